import type { Point } from '../geometry/point'

/** Minimum opening of the nasal spine, radians (spec section 9: the maxilla outline is adjusted below 0.14 rad). */
export const leastSpineOpening = 0.14

/** Right-facing: angle from the front wall of the maxilla (ANS-MA2), clockwise on screen, to the nasal floor (ANS-NF2). */
export function spineOpening(spine: Point, floor: Point, wall: Point): number {
  const turn = Math.atan2(floor.y - spine.y, floor.x - spine.x) - Math.atan2(wall.y - spine.y, wall.x - spine.x)
  return Math.atan2(Math.sin(turn), Math.cos(turn))
}
