import type { FaceOnlyKindName } from '../../kinds/face-definition'
import { angleToMidline } from './angle-to-midline'
import type { FaceKind } from './kind'
import { proportions, verticalProportions } from './proportions'
import { ratioTwoDistances } from './ratio-two-distances'

/** Kinds only photos have, under the names items store. */
export const faceKinds: Readonly<Record<FaceOnlyKindName, FaceKind>> = {
  angle_to_midline: angleToMidline,
  vertical_parallel_line_proportions: verticalProportions,
  parallel_line_proportions: proportions,
  ratio_two_distances: ratioTwoDistances,
}

export const isFaceKind = (kind: string): kind is FaceOnlyKindName => Object.hasOwn(faceKinds, kind)
