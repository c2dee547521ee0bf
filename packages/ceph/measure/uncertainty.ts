import type { Point } from '../geometry/point'
import type { Shift } from './spread'

/** One standard error of a value from its moves; null when no uncertain point took part. */
export function standardError(moves: readonly number[]): number | null {
  const variance = moves.reduce((sum, move) => sum + move * move, 0)
  return moves.length > 0 && Number.isFinite(variance) && moves.some(move => move !== 0) ? Math.sqrt(variance) : null
}

/** Pixels a node is moved to find the slope of a value. */
const STEP = 1e-3

interface Slopes {
  readonly nodes: readonly Point[]
  readonly value: (nodes: readonly Point[]) => number | null
  /** The difference of two values of this kind: angles differ by less than a turn. */
  readonly difference: (a: number, b: number) => number
}

/**
 * The two one-sided slopes agree except at a corner of the value (an unsigned value at 0): there the mean would be 0 and the error
 * vanish, so the steeper side stands.
 */
function slope({ nodes, value, difference }: Slopes, index: number, axis: 'x' | 'y'): number {
  const node = nodes[index]
  if (!node) return 0
  const at = (k: number): number | null =>
    value(nodes.map((each, i) => (i === index ? { ...node, [axis]: node[axis] + k } : each)))
  const [here, after, before] = [value(nodes), at(STEP), at(-STEP)]
  if (here === null || after === null || before === null) return 0
  const forward = difference(after, here) / STEP
  const backward = difference(here, before) / STEP
  if (forward * backward >= 0) return (forward + backward) / 2
  return Math.abs(forward) > Math.abs(backward) ? forward : backward
}

/** First-order moves of a value read from nodes: per uncertain coordinate, how far the value goes with one standard error of it. */
export function movesOfNodes(slopes: Slopes, shifts: readonly (readonly Shift[])[], sources: number): readonly number[] {
  if (sources === 0 || shifts.every(list => list.length === 0)) return []
  const moves = new Array<number>(sources).fill(0)
  shifts.forEach((list, index) => {
    if (list.length === 0) return
    const dx = slope(slopes, index, 'x')
    const dy = slope(slopes, index, 'y')
    for (const shift of list) moves[shift.source] = (moves[shift.source] ?? 0) + dx * shift.dx + dy * shift.dy
  })
  return moves
}

/** First-order moves of a value combined from others; shared points add up or cancel as they do in the values. */
export function movesOfOperands(
  values: readonly number[],
  moves: readonly (readonly number[])[],
  value: (operands: readonly number[]) => number | null,
): readonly number[] {
  const sources = Math.max(0, ...moves.map(each => each.length))
  if (sources === 0) return []
  const slopes = values.map((operand, index) => {
    const step = 1e-6 * Math.max(1, Math.abs(operand))
    const at = (k: number) => value(values.map((each, i) => (i === index ? each + k : each)))
    const [after, before] = [at(step), at(-step)]
    return after === null || before === null ? 0 : (after - before) / (2 * step)
  })
  return Array.from({ length: sources }, (_, source) =>
    slopes.reduce((sum, each, index) => sum + each * (moves[index]?.[source] ?? 0), 0),
  )
}
