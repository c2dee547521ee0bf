import { apply } from '../geometry/transform'
import { type Film, inMillimetres, type Points } from '../superimpose/film'
import type { Registered } from '../superimpose/register-method'

/** All points of the moved film after the move, canonical mm; null when it has no scale. */
export function registeredPoints(moved: Film, { move }: Registered): Points | null {
  const points = inMillimetres(moved)
  if (points === null) return null
  return Object.fromEntries(Object.entries(points).map(([name, point]) => [name, apply(move, point)]))
}
