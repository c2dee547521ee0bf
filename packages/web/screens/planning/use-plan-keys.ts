import type { SegmentName } from '@sella/ceph/data/planning/segments'
import { handTurn } from '@sella/ceph/planning/hand-turn'
import { isDirty } from '@sella/workbench/planning/plan-history'
import { useState } from 'react'
import { useStore } from '../../editor/use-store'
import { useKeys } from '../../parts/use-keys'
import { type AmountField, amountFields, amountOf, withAmount } from './fields'
import { usePlanTable } from './table'
import { useSavePlan } from './use-save-plan'

/** The field an arrow changes, and in which direction; up and down follow the picture. */
const fieldFor = (
  segment: SegmentName,
  key: string,
  turning: boolean,
): { readonly field: AmountField; readonly way: 1 | -1 } | null => {
  const [first, second, third] = amountFields[segment]
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight'
  const way = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
  const field = turning || segment === 'MDA' ? (third ?? first) : sideways ? first : second
  if (!field) return null
  return { field, way: turning || segment === 'MDA' || sideways ? way : ((way * field.sign) as 1 | -1) }
}

/** Moves the selected segment by an arrow: 0.1, with Shift 1; mm or degrees. */
const useArrow = (turning: boolean) => {
  const { desk, planned, tracing } = usePlanTable()
  const selected = useStore(desk.state, state => state.selected)
  return (event: KeyboardEvent) => {
    const step = fieldFor(selected, event.key, turning)
    if (!step || !desk.state.get().open) return
    event.preventDefault()
    const { document, prediction } = planned()
    // Without a scale there are no millimetres to move by.
    if (step.field.unit === 'mm' && !(prediction.status === 'predicted' && prediction.frame.calibrated)) return
    const { moves } = document.plan
    const by = step.way * (event.shiftKey ? 1 : 0.1)
    if (selected === 'MDA') {
      const now = prediction.status === 'predicted' ? prediction.autorotation.degrees : 0
      desk.move('MDA', handTurn(tracing, document.plan, now + by), 'nudge')
      return
    }
    desk.move(selected, withAmount(moves, selected, step.field, amountOf(moves, selected, step.field) + by), 'nudge')
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
    ...{ ArrowLeft: arrow, ArrowRight: arrow, ArrowUp: arrow, ArrowDown: arrow },
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
