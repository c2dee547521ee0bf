import { stepThrough } from '../steps'
import type { ModelDeskState } from './model-desk-state'
import { nextStep } from './tour'

/** The readings after undo (`past`) or redo (`future`), and the step they ask for; null if there is nothing to undo or redo. */
export function readingsReached(
  state: ModelDeskState,
  to: 'past' | 'future',
): Pick<ModelDeskState, 'readings' | 'past' | 'future' | 'step'> | null {
  const next = stepThrough(state, state.readings, to)
  if (!next) return null
  const { past, future, present: readings } = next
  return { past, future, readings, step: nextStep(readings, state, null) }
}
