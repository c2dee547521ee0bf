import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { type CoursePoint, stageCourse } from '@sella/ceph/maturation/course'
import type { Maturation } from '@sella/ceph/maturation/maturation'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord } from '@sella/contract/entities'

interface Given {
  /** The points of a record's lateral film; null without any. */
  readonly pointsOf: (record: CaseRecord) => Tracing['points'] | null
  readonly readers: ReaderErrors
  /** The stage of the record that is being edited, as already computed. */
  readonly inHand?: { readonly uuid: string; readonly answer: Maturation }
}

/** The line of vertebral stages over a case's records. */
export const caseCourse = (records: readonly CaseRecord[], { pointsOf, readers, inHand }: Given): readonly CoursePoint[] =>
  stageCourse(
    records.map(record => {
      const of = { day: record.createday.slice(0, 10), read: record.maturation }
      return record.uuid === inHand?.uuid ? { ...of, points: null, answer: inHand.answer } : { ...of, points: pointsOf(record) }
    }),
    readers,
  )
