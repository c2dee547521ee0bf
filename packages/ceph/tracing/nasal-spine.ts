import { distance, type Point } from '../geometry/point'

/** The least opening of the nasal spine in radians (spec section 9: the maxilla outline is adjusted below 0.14 rad). */
export const leastSpineOpening = 0.14

/** Right-facing: from the front wall of the maxilla (ANS-MA2) clockwise on screen to the nasal floor (ANS-NF2). */
export function spineOpening(spine: Point, floor: Point, wall: Point): number {
  const turn = Math.atan2(floor.y - spine.y, floor.x - spine.x) - Math.atan2(wall.y - spine.y, wall.x - spine.x)
  return Math.atan2(Math.sin(turn), Math.cos(turn))
}

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
