import type { Tracing } from '@sella/ceph/tracing/tracing'
import { toStored } from '@sella/contract/documents/tracing'

/** A further reading as the server keeps it, beside no other image's points; null where the tracing cannot be stored. */
export const textOfTracing = (tracing: Tracing): string | null => {
  const stored = toStored(tracing)
  return stored.ok ? stored.value : null
}
