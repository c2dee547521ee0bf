import { type Stage, stageNumber, stages } from '@sella/ceph/data/maturation'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { type Maturation, maturationOf } from '@sella/ceph/maturation/maturation'
import type { CaseRecord } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { tracingOf } from '@sella/workbench/record/film-storing'

/** A record on the time line of stages. */
export interface CoursePoint {
  readonly uuid: string
  readonly day: string
  /** The likeliest computed stage with its share, and the stages nearly as likely, 1 to 6; null if none was computed. */
  readonly computed: { readonly stage: number; readonly share: number; readonly span: readonly [number, number] } | null
  readonly own: number | null
}

/** Stages with at least this share count as likely besides the likeliest. */
const likely = 0.15

const computedOf = (answer: Maturation): CoursePoint['computed'] => {
  if (answer.status === 'unstaged') return null
  const stage = stageNumber(answer.likeliest)
  const all = stages.filter(each => answer.shares[each] >= likely).map(stageNumber)
  return { stage, share: answer.shares[answer.likeliest], span: [Math.min(stage, ...all), Math.max(stage, ...all)] }
}

const own = (stage: Stage | null | undefined): number | null => (stage ? stageNumber(stage) : null)

/** The open record with its current tracing. */
interface Now {
  readonly uuid: string
  readonly answer: Maturation
  readonly readers: ReaderErrors
}

/** The time line of stages: every record with a stage, computed or read by the doctor, oldest first. */
export const courseOf = (records: readonly CaseRecord[], now: Now): readonly CoursePoint[] =>
  records
    .map(record => {
      const photo = filmOf(record)
      const tracing = photo && tracingOf(record, photo)
      const hindrance = record.maturation?.hindrance ?? null
      const answer =
        record.uuid === now.uuid ? now.answer : tracing && maturationOf(tracing.points, { hindrance, readers: now.readers })
      const computed = answer && computedOf(answer)
      return { uuid: record.uuid, day: record.createday.slice(0, 10), computed, own: own(record.maturation?.stage) }
    })
    .filter(({ computed, own: read }) => computed !== null || read !== null)
    .toSorted((a, b) => a.day.localeCompare(b.day))
