import { straightMinusAngle } from './180-minus-angle'
import { angleMinus90 } from './angle-minus-90'
import { angleTwoLines } from './angle-two-lines'
import { angleUnsigned } from './angle-unsigned'
import { angleVertex } from './angle-vertex'
import { differenceResults } from './difference-results'
import { distanceAlongLine } from './distance-along-line'
import { distancePerpLine } from './distance-perp-line'
import { distancePerpLineSigned } from './distance-perp-line-signed'
import { distanceToMandibularPlane } from './distance-to-mandibular-plane'
import { distanceToPalatalPlane } from './distance-to-palatal-plane'
import { distanceTwoPoints } from './distance-two-points'
import { pointToLineSigned } from './point-to-line-signed'
import { ratioResults } from './ratio-results'
import { ratioX100 } from './ratio-x100'
import { softTissueAngle } from './soft-tissue-angle'
import { sumResults } from './sum-results'
import { verticalDistance } from './vertical-distance'

/** Kinds computed from landmarks, by the names stored in items. */
export const pointKinds = {
  angle_two_lines: angleTwoLines,
  angle_vertex: angleVertex,
  angle_unsigned: angleUnsigned,
  angle_minus_90: angleMinus90,
  '180_minus_angle': straightMinusAngle,
  distance_two_points: distanceTwoPoints,
  distance_along_line: distanceAlongLine,
  distance_perp_line_signed: distancePerpLineSigned,
  distance_perp_line: distancePerpLine,
  point_to_line_signed: pointToLineSigned,
  vertical_distance: verticalDistance,
  distance_to_palatal_plane: distanceToPalatalPlane,
  distance_to_mandibular_plane: distanceToMandibularPlane,
  soft_tissue_angle_5: softTissueAngle,
} as const

/** Kinds computed from other items. */
export const combinedKinds = {
  sum_results: sumResults,
  difference_results: differenceResults,
  ratio_results: ratioResults,
  ratio_x100: ratioX100,
} as const

export type PointKindName = keyof typeof pointKinds
export type CombinedKindName = keyof typeof combinedKinds
export type KindName = PointKindName | CombinedKindName

/** Whether a stored text names a kind computed from landmarks. */
export const isPointKind = (kind: string): kind is PointKindName => Object.hasOwn(pointKinds, kind)

/** Whether a stored text names a kind computed from other items. */
export const isCombinedKind = (kind: string): kind is CombinedKindName => Object.hasOwn(combinedKinds, kind)
