import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { RecordRow } from '../records/rows'

/** Whether there are points, none of which was set or confirmed by hand, and no orthodontist has approved them. */
export const isUnconfirmed = (record: Pick<RecordRow, 'approved_name'>, { points }: Tracing): boolean =>
  record.approved_name === null && Object.values(points).every(point => point?.origin !== 'manual')
