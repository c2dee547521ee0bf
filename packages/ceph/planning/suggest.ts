import { segments } from '../data/planning/segments'
import { toothPivots } from '../data/planning/tooth-pivots'
import { minus, type Point } from '../geometry/point'
import type { Tracing } from '../tracing/tracing'
import { isAtRest } from './feasible'
import { type IncisorMove, type Plan, restingMoves } from './plan'
import { predict } from './predict'
import { rootBetween } from './root'
import { type Target, type TargetLever, targetsOf } from './targets'

/** A movement that would make the plan reach a target; the doctor decides whether to accept it. */
export interface Suggestion {
  readonly target: Target
  readonly tooth: 'U1' | 'L1'
  readonly move: IncisorMove
  readonly plan: Plan
}

/** Search range for a movement, mm and degrees in either direction; beyond it, nothing is proposed. */
export const reach = { x: 25, turn: 60 } as const

/** Displacement of an incisor's edge within its bone, mm; null if it is not placed or the film has no scale. */
function edgeWay(start: Tracing, plan: Plan, tooth: 'U1' | 'L1'): Point | null {
  const now = predict(start, plan)
  const edge = segments[tooth].carries[0]
  if (now.status !== 'predicted' || !now.frame.calibrated || !edge) return null
  const [from, to] = [now.stages.chin[edge], now.stages.teeth[edge]]
  return from && to ? minus(to, from) : null
}

/**
 * The movement a lever starts from. An angle is set by a turn about the edge. If the tooth turns about another point, its
 * movement is first re-expressed by the displacement of its edge, which describes the same position, so that the millimetres
 * already set are kept.
 */
export function leverStart(start: Tracing, plan: Plan, { tooth, amount }: TargetLever): IncisorMove {
  const move = plan.moves[tooth] ?? restingMoves[tooth]
  const pivot = toothPivots.root_torque.fraction
  if (amount === 'x' || move.pivot === pivot) return move
  const way = move.turn === 0 ? null : edgeWay(start, plan, tooth)
  return { ...move, ...way, pivot }
}

const withMove = (plan: Plan, tooth: 'U1' | 'L1', move: IncisorMove): Plan => ({
  ...plan,
  moves: { ...plan.moves, [tooth]: move },
})

/**
 * The movement of the target's own tooth, with the rest of the plan unchanged, that gives the desired value; null if the target
 * has no movement, needs millimetres on a film without a scale, or is out of range.
 */
export function suggest(start: Tracing, plan: Plan, key: string): Suggestion | null {
  const target = targetIn(start, plan, key)
  if (!target?.lever) return null
  const { tooth, amount } = target.lever
  const base = leverStart(start, plan, target.lever)
  const planFor = (by: number): Plan => withMove(plan, tooth, { ...base, [amount]: by })
  const left = (by: number): number => {
    const then = targetIn(start, planFor(by), key)
    return then ? then.value - then.wanted : Number.NaN
  }
  const root = rootBetween(left, base[amount] - reach[amount], base[amount] + reach[amount], 1e-6)
  if (root === null || Math.abs(left(root)) > 0.01) return null
  const move = { ...base, [amount]: root }
  return isAtRest(move) && plan.moves[tooth] === undefined ? null : { target, tooth, move, plan: planFor(root) }
}

const targetIn = (start: Tracing, plan: Plan, key: string): Target | undefined => {
  const after = predict(start, plan)
  return after.status === 'predicted' ? targetsOf(after.tracing).find(each => each.key === key) : undefined
}
