import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Choice } from '../open/choice'
import { same } from '../same'
import type { ValueStore } from '../store'
import type { PictureSubject } from './subject'

/** Reuses the objects of unchanged rows and scale, so that a drag renders only the rows it changes. */
const steady = (before: Evaluation | null, after: Evaluation): Evaluation =>
  before === null
    ? after
    : {
        ...after,
        calibration: same(before.calibration, after.calibration) ? before.calibration : after.calibration,
        rows: after.rows.map((row, i) => (same(before.rows[i], row) ? (before.rows[i] ?? row) : row)),
      }

interface Remembered {
  readonly choice: Choice
  readonly by: WeakMap<Tracing, Evaluation>
  last: Evaluation | null
}

/** The readings of a tracing under the current choice, cached by the identity of both. */
export const evaluator = (
  choice: ValueStore<Choice>,
  { judge }: Pick<PictureSubject, 'judge'>,
): ((tracing: Tracing) => Evaluation) => {
  let memory: Remembered | null = null
  return tracing => {
    const now = choice.get()
    if (memory?.choice !== now) memory = { choice: now, by: new WeakMap(), last: null }
    const before = memory.by.get(tracing)
    if (before) return before
    const evaluation = steady(memory.last, judge(tracing, now))
    memory.last = evaluation
    memory.by.set(tracing, evaluation)
    return evaluation
  }
}
