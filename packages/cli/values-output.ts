import { intermediates, isItemName, measurements } from '@sella/ceph/data/measurements'
import { showValue } from '@sella/ceph/measure/display'
import { measureAll, measureIntermediates } from '@sella/ceph/measure/measure'
import type { Missing, Reading, WhyMissing } from '@sella/ceph/measure/reading'
import { calibrate, givenScale } from '@sella/ceph/tracing/calibration'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { type Facing, facingOf } from '@sella/ceph/tracing/frame'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { table } from './table'

interface Values {
  readonly scale: Calibration
  readonly facing: Facing
  /** Not rounded; null if missing. */
  readonly values: Readonly<Record<string, number | null>>
  readonly missing: Readonly<
    Record<string, { readonly why: WhyMissing; readonly points?: readonly string[]; readonly items?: readonly string[] }>
  >
}

const isMissing = (answer: Missing | { readonly status: string }): answer is Missing => answer.status === 'missing'

const needs = (why: WhyMissing, names: readonly string[]) =>
  why === 'needs-other-item' ? { why, items: names } : why === 'missing-points' ? { why, points: names } : { why }

/** Why items or registrations have no result, by name. */
export const missingJson = (answers: readonly (readonly [string, Missing | { readonly status: string }])[]): Values['missing'] =>
  Object.fromEntries(answers.flatMap(([name, answer]) => (isMissing(answer) ? [[name, needs(answer.why, answer.needs)]] : [])))

interface Measuring {
  readonly assumeScale: boolean
  /** A stored record's scale is doubted beside the others of its case: lengths are withheld. */
  readonly doubted: boolean
  /** Points alone, whose scale is used as it is given, whether or not a patient can have it. */
  readonly asGiven: boolean
}

const doubtedLength: Missing = { status: 'missing', why: 'scale-doubted', needs: [] }

/** Every item and intermediate item of the tables for one film (formats.md, `analyze --all --json`). */
export const valuesJson = (tracing: Tracing, { assumeScale, doubted, asGiven }: Measuring): Values => {
  const given = asGiven ? givenScale(tracing) : null
  const scale = given && given.mmPerPixel !== null ? given : calibrate(tracing, assumeScale)
  const stated = <T extends Reading | Missing>(reading: T) =>
    doubted && reading.status === 'read' && reading.unit === 'mm' ? doubtedLength : reading
  const all = { ...measureAll(tracing.points, scale), ...measureIntermediates(tracing.points, scale) }
  const readings = Object.entries(all).map(([item, reading]) => [item, stated(reading)] as const)
  return {
    scale,
    facing: facingOf(tracing.points),
    values: Object.fromEntries(readings.map(([item, reading]) => [item, reading.status === 'read' ? reading.value : null])),
    missing: missingJson(readings),
  }
}

const rowFor = (
  item: string,
  value: number | null,
  { scale, lang }: { readonly scale: Calibration; readonly lang: Lang },
): readonly string[] => {
  const { unit, name } = isItemName(item)
    ? measurements[item]
    : { unit: intermediates[item as keyof typeof intermediates].unit, name: { zh: item, en: item } }
  const shown = showValue(value, unit)
  return [item, name[lang], value === null ? shown : `${scaleMark(unit, scale)}${shown}`, unit]
}

export const valuesTable = ({ values, scale }: Values, lang: Lang): string =>
  table([
    ...Object.entries(values).map(([item, value]) => rowFor(item, value, { scale, lang })),
    ['', '', '', `${scale.provenance}${scale.mmPerPixel === null ? '' : ` ${scale.mmPerPixel} mm/px`}`],
  ])
