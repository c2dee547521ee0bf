import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { frontalCautions } from '@sella/ceph/data/frontal/cautions'
import type { SideDifference } from '@sella/ceph/frontal/asymmetry'
import { groundOfTracing } from '@sella/ceph/frontal/judge-frontal'
import { type FrontalFilmReading, readFrontalFilm } from '@sella/ceph/frontal/reading'
import { sideCautions } from '@sella/ceph/frontal/side-cautions'
import type { SideWords } from '@sella/ceph/frontal/sides'
import { showNorm, showValue } from '@sella/ceph/measure/display'
import type { Missing, Reading } from '@sella/ceph/measure/reading'
import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { unitSigns } from '@sella/ceph/unit'
import type { Lang, Words } from '@sella/ceph/words'
import { frontalFindingText } from '@sella/drawing/report/frontal/side-column'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { statedScale } from './scale-input'
import { table } from './table'
import { missingJson } from './values-output'

const valueIn = (reading: Reading | Missing): number | null => (reading.status === 'read' ? reading.value : null)

const differenceJson = (difference: SideDifference | null) => difference && { mm: difference.mm, error: difference.error }

const rowJson = ({ item, name, unit, reading, norm, difference, class: of, stars }: EvaluationRow) => ({
  ...{ item, name: name.en, unit, value: valueIn(reading), error: reading.status === 'read' ? reading.error : null },
  ...(norm
    ? { mean: norm.mean, sd: norm.sd, normSource: norm.source.en, normGrade: norm.grade, normGroup: norm.group, difference }
    : {}),
  // Without a value nothing was judged.
  ...(norm ? { class: difference === null ? null : of, stars } : {}),
})

/**
 * All results of one film; numbers are not rounded. `ofInput`: the points come from an input file, so a scale without a ruler is
 * one that the input states, not one read from an image file.
 */
export function frontalJson(tracing: Tracing, rows: readonly EvaluationRow[], ofInput: boolean) {
  const scale = calibrate(tracing)
  const given = ofInput && scale.mmPerPixel !== null && scale.provenance !== 'ruler'
  const { ground, sides, comparisons, turn, findings } = readFrontalFilm(groundOfTracing(tracing))
  const { midline } = ground.frame
  return {
    scale: statedScale(scale, given),
    sides,
    midline: midline && { by: midline.by, lean: midline.lean },
    headTurn: turn,
    rows: rows.map(rowJson),
    missing: missingJson(rows.map(row => [row.item, row.reading])),
    asymmetry: comparisons.map(({ level, right, left, difference, index, height, total }) => ({
      ...{ level: level.key, right: valueIn(right), left: valueIn(left), difference: differenceJson(difference) },
      ...{ index, height: differenceJson(height), total },
    })),
    findings: findings.shared,
    onLimit: findings.onLimit,
  }
}

/** A length, as approximate if nobody measured the scale. */
const lengthShown = (value: number | null, scale: Calibration): string =>
  `${value === null ? '' : scaleMark('mm', scale)}${showValue(value, 'mm')}`

const heads = {
  zh: ({ right, left }: SideWords) => ['水平', right.zh, left.zh, `${left.zh}-${right.zh}`, '指数 %', '高度差'],
  en: ({ right, left }: SideWords) => ['level', right.en, left.en, `${left.en} - ${right.en}`, 'index %', 'height'],
} as const

/** What must be known of this film: how it enlarges, that its head seems turned, and what is known of its sides. */
const cautionsOf = ({ ground, turn, sides }: FrontalFilmReading): readonly Words[] => [
  frontalCautions.always,
  ground.mmPerPixel === null ? frontalCautions.uncalibrated : frontalCautions.enlargement,
  ...(turn?.turned ? [frontalCautions.turnedHead] : []),
  ...sideCautions(sides),
]

/**
 * The rows, then the comparison of the sides, by the names that may be given to them, with what neighbouring levels share or why
 * nothing is told of it, and every caution.
 */
export function frontalTable(tracing: Tracing, rows: readonly EvaluationRow[], lang: Lang): string {
  const reading = readFrontalFilm(groundOfTracing(tracing))
  const { comparisons, words } = reading
  const scale = calibrate(tracing)
  const values = rows.map(row => {
    const mark = row.reading.status === 'read' ? scaleMark(row.unit, scale) : ''
    return [row.item, row.name[lang], `${mark}${row.shown}`, unitSigns[row.unit], row.norm ? showNorm(row.norm) : '']
  })
  const shown = (mm: number | null) => lengthShown(mm, scale)
  const sides = comparisons.map(({ level, right, left, difference, index, height }) => [
    ...[level.key, shown(valueIn(right)), shown(valueIn(left)), shown(difference?.mm ?? null)],
    ...[showValue(index, 'percent'), shown(height?.mm ?? null)],
  ])
  const cautions = cautionsOf(reading).map(each => `${each[lang]}\n`)
  return `${table(values)}\n${table([heads[lang](words), ...sides])}${frontalFindingText(reading, lang)}\n${cautions.join('')}`
}
