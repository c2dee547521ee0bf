import { fromStored } from '@sella/ceph/tracing/format'
import type { Unreadable } from '@sella/ceph/tracing/stored'
import { Refusal } from '../http/refusal'
import { countPoints } from './points'

const place = (refusal: Unreadable): string => (refusal.code === 'POINT_INVALID' ? refusal.point.slice(0, 100) : refusal.code)

/** Checks the text of a record's tracings as the engine will read it; tells whether anything is placed on the lateral film. */
export const checkTracing = (text: string): boolean => {
  countPoints(text, 'cephPoints')
  const read = fromStored(text)
  if (!read.ok) throw new Refusal('TRACING_INVALID', { field: place(read.refusal) })
  return Object.keys(read.value.points).length > 0
}
