import type { Norm } from '@sella/ceph/analysis/analysis'
import { classify, type Judgement } from '@sella/ceph/analysis/classify'
import { judge } from '@sella/ceph/analysis/judge'
import { normFor } from '@sella/ceph/analysis/norm-for'
import { type JudgedPatient, type JudgedRecord, subjectOf } from '@sella/ceph/analysis/subject'
import { isItemName, measurements } from '@sella/ceph/data/measurements'
import { judgedDecimals, shownDecimals, showValue } from '@sella/ceph/measure/display'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Unit } from '@sella/ceph/unit'
import type { ChiefFinding } from '@sella/contract/glance'
import { mostChief } from '@sella/contract/glance'
import type { Judging } from './judging'
import { listOf, type Scale } from './read-tracing'

/** A value of the film with its classification. */
export interface Finding extends ChiefFinding {
  /** Standard deviations from the mean. */
  readonly far: number
  /** The highest number of stars possible for a displayed value like this one. */
  readonly atMost: number
}

interface Judged {
  readonly finding: Finding
  /** Whether values displayed alike may be classified differently, so that the tracing itself must be measured. */
  readonly unclear: boolean
}

/** The stored values of a record's film: as displayed, times 1000, by list. */
export interface StoredReadings {
  readonly scale: Scale
  readonly values: ReadonlyMap<string, number>
}

/** Shown when no value, or only one, is outside the norm: the sagittal and the vertical relation of the jaws. */
const quiet = ['ANB', 'FMA']

const definitionOf = (item: string, { customItems }: Judging) =>
  isItemName(item) ? measurements[item] : Object.hasOwn(customItems, item) ? customItems[item] : undefined

/** Largest difference between the value that is judged and the one displayed. */
const blur = (unit: Unit): number => (judgedDecimals(unit) > shownDecimals(unit) ? 0.5 / 10 ** shownDecimals(unit) : 0)

const classed = (value: number, unit: Unit, norm: Norm): Judgement & { readonly atMost: number; readonly unclear: boolean } => {
  const at = (by: number) => classify({ value: value + by, unit, error: null }, norm)
  const [low, middle, high] = [at(-blur(unit)), at(0), at(blur(unit))]
  return { ...middle, atMost: Math.max(low.stars, high.stars), unclear: low.class !== high.class }
}

const judged = (item: string, kept: StoredReadings, { judging, patient, record }: Asked): readonly Judged[] => {
  const definition = definitionOf(item, judging)
  const stored = kept.values.get(listOf(item))
  const norm = normFor(item, judging.analysis, { ...judging, subject: subjectOf(patient, record) })
  if (!definition || stored === undefined || norm === null || norm.sd <= 0) return []
  const { unit, name } = definition
  const value = stored / 1000
  const { difference, class: of, stars, atMost, unclear } = classed(value, unit, norm)
  const approximate = unit === 'mm' && kept.scale !== 'measured'
  const far = Math.abs(difference) / norm.sd
  return [{ finding: { item, name, shown: showValue(value, unit), unit, class: of, stars, approximate, far, atMost }, unclear }]
}

const worst = (a: Finding, b: Finding): number => b.stars - a.stars || b.far - a.far

/** Values outside the norm first, worst first; then the quiet ones, then the analysis's own order. */
const chiefOf = (all: readonly Finding[]): readonly Finding[] => {
  const outside = all.filter(({ stars }) => stars > 0).sort(worst)
  const within = all.filter(({ stars }) => stars === 0)
  const first = quiet.flatMap(item => within.filter(finding => finding.item === item))
  return [...outside, ...first, ...within.filter(finding => !first.includes(finding))].slice(0, mostChief)
}

/** The patient and record, and how to judge them. */
export interface Asked {
  readonly judging: Judging
  readonly patient: JudgedPatient
  readonly record: JudgedRecord
  /** The scale is doubted beside the other records of the case: lengths are withheld. */
  readonly doubted?: boolean
}

const chiefFinding = ({ far: _, atMost: __, ...finding }: Finding): ChiefFinding => finding

/** The chief findings from stored values; null where a value is so close to a boundary that only its tracing can decide. */
export const chiefOfReadings = (kept: StoredReadings, asked: Asked): readonly ChiefFinding[] | null => {
  const all = [...new Set(asked.judging.analysis.items)].flatMap(item => judged(item, kept, asked))
  const chief = chiefOf(all.map(({ finding }) => finding))
  const least = chief.length < mostChief ? 0 : (chief.at(-1)?.stars ?? 0)
  if (all.some(({ finding, unclear }) => unclear && finding.atMost >= least)) return null
  return chief.map(chiefFinding)
}

/** The same, measured from the tracing itself. */
export const chiefOfTracing = (
  tracing: Tracing,
  { judging, patient, record, doubted = false }: Asked,
): readonly ChiefFinding[] => {
  const whole = judge({ ...judging, tracing, patient, record })
  const { rows, calibration } = doubted ? withoutLengths(whole) : whole
  const measured = calibration.provenance === 'ruler' || calibration.provenance === 'dicom'
  const all = rows.flatMap(({ item, name, unit, shown, norm, reading, stars, difference, ...row }): readonly Finding[] => {
    if (reading.status !== 'read' || norm === null || norm.sd <= 0) return []
    const approximate = unit === 'mm' && !measured
    const far = Math.abs(difference ?? 0) / norm.sd
    return [{ item, name, shown, unit, class: row.class, stars, approximate, far, atMost: stars }]
  })
  return chiefOf(all).map(chiefFinding)
}
