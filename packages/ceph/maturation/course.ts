import { type Hindrance, type Stage, stageNumber } from '../data/maturation-stages'
import type { ReaderErrors } from '../data/reader-errors'
import type { Tracing } from '../tracing/tracing'
import { type Maturation, maturationOf } from './maturation'

/** A record of a case as far as its vertebrae are concerned. */
export interface CourseRecord {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** The points of its lateral film; null without one. */
  readonly points: Tracing['points'] | null
  /** The doctor's own reading; null if there is none. */
  readonly read: { readonly stage: Stage | null; readonly hindrance: Hindrance | null } | null
  /** If given, replaces what would be computed of the points: a tracing that is being edited. */
  readonly answer?: Maturation
}

/** A record on the line of stages over time. */
export interface CoursePoint {
  readonly day: string
  /** The likeliest computed stage with its share, and the range of the stages named with it, 1 to 6; null if none was computed. */
  readonly computed: { readonly stage: number; readonly share: number; readonly span: readonly [number, number] } | null
  /** The doctor's own stage, 1 to 6. */
  readonly own: number | null
}

const computedOf = (answer: Maturation): CoursePoint['computed'] => {
  if (answer.status === 'unstaged') return null
  const stage = stageNumber(answer.likeliest)
  const named = answer.likelyStages.map(each => stageNumber(each.stage))
  return { stage, share: answer.shares[answer.likeliest], span: [Math.min(...named), Math.max(...named)] }
}

const pointOf = ({ day, points, read, answer }: CourseRecord, readers: ReaderErrors): CoursePoint => {
  const computed = answer ?? (points && maturationOf(points, { hindrance: read?.hindrance ?? null, readers }))
  return { day, computed: computed && computedOf(computed), own: read?.stage ? stageNumber(read.stage) : null }
}

/** The line of stages of a case: every record with a stage, computed or read by the doctor, oldest first. */
export const stageCourse = (records: readonly CourseRecord[], readers: ReaderErrors): readonly CoursePoint[] =>
  records
    .map(record => pointOf(record, readers))
    .filter(({ computed, own }) => computed !== null || own !== null)
    .toSorted((a, b) => a.day.localeCompare(b.day))
