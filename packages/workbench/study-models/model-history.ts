import type { ModelReadings } from '@sella/ceph/study-models/readings'
import type { ModelDeskState } from './model-desk-state'
import { nextStep } from './tour'

/** Steps of undo kept; the oldest are dropped. */
const limit = 200

/** The steps of undo after a change of the present readings. */
export const withPast = ({ past, readings }: ModelDeskState): readonly ModelReadings[] => [...past, readings].slice(-limit)

type Reached = Pick<ModelDeskState, 'readings' | 'past' | 'future' | 'step'>

/** The state after undo (`past`) or redo (`future`); null if there is nothing to undo or redo. */
export function reachedFrom(state: ModelDeskState, from: 'past' | 'future'): Reached | null {
  const { past, future, readings: present, task, round } = state
  const readings = from === 'past' ? past.at(-1) : future[0]
  if (!readings) return null
  const step = nextStep(readings, { task, round }, null)
  return from === 'past'
    ? { readings, step, past: past.slice(0, -1), future: [present, ...future] }
    : { readings, step, past: [...past, present], future: future.slice(1) }
}
