import { toothPivots } from '../data/planning/tooth-pivots'
import type { Tracing } from '../tracing/tracing'
import { isAtRest } from './feasible'
import { type IncisorMove, type Plan, restingMoves } from './plan'
import { predict } from './predict'
import { rootBetween } from './root'
import { type Target, targetsOf } from './targets'

/** A movement that brings a plan to a target; the doctor accepts it or not. */
export interface Suggestion {
  readonly target: Target
  readonly tooth: 'U1' | 'L1'
  readonly move: IncisorMove
  readonly plan: Plan
}

/** mm and degrees either way within which a movement is looked for: beyond, none is proposed. */
export const reach = { x: 25, turn: 60 } as const

/** Where nothing turns yet it turns about its edge, so that millimetres already set stay. */
export const leverStart = (move: IncisorMove | undefined, amount: 'x' | 'turn'): IncisorMove => {
  if (move !== undefined && !(amount === 'turn' && move.turn === 0)) return move
  const rest = move ?? restingMoves.U1
  return amount === 'turn' ? { ...rest, pivot: toothPivots.root_torque.fraction } : rest
}

const withMove = (plan: Plan, tooth: 'U1' | 'L1', move: IncisorMove): Plan => ({
  ...plan,
  moves: { ...plan.moves, [tooth]: move },
})

/**
 * The movement of the target's own tooth, all else as planned, that makes its value the wanted one; null where the target has no movement,
 * needs millimetres that the film has not, or is out of reach.
 */
export function suggest(start: Tracing, plan: Plan, key: string): Suggestion | null {
  const target = targetIn(start, plan, key)
  if (!target?.lever) return null
  const { tooth, amount } = target.lever
  const base = leverStart(plan.moves[tooth], amount)
  const planFor = (by: number): Plan => withMove(plan, tooth, { ...base, [amount]: by })
  const left = (by: number): number => {
    const then = targetIn(start, planFor(by), key)
    return then ? then.value - then.wanted : Number.NaN
  }
  const found = rootBetween(left, base[amount] - reach[amount], base[amount] + reach[amount], 1e-6)
  if (found === null || Math.abs(left(found)) > 0.01) return null
  const move = { ...base, [amount]: found }
  return isAtRest(move) && plan.moves[tooth] === undefined ? null : { target, tooth, move, plan: planFor(found) }
}

const targetIn = (start: Tracing, plan: Plan, key: string): Target | undefined => {
  const after = predict(start, plan)
  return after.status === 'predicted' ? targetsOf(after.tracing).find(each => each.key === key) : undefined
}
