import { distance, type Point } from '../geometry/point'
import { leastSpineOpening, spineOpening } from './spine-opening'

/**
 * Prevents the maxilla's two outlines from folding over each other at the spine: if the angle between the nasal floor and the
 * front wall is below 0.14 rad (or the wall is above the floor), the wall's estimated point is rotated about ANS until the angle
 * is 0.14 rad. The specification gives only the limit; that it refers to this angle is our interpretation. Right-facing frame.
 * Returns the new position of the wall's point; null if it can stay.
 */
export function openedWall(spine: Point, floor: Point, wall: Point): Point | null {
  if (spineOpening(spine, floor, wall) >= leastSpineOpening) return null
  const direction = Math.atan2(floor.y - spine.y, floor.x - spine.x) - leastSpineOpening
  const length = distance(spine, wall)
  return { x: spine.x + length * Math.cos(direction), y: spine.y + length * Math.sin(direction) }
}
