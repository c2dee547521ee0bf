import type { Point } from '../geometry/point'
import { compose, type Similarity, turnAbout } from '../geometry/transform'
import type { Nudge } from './scheme'

/** A correction of nothing. */
export const noNudge: Nudge = { x: 0, y: 0, turn: 0 }

export const isNoNudge = ({ x, y, turn }: Nudge): boolean => x === 0 && y === 0 && turn === 0

/**
 * The registered move with the doctor's own correction after it: turned about the registration point (where there is one), then
 * shifted. Canonical mm. Still rigid: a correction never enlarges.
 */
export const nudgedMove = (move: Similarity, nudge: Nudge | undefined, heldAt: Point | null): Similarity => {
  if (!nudge) return move
  const turned = heldAt ? compose(turnAbout(nudge.turn, heldAt), move) : move
  return { ...turned, tx: turned.tx + nudge.x, ty: turned.ty + nudge.y }
}

/** Limits of a correction by hand: more is another registration. mm and radians. */
export const nudgeLimits = { mm: 20, turn: Math.PI / 9 } as const

const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value))

/** A correction shifted further: mm forward and down. */
export const shiftedNudge = (nudge: Nudge, by: Point): Nudge => ({
  ...nudge,
  x: within(nudge.x + by.x, nudgeLimits.mm),
  y: within(nudge.y + by.y, nudgeLimits.mm),
})

/** A correction turned further about the registration point, radians clockwise. */
export const turnedNudge = (nudge: Nudge, by: number): Nudge => ({ ...nudge, turn: within(nudge.turn + by, nudgeLimits.turn) })
