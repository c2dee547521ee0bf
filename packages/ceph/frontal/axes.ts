import { pairedPoints } from '../data/frontal/landmarks'
import { cross, dot, minus, type Point, plus, times } from '../geometry/point'
import type { FrontalPoints } from './points'

/** Directions to the patient's left and down the face, as far as the points determine them: image pixels, of arbitrary length. */
export interface Hints {
  readonly left: Point
  readonly down: Point
}

const upper = ['Cg', 'N_PA', 'Z_R', 'Z_L', 'LO_R', 'LO_L'] as const
const lower = ['ANS_PA', 'Me_PA', 'U1M', 'L1M', 'J_R', 'J_L', 'U6b_R', 'U6b_L', 'L6b_R', 'L6b_L', 'Ag_R', 'Ag_L'] as const

const meanOf = (points: FrontalPoints, names: readonly (keyof FrontalPoints)[]): Point | null => {
  const there = names.flatMap(name => points[name] ?? [])
  return there.length === 0 ? null : times(there.reduce(plus), 1 / there.length)
}

/** The sum of the vectors from each right point to its left counterpart; null while no pair is complete. */
export const leftward = (points: FrontalPoints): Point | null => {
  const ways = pairedPoints.flatMap(name => {
    const [right, left] = [points[`${name}_R`], points[`${name}_L`]]
    return right && left ? [minus(left, right)] : []
  })
  return ways.length === 0 ? null : ways.reduce(plus)
}

/**
 * Where the points do not determine a direction, the image is assumed to be shown the usual way: the patient upright, facing the
 * viewer.
 */
export function hintsOf(points: FrontalPoints): Hints {
  const [above, below] = [meanOf(points, upper), meanOf(points, lower)]
  return { left: leftward(points) ?? { x: 1, y: 0 }, down: above && below ? minus(below, above) : { x: 0, y: 1 } }
}

/** The perpendicular to `along` that points the same way as the hint. */
export const perpendicular = (along: Point, hint: Point): Point => {
  const turned = { x: -along.y, y: along.x }
  return dot(turned, hint) >= 0 ? turned : times(turned, -1)
}

/**
 * Whether the film shows the patient's left on the left, as if seen from behind: judged by the sides the points are named for,
 * upright or rotated. Null if unknown.
 */
export const isMirrored = (points: FrontalPoints): boolean | null => {
  const left = leftward(points)
  return left === null ? null : cross(left, hintsOf(points).down) < 0
}
