import { cheapestPath } from './path'

/** A place on an edge: the number of its ray, and of the place on that ray. */
export interface FollowedPlace {
  readonly ray: number
  readonly place: number
}

const LEAST = 0.3 // minimum evidence for the edge to continue
const BESIDE = 1 // places from a ray's peak that still count as on it
const GAP = 1 // consecutive rays that may show less evidence
const OUT = 1000

/** Evidence at a place if the ray peaks there or next to it; 0 on the slope between two edges. */
function peakedAt(ray: Float32Array, k: number): number {
  const about = [...ray.slice(Math.max(0, k - BESIDE - 1), k + BESIDE + 2)]
  const inner = [...ray.slice(Math.max(0, k - BESIDE), k + BESIDE + 1)]
  return Math.max(...inner) >= Math.max(...about) ? (ray[k] as number) : 0
}

/** Length of the longest initial run of places that has no gap longer than allowed and ends on the edge. */
function shownOf(evidence: readonly number[]): number {
  let last = 0
  for (const [i, shown] of evidence.entries()) {
    if (i - last > GAP) break
    if (shown >= LEAST) last = i + 1
  }
  return last
}

/**
 * The edge through a place on a ray, followed across neighbouring rays in both directions for as long as they show it, in the
 * order of the rays. `rays`: evidence of an edge, [rays][places across]; `step`: units between two places.
 */
export function followed(rays: readonly Float32Array[], { ray, place }: FollowedPlace, step: number): readonly FollowedPlace[] {
  const costs = rays.map((evidence, i) => Float64Array.from(evidence, (shown, k) => (i === ray && k !== place ? OUT : 1 - shown)))
  const path = cheapestPath(costs, { step, moves: 1, turn: 4 })
  const shown = path.map((k, i) => peakedAt(rays[i] as Float32Array, k))
  const [before, after] = [shownOf(shown.slice(0, ray).toReversed()), shownOf(shown.slice(ray + 1))]
  return path.map((k, i) => ({ ray: i, place: k })).slice(ray - before, ray + after + 1)
}
