import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { type CoursePoint, stageCourse } from '@sella/ceph/maturation/course'
import type { Maturation } from '@sella/ceph/maturation/maturation'
import type { CaseRecord } from '@sella/contract/entities'
import { savedTracing } from '../../../readings/saved-tracing'

/** The open record with its current tracing. */
interface Now {
  readonly uuid: string
  readonly answer: Maturation
  readonly readers: ReaderErrors
}

/** The line of stages of a case, in which the open record counts as it is being edited. */
export const courseBeside = (records: readonly CaseRecord[], { uuid, answer, readers }: Now): readonly CoursePoint[] =>
  stageCourse(
    records.map(record => {
      const day = record.createday.slice(0, 10)
      if (record.uuid === uuid) return { day, points: null, read: record.maturation, answer }
      return { day, points: savedTracing(record)?.points ?? null, read: record.maturation }
    }),
    readers,
  )
