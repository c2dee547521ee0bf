import type { Planned } from '@sella/workbench/planning/planned'
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'
import { useStore } from '../../editor/use-store'
import { gesturing, usePlanned, usePlanTable, wholePlan } from './table'

const Context = createContext<Planned | null>(null)

/**
 * For panels that follow a gesture: while it runs, the film and the numbers being changed are drawn in the frame of the movement,
 * and what is measured of it as soon as that frame is done. Any other change is drawn everywhere at once.
 */
export const Following = ({ children }: { readonly children: ReactNode }) => {
  const { desk } = usePlanTable()
  const running = useStore(desk.state, gesturing)
  const now = usePlanned(wholePlan)
  const late = useDeferredValue(now)
  return <Context.Provider value={running ? late : now}>{children}</Context.Provider>
}

/** The plan as shown by a following panel. What a click changes must use the desk's own plan, never this one. */
export const useFollowed = (): Planned => {
  const planned = useContext(Context)
  if (!planned) throw new Error('outside the panels that follow a plan')
  return planned
}
