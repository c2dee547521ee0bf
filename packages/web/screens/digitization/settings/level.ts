import { facingOf } from '@sella/ceph/tracing/frame'
import type { Tracing } from '@sella/ceph/tracing/tracing'

/** The turn (radians, clockwise on screen) that lays the Frankfort plane level; null without Po and Or. */
export const levelTurn = (tracing: Tracing): number | null => {
  const { Po, Or } = tracing.points
  if (!Po || !Or) return null
  const along = facingOf(tracing.points) === 'right' ? 1 : -1
  return -Math.atan2((Or.y - Po.y) * along, (Or.x - Po.x) * along)
}

/** How far the Frankfort plane stands from level, degrees, its front down positive. */
export const levelDegrees = (tracing: Tracing): number | null => {
  const turn = levelTurn(tracing)
  return turn === null ? null : ((-turn * 180) / Math.PI) * (facingOf(tracing.points) === 'right' ? 1 : -1)
}
