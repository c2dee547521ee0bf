import { isLandmarkName } from '@sella/ceph/data/landmarks'
import { takeTool } from '@sella/workbench/bench/bench'
import type { PickState } from '@sella/workbench/tools/pick-point'
import { pickPoint } from '@sella/workbench/tools/pick-point'
import { useCallback, useEffect, useMemo } from 'react'
import { useStore } from '../../../editor/use-store'
import { useDesk } from '../desk'

interface Picking {
  readonly nodes: readonly string[]
  /** The place that the next click fills. */
  readonly at: number
  readonly take: (name: string) => void
}

/** Landmarks clicked on the film fill the current place; `tried`: the definition with the landmark under the pointer in that place. */
export const usePicking = ({ nodes, at, take }: Picking) => {
  const { bench } = useDesk()
  const on = useStore(bench.hand, hand => hand.tool === 'pick')
  const taken = useStore(bench.hand, hand => (hand.tool === 'pick' ? (hand.state as PickState).taken : null))
  const hovered = useStore(bench.hover, ref => (on && ref?.kind === 'landmark' ? ref.name : null))
  const start = useCallback(() => {
    takeTool(bench, 'pick')
    bench.hand.set(hand => ({ ...hand, selected: null }))
  }, [bench])
  const stop = useCallback(() => takeTool(bench, 'select'), [bench])
  useEffect(() => {
    if (on) bench.hand.set(hand => ({ ...hand, state: { ...pickPoint.idle, ...(hand.state as PickState), chosen: nodes } }))
  }, [bench, on, nodes])
  useEffect(() => {
    if (!taken) return
    bench.hand.set(hand => ({ ...hand, state: { ...(hand.state as PickState), taken: null } }))
    take(taken.name)
  }, [bench, taken, take])
  // Picking ends with the panel.
  useEffect(() => () => takeTool(bench, 'select'), [bench])
  const tried = useMemo(
    () => (hovered && isLandmarkName(hovered) && at < nodes.length ? nodes.with(at, hovered) : nodes),
    [hovered, at, nodes],
  )
  return { on, start, stop, tried }
}
