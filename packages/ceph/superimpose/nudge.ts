import type { Point } from '../geometry/point'
import { compose, type Similarity, turnAbout } from '../geometry/transform'
import type { Nudge } from './scheme'

/** A correction of nothing. */
export const noNudge: Nudge = { x: 0, y: 0, turn: 0 }

/**
 * The registered move with the doctor's own correction after it: turned about the registration point (where there is one), then
 * shifted. Canonical mm. Still rigid: a correction never enlarges.
 */
export const nudgedMove = (move: Similarity, nudge: Nudge | undefined, heldAt: Point | null): Similarity => {
  if (!nudge) return move
  const turned = heldAt ? compose(turnAbout(nudge.turn, heldAt), move) : move
  return { ...turned, tx: turned.tx + nudge.x, ty: turned.ty + nudge.y }
}
