import type { Tracing } from '@sella/ceph/tracing/tracing'
import { toStored } from '@sella/contract/documents/tracing'

/** A further reading as the server stores it, without points of other images; null if the tracing cannot be serialized. */
export const textOfTracing = (tracing: Tracing): string | null => {
  const stored = toStored(tracing)
  return stored.ok ? stored.value : null
}
