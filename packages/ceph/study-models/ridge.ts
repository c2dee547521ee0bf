import { distance3, dot3, type Point3 } from '../geometry/space'

/** A vertex of the surface with its normal. */
export interface SurfacePoint {
  readonly at: Point3
  readonly normal: Point3
}

/** What a point snaps to: the crest of an edge, a cusp or a contact, or the bottom of a fossa. */
export type Relief = 'ridge' | 'fossa'

/** Radius in mm within which the crest is searched. */
export const ridgeReach = 0.6

const steps = 4

const meanNormal = (points: readonly SurfacePoint[]): Point3 =>
  points.reduce((sum, { normal }) => ({ x: sum.x + normal.x, y: sum.y + normal.y, z: sum.z + normal.z }), { x: 0, y: 0, z: 0 })

/**
 * The crest (or the bottom) near a place on a surface: the vertex that stands out most along the mean normal of its surroundings;
 * the search is repeated about that vertex until it settles. `near` returns the vertices within a radius. Never further than two
 * radii from the start; returns the start itself if the surface has no vertex near it, or is flat.
 */
export function crestNear(
  start: Point3,
  relief: Relief,
  near: (at: Point3, reach: number) => readonly SurfacePoint[],
  reach = ridgeReach,
): Point3 {
  const sign = relief === 'ridge' ? 1 : -1
  let here = start
  for (let i = 0; i < steps; i++) {
    const about = near(here, reach)
    const facing = meanNormal(about)
    const height = (at: Point3): number => sign * dot3(at, facing)
    const best = about.reduce<Point3 | null>((top, { at }) => (top === null || height(at) > height(top) ? at : top), null)
    const stands = best !== null && height(best) - height(here) > 0.01 * Math.sqrt(dot3(facing, facing))
    if (!best || !stands || distance3(best, start) > 2 * reach) return here
    here = best
  }
  return here
}
