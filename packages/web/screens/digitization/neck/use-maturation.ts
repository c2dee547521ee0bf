import { maturationOf } from '@sella/ceph/maturation/maturation'
import { useMemo } from 'react'
import { useStore } from '../../../editor/use-store'
import { useDesk, useFollowedTracing } from '../desk'

/** The maturation of the tracing at the pace of the panels, without the stages the doctor rules out. */
export const useMaturation = () => {
  const { record, choice } = useDesk()
  const readers = useStore(choice, ({ readers: hers }) => hers)
  const { points } = useFollowedTracing()
  const hindrance = record.maturation?.hindrance ?? null
  return useMemo(() => maturationOf(points, { hindrance, readers }), [points, hindrance, readers])
}
