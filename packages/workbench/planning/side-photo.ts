import { skinPoints } from '@sella/ceph/data/planning/prediction-error'
import type { Point } from '@sella/ceph/geometry/point'
import { apply, inverse, mirror } from '@sella/ceph/geometry/transform'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { facingOf } from '@sella/ceph/tracing/frame'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { sidePhotoOf, storedAlignment } from '../photo/laying'

/** A side photo aligned on the film of a plan. */
export interface AlignedPhoto {
  readonly photo: Photo
  readonly alignment: PhotoAlignment
}

/**
 * The record's side photo if it is aligned on its film and both are current; `none` without a photo, `unaligned` if it still has to
 * be aligned.
 */
export function alignedPhotoOf(record: CaseRecord, film: Photo): AlignedPhoto | 'none' | 'unaligned' {
  const photo = sidePhotoOf(record)
  if (!photo) return 'none'
  const alignment = storedAlignment(record.alignment, film, photo)
  return alignment ? { photo, alignment } : 'unaligned'
}

/**
 * The alignment for part of a photo displayed smaller: `share` of its pixels along each side, starting at `corner`, in pixels of
 * the whole photo.
 */
export function reduced(alignment: PhotoAlignment, share: number, corner: Point = { x: 0, y: 0 }): PhotoAlignment {
  const { fit, ...rest } = alignment
  const { x: tx, y: ty } = apply(fit, alignment.mirrored ? mirror(corner) : corner)
  return { ...rest, fit: { a: fit.a / share, b: fit.b / share, tx, ty } }
}

/** A part of a picture, pixels. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/**
 * Margins around the profile from nose to chin, as multiples of its height: enough for a plan's movements (22 mm in front of the
 * skin, 30 behind), the eye and the ear. Own choice.
 */
const about = { above: 0.75, below: 0.5, before: 0.5, behind: 1.5 } as const

/** The part of an aligned photo that shows the face of a plan; the whole photo if the film does not determine where that is. */
export function facePart({ alignment, photo }: AlignedPhoto, points: Tracing['points']): Box {
  const whole = { x: 0, y: 0, width: photo.width, height: photo.height }
  const back = inverse(alignment.fit)
  const placed = skinPoints.flatMap(name => points[name] ?? [])
  if (!back || placed.length < 3) return whole
  const at = placed.map(point => (alignment.mirrored ? mirror(apply(back, point)) : apply(back, point)))
  const forward = (facingOf(points) === 'right') === !alignment.mirrored
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)]
  const high = Math.max(...ys) - Math.min(...ys)
  const ends = {
    left: Math.min(...xs) - high * (forward ? about.behind : about.before),
    right: Math.max(...xs) + high * (forward ? about.before : about.behind),
    top: Math.min(...ys) - high * about.above,
    bottom: Math.max(...ys) + high * about.below,
  }
  const within = (value: number, end: number) => Math.round(Math.min(Math.max(value, 0), end))
  const [x, y] = [within(ends.left, photo.width), within(ends.top, photo.height)]
  const part = { x, y, width: within(ends.right, photo.width) - x, height: within(ends.bottom, photo.height) - y }
  return part.width > 0 && part.height > 0 ? part : whole
}
