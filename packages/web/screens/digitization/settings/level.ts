import { facingOf } from '@sella/ceph/tracing/frame'
import type { Tracing } from '@sella/ceph/tracing/tracing'

/** The rotation (radians, clockwise on screen) that levels the Frankfort plane; null without Po and Or. */
export const levelTurn = (tracing: Tracing): number | null => {
  const { Po, Or } = tracing.points
  if (!Po || !Or) return null
  const along = facingOf(tracing.points) === 'right' ? 1 : -1
  return -Math.atan2((Or.y - Po.y) * along, (Or.x - Po.x) * along)
}

/** The rotation (radians, clockwise on screen) that levels the line of the pupils, on a photo from the front; null without both. */
export const pupilTurn = ({ points: { PupilR, PupilL } }: Pick<Tracing, 'points'>): number | null =>
  PupilR && PupilL && (PupilR.x !== PupilL.x || PupilR.y !== PupilL.y)
    ? -Math.atan2(PupilL.y - PupilR.y, PupilL.x - PupilR.x)
    : null

/** The tilt of the Frankfort plane, degrees, positive with its front down. */
export const levelDegrees = (tracing: Tracing): number | null => {
  const turn = levelTurn(tracing)
  return turn === null ? null : ((-turn * 180) / Math.PI) * (facingOf(tracing.points) === 'right' ? 1 : -1)
}
