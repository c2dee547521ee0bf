import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { tracingOf } from '@sella/workbench/record/film-storing'

/** The points of a record's film as they are saved; null without a film, or if they cannot be read. */
export const savedTracing = (record: CaseRecord): Tracing | null => {
  const film = filmOf(record)
  return film && tracingOf(record, film)
}
