import { maturationOf } from '@sella/ceph/maturation/maturation'
import { useMemo } from 'react'
import { useDesk, useTracing } from '../desk'

/** The maturation of the tracing of this frame, as far as the doctor rules none out. */
export const useMaturation = () => {
  const { record } = useDesk()
  const { points } = useTracing()
  const hindrance = record.maturation?.hindrance ?? null
  return useMemo(() => maturationOf(points, { hindrance }), [points, hindrance])
}
