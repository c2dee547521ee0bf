import type { FrontalFilmLandmarkName } from '../data/frontal/landmarks'
import type { Point } from '../geometry/point'
import { type FrontalFrame, frontalFrame } from './frame'
import type { FrontalErrors } from './point-errors'
import type { FrontalPoints } from './points'

/** A value computed from the points, in its own unit; null if undefined for these points. */
export type OfPoints = (points: FrontalPoints, frame: FrontalFrame) => number | null

interface Spreading {
  readonly points: FrontalPoints
  readonly frame: FrontalFrame
  readonly errors: FrontalErrors
}

const turned = (p: Point): readonly [Point, Point] => [p, { x: -p.y, y: p.x }]

/** How much the value changes when one point moves by `by`: half the difference between moving it forwards and backwards. */
function moveOf(
  value: OfPoints,
  { points, frame }: Spreading,
  { name, by }: { name: FrontalFilmLandmarkName; by: Point },
): number {
  const at = points[name] as Point
  const [after, before] = ([1, -1] as const).map(side => {
    const there = { ...points, [name]: { x: at.x + side * by.x, y: at.y + side * by.y } }
    // The midline keeps the rule it was constructed by, so that a small movement does not change it.
    return value(there, frontalFrame(there, { rule: frame.midline?.by ?? null, hints: frame.hints }))
  })
  return after == null || before == null ? 0 : (after - before) / 2
}

/**
 * One standard error of a value when each of `names` is displaced by its error in two perpendicular directions. Null if none of
 * them states an error.
 */
export function spreadOf(value: OfPoints, names: readonly FrontalFilmLandmarkName[], ground: Spreading): number | null {
  const variance = names.reduce((sum, name) => {
    const px = ground.errors[name] ?? 0
    if (!ground.points[name] || px === 0) return sum
    return turned({ x: px / Math.SQRT2, y: 0 }).reduce((all, by) => all + moveOf(value, ground, { name, by }) ** 2, sum)
  }, 0)
  return variance > 0 && Number.isFinite(variance) ? Math.sqrt(variance) : null
}
