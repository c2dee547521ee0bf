import type { Point } from '@sella/ceph/geometry/point'
import { calibrate } from '@sella/ceph/tracing/calibration'
import { facingOf } from '@sella/ceph/tracing/frame'
import { outlines } from '@sella/ceph/tracing/outlines'
import { fromStored, LATERAL_CEPH, storedFilm } from '@sella/contract/documents/tracing'
import { type ProfileName, profileNames } from '@sella/detect/profile/points'
import { fileScaleOf, type ImageRow, type RecordRow, tracingOf } from '../records/rows'

/** The skin outline of a traced film, as input for an alignment. */
export interface FilmSide {
  readonly facing: 'right' | 'left'
  readonly outlines: readonly (readonly Point[])[]
  readonly points: Readonly<Partial<Record<ProfileName, Point>>>
  readonly mmPerPixel: number
}

/** Fewest skin points on which an alignment can rest. */
const leastPoints = 4

/** The soft tissue of a record's tracing; null where too little of it is placed, or the film has no scale at all. */
export const filmSide = (record: RecordRow, images: readonly ImageRow[], film: ImageRow): FilmSide | null => {
  const text = tracingOf(record, images)
  const read = text === null ? null : fromStored(text, storedFilm(LATERAL_CEPH, fileScaleOf(film)))
  if (!read?.ok) return null
  const { points: placed, outline } = read.value
  const points = Object.fromEntries(
    profileNames.flatMap(name => {
      const point = placed[name]
      return point ? [[name, { x: point.x, y: point.y }]] : []
    }),
  )
  const { mmPerPixel } = calibrate(read.value, true)
  if (Object.keys(points).length < leastPoints || mmPerPixel === null) return null
  const facing = facingOf(placed)
  // A stretch drawn from the template alone, far from any placed point and off the film's edge, is not this patient's skin.
  const skin = outlines(placed, facing, undefined, outline)
    .filter(curve => curve.layer === 'profile')
    .flatMap(curve =>
      curve.segments.filter(run => run.support === 'traced').map(run => curve.samples.slice(run.from, run.to + 1)),
    )
  return { facing, outlines: skin, points, mmPerPixel }
}
