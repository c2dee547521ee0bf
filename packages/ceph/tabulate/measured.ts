import { affectedItems } from '../analysis/affected'
import type { DeviationClass, EvaluationRow, Norm } from '../analysis/analysis'
import { type Judged, type Judgement, judge } from '../analysis/judge'
import type { Analysis } from '../data/analysis-row'
import { isLandmarkName, type LandmarkName } from '../data/landmarks'
import type { Dentition } from '../patient/age-group'
import { dayIn } from '../patient/record-day'
import type { Sex } from '../patient/sex'
import type { Calibration } from '../tracing/calibration-types'
import { handErrorSentence } from '../tracing/hand-errors'
import type { Origin, Tracing } from '../tracing/tracing'
import type { Lang } from '../words'

/** A measurement of one record, with the norm that judged it. Numbers are not rounded. */
export interface MeasuredRow {
  readonly item: string
  readonly name: string
  readonly category: string
  readonly unit: string
  readonly value: number | null
  /** Standard error of the value from the errors of its points; null where nothing says one. */
  readonly error: number | null
  /** Why there is no value. */
  readonly missing: string | null
  readonly mean: number | null
  readonly sd: number | null
  /** The age group the norm was printed for; null where it holds for all ages, or there is none. */
  readonly group: Dentition | null
  /** The sex it was printed for, `both` where pooled; null where there is no norm. */
  readonly sex: Norm['sex'] | null
  /** What stands after the ±; `none` where nothing does, and `sd` is 0 then: such a norm is a target and judges nothing. */
  readonly spread: Norm['spread'] | null
  /** How well its source is known. */
  readonly grade: Norm['grade'] | null
  readonly difference: number | null
  readonly class: DeviationClass
  readonly stars: number
  readonly meaning: string | null
  readonly source: string | null
  /** The points nobody saw that the value leans on, directly or through others; empty without a value. */
  readonly estimatedPoints: readonly LandmarkName[]
  /** The detector's points it leans on that no hand set or confirmed. */
  readonly unconfirmedPoints: readonly LandmarkName[]
}

export interface MeasuredRecord {
  /** Null where the table names nobody. */
  readonly uuid: string | null
  /** `YYYY-MM-DD`; null where the table names nobody. */
  readonly date: string | null
  /** Days since the first record of the case in the table. */
  readonly day: number
  /** Years on the day of the record, in days by 365.25, to two decimals; null without a birthday. */
  readonly age: number | null
  readonly stage: 1 | 2 | 3
  /** The age group whose norms judged it. */
  readonly ageGroup: Dentition | null
  readonly scale: Calibration
  /** By whose error the points placed by hand count; empty where none was. */
  readonly errorsBy: string
  readonly rows: readonly MeasuredRow[]
}

export interface MeasuredCase {
  /** `C1`, `C2`: what tells cases apart where nobody is named. */
  readonly label: string
  readonly caseNo: string | null
  readonly name: string | null
  readonly sex: Sex | null
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null
  /** Oldest first. */
  readonly records: readonly MeasuredRecord[]
}

/** What one analysis measures on records of one case or of many. */
export interface MeasuredTable {
  readonly method: { readonly name: string; readonly title: string }
  readonly cases: readonly MeasuredCase[]
}

type OfNorm = Pick<MeasuredRow, 'mean' | 'sd' | 'group' | 'sex' | 'spread' | 'grade' | 'source'>

const ofNorm = (norm: Norm | null): OfNorm =>
  norm === null
    ? { mean: null, sd: null, group: null, sex: null, spread: null, grade: null, source: null }
    : {
        ...{ mean: norm.mean, sd: norm.sd, group: norm.group, sex: norm.sex, grade: norm.grade, source: norm.source },
        spread: norm.sd > 0 ? norm.spread : 'none',
      }

/** The points of an origin that an item's value leans on. */
const leanedOn = (item: string, origin: Origin, { tracing: { points }, customItems }: Judged): readonly LandmarkName[] =>
  (Object.keys(points) as (keyof Tracing['points'])[]).filter(
    (name): name is LandmarkName =>
      points[name]?.origin === origin && isLandmarkName(name) && affectedItems(name, customItems).has(item),
  )

const rowOf = (
  { item, name, category, unit, reading, norm, difference, class: of, stars, meaning }: EvaluationRow,
  judged: Judged,
  lang: Lang,
): MeasuredRow => {
  const read = reading.status === 'read'
  return {
    ...{ item, name: name[lang], category, unit, difference, class: of, stars, ...ofNorm(norm) },
    value: read ? reading.value : null,
    error: read ? reading.error : null,
    missing: read ? null : reading.why,
    meaning: meaning?.[lang] ?? null,
    estimatedPoints: read ? leanedOn(item, 'estimated', judged) : [],
    unconfirmedPoints: read ? leanedOn(item, 'detected', judged) : [],
  }
}

const dayNumber = (day: string): number => Math.round(Date.parse(day) / 86_400_000)

/** A record as it is to be measured; `createday` stands in `judged`. */
export interface ToMeasure {
  readonly uuid: string
  readonly stage: 1 | 2 | 3
  readonly judged: Judged
}

/** What may be told of a record's judgement beside the others of its case: where a scale is doubted, no lengths. */
type Told = (uuid: string, whole: Judgement) => Judgement

const recordOf = (
  { uuid, stage, judged }: ToMeasure,
  { first, lang, tell }: { first: string; lang: Lang; tell: Told },
): MeasuredRecord => {
  const { subject, calibration, rows } = tell(uuid, judge(judged, { assumeScale: false }))
  const date = dayIn(judged.record.createday)
  const { birthday } = judged.patient
  const errorsBy = (judged.readers && handErrorSentence([judged.tracing.points], judged.readers)?.[lang]) ?? ''
  const days = birthday === null ? Number.NaN : dayNumber(date) - dayNumber(birthday)
  return {
    ...{ uuid, stage, date, day: dayNumber(date) - dayNumber(first) },
    age: days >= 0 ? Math.round((days / 365.25) * 100) / 100 : null,
    ...{ ageGroup: subject.dentition, scale: calibration, errorsBy, rows: rows.map(row => rowOf(row, judged, lang)) },
  }
}

/**
 * The records of a case, oldest first, measured each by its own scale, which is never assumed, and judged by its own age; what `tell`
 * withholds is missing.
 */
export const measuredRecords = (records: readonly ToMeasure[], lang: Lang, tell: Told): readonly MeasuredRecord[] => {
  const sorted = [...records].sort((a, b) => (a.judged.record.createday < b.judged.record.createday ? -1 : 1))
  const first = dayIn(sorted[0]?.judged.record.createday ?? '')
  return sorted.map(record => recordOf(record, { first, lang, tell }))
}

/** The table without whoever it is of: no name, number, birthday, date or key; sex, age and the days between records stay. */
export const unnamed = (table: MeasuredTable): MeasuredTable => ({
  ...table,
  cases: table.cases.map(({ label, sex, records }) => ({
    ...{ label, sex, caseNo: null, name: null, birthday: null },
    records: records.map(record => ({ ...record, uuid: null, date: null })),
  })),
})

export const methodOf = ({ name, title }: Analysis, lang: Lang): MeasuredTable['method'] => ({ name, title: title[lang] })
