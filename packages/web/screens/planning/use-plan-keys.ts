import { type Arrow, nudgedMove } from '@sella/workbench/planning/nudging'
import { isDirty } from '@sella/workbench/planning/plan-history'
import { useState } from 'react'
import { useStore } from '../../editor/use-store'
import { useKeys } from '../../parts/use-keys'
import { usePlanTable } from './table'
import { useSavePlan } from './use-save-plan'

/** Moves the selected segment by an arrow: 0.1, with Shift 1; mm or degrees. */
const useArrow = (turning: boolean) => {
  const { desk, planned, tracing } = usePlanTable()
  const segment = useStore(desk.state, state => state.selected)
  return (arrow: Arrow) => (event: KeyboardEvent) => {
    if (!desk.state.get().open) return
    event.preventDefault()
    const { document, prediction } = planned()
    if (prediction.status !== 'predicted') return
    const by = event.shiftKey ? 1 : 0.1
    const move = nudgedMove({ segment, arrow, turning, by, start: tracing, plan: document.plan, prediction })
    if (move) desk.move(segment, move, 'nudge')
  }
}

/**
 * Arrows 0.1, with Shift 1; R rotates; C closes to the first contact; Space shows the present; Delete clears a movement; 1 to 9
 * open plans; Ctrl or Cmd with Z, Y, S.
 */
export const usePlanKeys = () => {
  const { desk } = usePlanTable()
  const selected = useStore(desk.state, state => state.selected)
  const [nowOnly, setNowOnly] = useState(false)
  const [turning, setTurning] = useState(false)
  const save = useSavePlan()
  const arrow = useArrow(turning)
  const openNth = (n: number) => () => {
    const { plans, open } = desk.state.get()
    const plan = plans?.[n - 1]
    if (plan && !(open && isDirty(open.history))) desk.open(plan.uuid)
  }
  useKeys({
    ...{ ArrowLeft: arrow('ArrowLeft'), ArrowRight: arrow('ArrowRight') },
    ...{ ArrowUp: arrow('ArrowUp'), ArrowDown: arrow('ArrowDown') },
    r: () => setTurning(!turning),
    c: () => void desk.acceptAim({ aim: 'contact' }),
    ' ': event => {
      if (event.target instanceof HTMLButtonElement) return
      event.preventDefault()
      setNowOnly(!nowOnly)
    },
    Delete: () => desk.move(selected, undefined),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => [`${n}`, openNth(n)])),
    'mod+z': desk.undo,
    'mod+shift+z': desk.redo,
    'mod+y': desk.redo,
    'mod+s': () => void save(),
  })
  return { nowOnly, setNowOnly, turning }
}
