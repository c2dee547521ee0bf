import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { type CoursePoint, courseOf } from '@sella/ceph/maturation/course'
import type { Maturation } from '@sella/ceph/maturation/maturation'
import type { CaseRecord } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { tracingOf } from '@sella/workbench/record/film-storing'

/** The open record with its current tracing. */
interface Now {
  readonly uuid: string
  readonly answer: Maturation
  readonly readers: ReaderErrors
}

/** The line of stages of a case, in which the open record counts as it is being edited. */
export const courseBeside = (records: readonly CaseRecord[], { uuid, answer, readers }: Now): readonly CoursePoint[] =>
  courseOf(
    records.map(record => {
      const photo = filmOf(record)
      const day = record.createday.slice(0, 10)
      if (record.uuid === uuid) return { day, points: null, read: record.maturation, answer }
      return { day, points: (photo && tracingOf(record, photo)?.points) ?? null, read: record.maturation }
    }),
    readers,
  )
