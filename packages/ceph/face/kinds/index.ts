import type { FaceOnlyKindName } from '../../kinds/face-definition'
import { angleToMidline } from './angle-to-midline'
import { buccalCorridor } from './buccal-corridor'
import type { FaceKind } from './kind'
import { proportions, verticalProportions } from './proportions'
import { ratioTwoDistances } from './ratio-two-distances'
import { smileArc } from './smile-arc'
import { visibleIncisorShare } from './visible-incisor-share'

/** Kinds available on photos only, by the names stored in items. */
export const faceKinds: Readonly<Record<FaceOnlyKindName, FaceKind>> = {
  angle_to_midline: angleToMidline,
  vertical_parallel_line_proportions: verticalProportions,
  parallel_line_proportions: proportions,
  ratio_two_distances: ratioTwoDistances,
  smile_arc: smileArc,
  buccal_corridor: buccalCorridor,
  visible_incisor_share: visibleIncisorShare,
}

export const isFaceKind = (kind: string): kind is FaceOnlyKindName => Object.hasOwn(faceKinds, kind)
