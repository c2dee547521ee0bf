import { pairedPoints } from '../data/frontal/landmarks'
import { cross, dot, minus, type Point, plus, times } from '../geometry/point'
import type { FrontalPoints } from './points'

/** Across to the patient's left and down the face, as far as the points tell: image pixels, neither of any length that matters. */
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

/** The sum of the ways from each right point to its left one; null while no pair is whole. */
export const leftward = (points: FrontalPoints): Point | null => {
  const ways = pairedPoints.flatMap(name => {
    const [right, left] = [points[`${name}_R`], points[`${name}_L`]]
    return right && left ? [minus(left, right)] : []
  })
  return ways.length === 0 ? null : ways.reduce(plus)
}

/** The image as it is usually shown stands in for what no point tells: the patient faces the viewer, upright. */
export function hintsOf(points: FrontalPoints): Hints {
  const [above, below] = [meanOf(points, upper), meanOf(points, lower)]
  return { left: leftward(points) ?? { x: 1, y: 0 }, down: above && below ? minus(below, above) : { x: 0, y: 1 } }
}

/** The one of the two perpendiculars to `along` that goes the way of the hint. */
export const perpendicular = (along: Point, hint: Point): Point => {
  const turned = { x: -along.y, y: along.x }
  return dot(turned, hint) >= 0 ? turned : times(turned, -1)
}

/** Whether the film shows the patient's left on the left, as if seen from behind: her sides as the points name them, upright or turned. */
export const isMirrored = (points: FrontalPoints): boolean | null => {
  const left = leftward(points)
  return left === null ? null : cross(left, hintsOf(points).down) < 0
}
