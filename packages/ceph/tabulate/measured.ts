import { pointsUnder } from '../analysis/affected'
import type { DeviationClass, Evaluation, EvaluationRow, Norm } from '../analysis/analysis'
import { hedgedMeaning, sideOf } from '../analysis/finding'
import type { Judged } from '../analysis/judge'
import { isOwnNorm } from '../analysis/norm-for'
import type { RecordSubject } from '../analysis/subject'
import type { Analysis } from '../data/analysis-row'
import { isLandmarkName, type LandmarkName } from '../data/landmarks'
import type { PointName } from '../data/point-name'
import { ageInYears } from '../patient/age'
import type { Dentition } from '../patient/age-group'
import { dayIn } from '../patient/record-day'
import type { Sex } from '../patient/sex'
import type { Calibration } from '../tracing/calibration-types'
import { doubtedScaleWords } from '../tracing/doubted-scale-words'
import type { Origin, Tracing } from '../tracing/tracing'
import type { Lang, Words } from '../words'

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
  /** Borderline where its error may take the value into or out of the norm, as on screen. */
  readonly meaning: string | null
  readonly source: string | null
  /** The points that could not be seen among those the value depends on, directly or indirectly; empty without a value. */
  readonly estimatedPoints: readonly PointName[]
  /** The detected points it depends on that were neither placed nor confirmed by hand. */
  readonly unconfirmedPoints: readonly PointName[]
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

/** The points of an origin that an item's value depends on. */
export type LeansOn = (item: string, origin: Origin) => readonly PointName[]

const rowOf = (row: EvaluationRow, leansOn: LeansOn, lang: Lang): MeasuredRow => {
  const { item, name, category, unit, reading, norm, difference } = row
  const read = reading.status === 'read'
  return {
    ...{ item, name: name[lang], category, unit, difference, ...judgementOf(row), ...ofNorm(norm, lang) },
    value: read ? reading.value : null,
    error: read ? reading.error : null,
    missing: read ? null : reading.why,
    meaning: hedgedMeaning(row)?.[lang] ?? null,
    estimatedPoints: read ? leansOn(item, 'estimated') : [],
    unconfirmedPoints: read ? leansOn(item, 'detected') : [],
  }
}

const dayNumber = (day: string): number => Math.round(Date.parse(day) / 86_400_000)

/** What was read from a picture of a record: its lateral film, or a face photo. */
export interface ReadRecord {
  readonly uuid: string
  readonly stage: 1 | 2 | 3
  /** `YYYY-MM-DD` or longer. */
  readonly createday: string
  readonly subject: Pick<RecordSubject, 'age'> & { readonly dentition: Dentition | null }
  readonly evaluation: Pick<Evaluation, 'calibration' | 'rows'>
  /** What speaks against the picture's own scale; null if nothing does. */
  readonly caution: Words | null
  readonly errorsBy: string
  readonly leansOn: LeansOn
}

const cautionOf = ({ caution, evaluation: { rows } }: ReadRecord, lang: Lang): string => {
  const doubted = rows.some(({ reading }) => reading.status === 'missing' && reading.why === 'scale-doubted')
  return [caution, doubted ? doubtedScaleWords : null].flatMap(each => each?.[lang] ?? []).join(lang === 'zh' ? '；' : '; ')
}

const recordOf = (read: ReadRecord, first: string, lang: Lang): MeasuredRecord => {
  const { uuid, stage, createday, subject, evaluation, errorsBy, leansOn } = read
  const date = dayIn(createday)
  return {
    ...{ uuid, stage, date, day: dayNumber(date) - dayNumber(first) },
    age: subject.age && ageInYears(subject.age),
    ...{ ageGroup: subject.dentition, scale: evaluation.calibration, scaleCaution: cautionOf(read, lang) },
    ...{ errorsBy, rows: evaluation.rows.map(row => rowOf(row, leansOn, lang)) },
  }
}

/** The records of a case, oldest first, as they were read. */
export const tabulated = (records: readonly ReadRecord[], lang: Lang): readonly MeasuredRecord[] => {
  const sorted = [...records].sort((a, b) => (a.createday < b.createday ? -1 : 1))
  const first = dayIn(sorted[0]?.createday ?? '')
  return sorted.map(record => recordOf(record, first, lang))
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
