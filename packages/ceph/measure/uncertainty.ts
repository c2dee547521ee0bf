import type { Point } from '../geometry/point'
import type { Shift } from './spread'

/** How much a value changes when one uncertain coordinate (the key) moves by its standard error. */
export type Moves = ReadonlyMap<number, number>

export const noMoves: Moves = new Map()

/** One standard error of a value from its moves, which are independent; null if no uncertain point is involved. */
export function standardError(moves: Moves): number | null {
  let variance = 0
  for (const move of moves.values()) variance += move * move
  return variance > 0 && Number.isFinite(variance) ? Math.sqrt(variance) : null
}

/** Distance in pixels a node is moved to compute a derivative. */
const STEP = 1e-3

interface Slopes {
  readonly nodes: readonly Point[]
  /** The value at the nodes' positions. */
  readonly here: number
  readonly value: (nodes: readonly Point[]) => number | null
  /** The difference of two values of this kind; differences of angles stay below a full turn. */
  readonly difference: (a: number, b: number) => number
}

/**
 * The two one-sided derivatives agree except at a kink of the value (an unsigned value at 0). There their mean would be 0 and the
 * error would vanish, so the steeper one is used.
 */
const steeper = (forward: number, backward: number): number => {
  if (forward * backward >= 0) return (forward + backward) / 2
  return Math.abs(forward) > Math.abs(backward) ? forward : backward
}

/** How fast the value changes when the node at `index` moves along x and along y. */
function slopesAt({ nodes, here, value, difference }: Slopes, index: number, node: Point): Point {
  const moved = [...nodes]
  const slope = (dx: number, dy: number): number => {
    moved[index] = { x: node.x + dx, y: node.y + dy }
    const after = value(moved)
    moved[index] = { x: node.x - dx, y: node.y - dy }
    const before = value(moved)
    if (after === null || before === null) return 0
    return steeper(difference(after, here) / STEP, difference(here, before) / STEP)
  }
  return { x: slope(STEP, 0), y: slope(0, STEP) }
}

/** First-order moves of a value computed from nodes; `shifts` are those of each node. */
export function movesOfNodes(slopes: Slopes, shifts: readonly (readonly Shift[])[]): Moves {
  if (shifts.every(list => list.length === 0)) return noMoves
  const moves = new Map<number, number>()
  slopes.nodes.forEach((node, index) => {
    const list = shifts[index] ?? []
    if (list.length === 0) return
    const slope = slopesAt(slopes, index, node)
    for (const { source, dx, dy } of list) moves.set(source, (moves.get(source) ?? 0) + slope.x * dx + slope.y * dy)
  })
  return moves
}

/**
 * First-order moves of a value combined from others; contributions of shared points add up or cancel as they do in the values.
 */
export function movesOfOperands(
  values: readonly number[],
  operands: readonly Moves[],
  value: (operands: readonly number[]) => number | null,
): Moves {
  const moves = new Map<number, number>()
  operands.forEach((operand, index) => {
    if (operand.size === 0) return
    const step = 1e-6 * Math.max(1, Math.abs(values[index] ?? 0))
    const at = (k: number) => value(values.map((each, i) => (i === index ? each + k : each)))
    const [after, before] = [at(step), at(-step)]
    const slope = after === null || before === null ? 0 : (after - before) / (2 * step)
    for (const [source, move] of operand) moves.set(source, (moves.get(source) ?? 0) + slope * move)
  })
  return moves
}
