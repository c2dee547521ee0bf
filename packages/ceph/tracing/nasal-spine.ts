import { distance, type Point } from '../geometry/point'
import { leastSpineOpening, spineOpening } from './spine-opening'

/**
 * Keeps the maxilla's two outlines from folding over each other at the spine: where the angle between the nasal floor and the
 * front wall is below 0.14 rad (or the wall lies above the floor), the wall's estimated point is turned about ANS until it is
 * 0.14 rad. The specification names the limit only; that it is this angle is our reading. Right-facing frame.
 * Answers where the wall's point goes; null when it may stay.
 */
export function openedWall(spine: Point, floor: Point, wall: Point): Point | null {
  if (spineOpening(spine, floor, wall) >= leastSpineOpening) return null
  const direction = Math.atan2(floor.y - spine.y, floor.x - spine.x) - leastSpineOpening
  const length = distance(spine, wall)
  return { x: spine.x + length * Math.cos(direction), y: spine.y + length * Math.sin(direction) }
}
