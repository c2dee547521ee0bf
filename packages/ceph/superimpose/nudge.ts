import type { Point } from '../geometry/point'
import { compose, type Similarity, turnAbout } from '../geometry/transform'
import type { Nudge } from './scheme'

/** A correction of zero. */
export const noNudge: Nudge = { x: 0, y: 0, turn: 0 }

export const isNoNudge = ({ x, y, turn }: Nudge): boolean => x === 0 && y === 0 && turn === 0

/**
 * The registered move followed by the doctor's own correction: rotation about the registration point (if there is one), then
 * shift. Canonical mm. The result is still rigid: a correction never scales.
 */
export const nudgedMove = (move: Similarity, nudge: Nudge | undefined, registrationPoint: Point | null): Similarity => {
  if (!nudge) return move
  const turned = registrationPoint ? compose(turnAbout(nudge.turn, registrationPoint), move) : move
  return { ...turned, tx: turned.tx + nudge.x, ty: turned.ty + nudge.y }
}

/** Limits of a correction by hand; anything larger would amount to a different registration. mm and radians. */
export const nudgeLimits = { mm: 20, turn: Math.PI / 9 } as const

const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value))

/** A correction with a further shift added: mm forward and down. */
export const shiftedNudge = (nudge: Nudge, by: Point): Nudge => ({
  ...nudge,
  x: within(nudge.x + by.x, nudgeLimits.mm),
  y: within(nudge.y + by.y, nudgeLimits.mm),
})

/** A correction with a further rotation about the registration point added, radians clockwise. */
export const turnedNudge = (nudge: Nudge, by: number): Nudge => ({ ...nudge, turn: within(nudge.turn + by, nudgeLimits.turn) })
