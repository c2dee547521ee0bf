import { pointsUnder } from '../analysis/affected'
import type { DeviationClass, EvaluationRow, Norm } from '../analysis/analysis'
import { sideOf } from '../analysis/finding'
import { type Judged, type Judgement, judge } from '../analysis/judge'
import { isOwnNorm } from '../analysis/norm-for'
import type { Analysis } from '../data/analysis-row'
import { isLandmarkName, type LandmarkName } from '../data/landmarks'
import { ageInYears } from '../patient/age'
import type { Dentition } from '../patient/age-group'
import { dayIn } from '../patient/record-day'
import type { Sex } from '../patient/sex'
import type { Calibration } from '../tracing/calibration-types'
import { doubtedScaleWords } from '../tracing/doubted-scale-words'
import { handErrorSentence } from '../tracing/hand-errors'
import { scaleCautionWords } from '../tracing/scale-caution'
import type { Origin, Tracing } from '../tracing/tracing'
import type { Lang } from '../words'

/** Why a value is missing. */
type WhyMissing = Extract<EvaluationRow['reading'], { readonly status: 'missing' }>['why']

/** A measurement of one record, with the norm that judged it. Numbers are not rounded. */
export interface MeasuredRow {
  readonly item: string
  readonly name: string
  readonly category: string
  readonly unit: EvaluationRow['unit']
  readonly value: number | null
  /** Standard error of the value due to the errors of its points; null if none is stated. */
  readonly error: number | null
  /** Why there is no value. */
  readonly missing: WhyMissing | null
  readonly mean: number | null
  readonly sd: number | null
  /** The age group the norm was published for; null if it was published for none, or there is no norm. */
  readonly group: Dentition | null
  /** The group the norm was measured on, if that limits its validity for a child; null otherwise. */
  readonly population: 'adults' | 'permanent' | null
  /** The sex it was published for, `both` if pooled; null without a norm. */
  readonly sex: Norm['sex'] | null
  /**
   * What the number after the ± is; `none` if there is none, in which case `sd` is 0 and the norm is a target that judges
   * nothing.
   */
  readonly spread: Norm['spread'] | null
  /** How well its source is established; null for the doctor's own norm. */
  readonly grade: Norm['grade'] | null
  readonly difference: number | null
  /** Null, like `stars`, if nothing was judged: no value, no norm, or a norm without a spread. */
  readonly class: DeviationClass | null
  readonly stars: number | null
  readonly meaning: string | null
  readonly source: string | null
  /** The points that could not be seen among those the value depends on, directly or indirectly; empty without a value. */
  readonly estimatedPoints: readonly LandmarkName[]
  /** The detected points it depends on that were neither placed nor confirmed by hand. */
  readonly unconfirmedPoints: readonly LandmarkName[]
}

export interface MeasuredRecord {
  /** Null in a table without names. */
  readonly uuid: string | null
  /** `YYYY-MM-DD`; null in a table without names. */
  readonly date: string | null
  /** Days since the first record of the case in the table. */
  readonly day: number
  /**
   * Age on the date of the record in years, truncated to two decimals, so that a child is not twelve before her birthday; null
   * without a date of birth.
   */
  readonly age: number | null
  readonly stage: 1 | 2 | 3
  /** The age group whose norms judged it. */
  readonly ageGroup: Dentition | null
  readonly scale: Calibration
  /** What speaks against the scale, of the film alone or beside the other records, as on paper; empty if nothing does. */
  readonly scaleCaution: string
  /** Whose errors apply to the points placed by hand; empty if there are none. */
  readonly errorsBy: string
  readonly rows: readonly MeasuredRow[]
}

export interface MeasuredCase {
  /** `C1`, `C2`: distinguishes cases in a table without names. */
  readonly label: string
  readonly caseNo: string | null
  readonly name: string | null
  readonly sex: Sex | null
  /** `YYYY-MM-DD`. */
  readonly birthday: string | null
  /** Oldest first. */
  readonly records: readonly MeasuredRecord[]
}

/** What one analysis measures on the records of one or many cases. */
export interface MeasuredTable {
  readonly method: { readonly name: string; readonly title: string }
  readonly cases: readonly MeasuredCase[]
}

type OfNorm = Pick<MeasuredRow, 'mean' | 'sd' | 'group' | 'population' | 'sex' | 'spread' | 'grade' | 'source'>

