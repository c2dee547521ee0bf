import { type Point, plus, times } from '../geometry/point'

/** A placed landmark of a curve, and the residual of the fit there. */
export interface Residual {
  /** Distance along the curve, mm of the template. */
  readonly along: number
  /** Placed position minus fitted position. */
  readonly off: Point
}

const none: Point = { x: 0, y: 0 }

function between(before: Residual, after: Residual, share: number): Point {
  return plus(times(before.off, 1 - share), times(after.off, share))
}

/**
 * Step 3 of clinical/templates.json `fitting`: how far a point at `along` moves because the landmarks of its curve are not where
 * the fit puts them. Linear in length between two landmarks; beyond the first or last, the nearest one's residual; on a closed
 * curve (circumference `round`, mm) first and last are neighbours. `residuals` are in order along the curve.
 */
export function carriedResidual(along: number, residuals: readonly Residual[], round: number): Point {
  const first = residuals[0]
  const last = residuals[residuals.length - 1]
  if (first === undefined || last === undefined) return none
  const next = residuals.findIndex(residual => residual.along > along)
  const [before, after] = [residuals[next - 1], residuals[next]]
  if (before !== undefined && after !== undefined)
    return between(before, after, (along - before.along) / (after.along - before.along))
  if (!Number.isFinite(round)) return (next === 0 ? first : last).off
  const gap = first.along + round - last.along
  const gone = next === 0 ? along + round - last.along : along - last.along
  return between(last, first, gap > 0 ? gone / gap : 0)
}
