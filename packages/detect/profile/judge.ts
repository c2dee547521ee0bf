import type { Point } from '@sella/ceph/geometry/point'
import { ahead } from './line'
import type { FoundPoints } from './points'

/**
 * Bounds met by a profile of any build, in mm of a mean face; a frontal or half-turned head has no such nose, or no such lips.
 */
const bounds = {
  residual: 3.2,
  nose: [7, 34],
  dorsum: [26, 70],
  lowerFace: [34, 86],
  midFace: [36, 76],
} as const

const within = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Whether points found on a line (mm, facing right) belong to a face in profile. `residual`: of the fitted mean profile, mm. */
export const isProfile = (points: FoundPoints, residual: number): boolean => {
  const { SoftTissueNa: root, Prn: nose, Subnasale: base, SoftTissuePog: chin } = points
  if (!root || !nose || !base || !chin || residual > bounds.residual) return false
  return (
    within(ahead(nose, root, base), bounds.nose) &&
    within(apart(root, nose), bounds.dorsum) &&
    within(apart(root, base), bounds.midFace) &&
    within(apart(base, chin), bounds.lowerFace)
  )
}
