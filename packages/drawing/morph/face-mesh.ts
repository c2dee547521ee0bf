import type { Point } from '@sella/ceph/geometry/point'
import { apply, inverse, mirror } from '@sella/ceph/geometry/transform'
import type { Prediction } from '@sella/ceph/planning/predict'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { FaceMesh } from './mesh'
import { frameOf, ringsOf, type Size } from './resting-points'
import { longestWay, skinMoves } from './skin-move'
import { unfolded } from './unfold'

/**
 * Why a photo cannot follow a plan: nothing is predicted, the skin moves further than a photo can show, or the mesh would fold.
 */
export type NoMesh = 'nothing-predicted' | 'too-far' | 'folds'

/** clinical/beyond/planning.md, section 8: no point moves further than this, in mm. */
const farthest = 15

/** Maps film pixels to photo pixels; null for a photo with zero enlargement. */
export function filmToPhoto({ fit, mirrored }: Pick<PhotoAlignment, 'fit' | 'mirrored'>): ((at: Point) => Point) | null {
  const back = inverse(fit)
  return back && (at => (mirrored ? mirror(apply(back, at)) : apply(back, at)))
}

interface Of {
  readonly start: Tracing
  readonly prediction: Prediction
  readonly alignment: PhotoAlignment
  readonly photo: Size
}

/**
 * The mesh of a side photo aligned on its film: the skin's points follow the prediction, the background and the head behind stay
 * still, and nothing folds. Not made where a fold, or a movement of more than 15 mm, would show a face that the plan does not
 * intend.
 */
export function faceMesh({ start, prediction, alignment, photo }: Of): FaceMesh | NoMesh {
  const moves = skinMoves(start, prediction)
  const toPhoto = filmToPhoto(alignment)
  if (moves.length === 0 || !toPhoto) return 'nothing-predicted'
  const { scale } = prediction.frame
  if (longestWay(moves, scale) > farthest) return 'too-far'
  const skin = moves.flatMap(({ from }) => from)
  const ring = moves.flatMap(move => ringsOf(move, skin, prediction.frame))
  const mmPerPixel = scale * Math.hypot(alignment.fit.a, alignment.fit.b)
  const still = [...ring.map(toPhoto), ...frameOf(photo, skin.map(toPhoto), mmPerPixel)]
  const from = [...skin.map(toPhoto), ...still]
  const to = [...moves.flatMap(move => move.to.map(toPhoto)), ...still]
  return unfolded({ from, to }, skin.length)
}