const ofNorm = (norm: Norm | null, lang: Lang): OfNorm =>
  norm === null
    ? { mean: null, sd: null, group: null, population: null, sex: null, spread: null, grade: null, source: null }
    : {
        ...{ mean: norm.mean, sd: norm.sd, group: norm.group, sex: norm.sex, source: norm.source[lang] },
        // Norms set by the doctor have no source to grade.
        grade: isOwnNorm(norm) ? null : norm.grade,
        ...{
          population: norm.adults ? 'adults' : norm.permanent && norm.group === null ? 'permanent' : null,
          spread: norm.sd > 0 ? norm.spread : 'none',
        },
      }

/** The points of a given origin that an item's value depends on. */
export const leanedOn = (
  item: string,
  origin: Origin,
  { tracing: { points }, customItems }: Pick<Judged, 'tracing' | 'customItems'>,
): readonly LandmarkName[] => {
  const under = pointsUnder(item, customItems ?? {}, points)
  return (Object.keys(points) as (keyof Tracing['points'])[]).filter(
    (name): name is LandmarkName => points[name]?.origin === origin && isLandmarkName(name) && under.has(name),
  )
}

/** A table may be read without the row's other cells: a value that was not judged is not called normal. */
const judgementOf = (row: EvaluationRow): Pick<MeasuredRow, 'class' | 'stars'> =>
  sideOf(row) === null ? { class: null, stars: null } : { class: row.class, stars: row.stars }

const rowOf = (row: EvaluationRow, judged: Judged, lang: Lang): MeasuredRow => {
  const { item, name, category, unit, reading, norm, difference, meaning } = row
  const read = reading.status === 'read'
  return {
    ...{ item, name: name[lang], category, unit, difference, ...judgementOf(row), ...ofNorm(norm, lang) },
    value: read ? reading.value : null,
    error: read ? reading.error : null,
    missing: read ? null : reading.why,
    meaning: meaning?.[lang] ?? null,
    estimatedPoints: read ? leanedOn(item, 'estimated', judged) : [],
    unconfirmedPoints: read ? leanedOn(item, 'detected', judged) : [],
  }
}

const cautionOf = ({ calibration, rows }: Judgement, tracing: Tracing, lang: Lang): string => {
  const doubted = rows.some(({ reading }) => reading.status === 'missing' && reading.why === 'scale-doubted')
  const words = [scaleCautionWords(tracing, calibration), doubted ? doubtedScaleWords : null]
  return words.flatMap(each => each?.[lang] ?? []).join(lang === 'zh' ? '；' : '; ')
}

const dayNumber = (day: string): number => Math.round(Date.parse(day) / 86_400_000)

/** A record to be measured; `createday` is in `judged`. */
export interface ToMeasure {
  readonly uuid: string
  readonly stage: 1 | 2 | 3
  readonly judged: Judged
}

/** Reduces a record's judgement to what may be shown next to the other records of its case: no lengths if a scale is doubted. */
type Reduction = (uuid: string, whole: Judgement) => Judgement

const recordOf = (
  { uuid, stage, judged }: ToMeasure,
  { first, lang, tell }: { first: string; lang: Lang; tell: Reduction },
): MeasuredRecord => {
  const judgement = tell(uuid, judge(judged, { assumeScale: false }))
  const { subject, calibration, rows } = judgement
  const date = dayIn(judged.record.createday)
  const errorsBy = (judged.readers && handErrorSentence([judged.tracing.points], judged.readers)?.[lang]) ?? ''
  return {
    ...{ uuid, stage, date, day: dayNumber(date) - dayNumber(first) },
    age: subject.age && ageInYears(subject.age),
    ...{ ageGroup: subject.dentition, scale: calibration, scaleCaution: cautionOf(judgement, judged.tracing, lang) },
    ...{ errorsBy, rows: rows.map(row => rowOf(row, judged, lang)) },
  }
}

/**
 * The records of a case, oldest first, each measured with its own scale, which is never assumed, and judged at its own age;
 * anything `tell` withholds is missing.
 */
export const measuredRecords = (records: readonly ToMeasure[], lang: Lang, tell: Reduction): readonly MeasuredRecord[] => {
  const sorted = [...records].sort((a, b) => (a.judged.record.createday < b.judged.record.createday ? -1 : 1))
  const first = dayIn(sorted[0]?.judged.record.createday ?? '')
  return sorted.map(record => recordOf(record, { first, lang, tell }))
}

/**
 * The table without identifying data: no name, number, date of birth, dates or keys; sex, age and the days between records are
 * kept.
 */
export const unnamed = (table: MeasuredTable): MeasuredTable => ({
  ...table,
  cases: table.cases.map(({ label, sex, records }) => ({
    ...{ label, sex, caseNo: null, name: null, birthday: null },
    records: records.map(record => ({ ...record, uuid: null, date: null })),
  })),
})

export const methodOf = ({ name, title }: Analysis, lang: Lang): MeasuredTable['method'] => ({ name, title: title[lang] })
