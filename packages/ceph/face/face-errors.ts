import { type FaceLandmarkName, type FaceView, isFaceLandmark } from '../data/face-landmarks'
import { type FaceItemName, faceItemNames, faceMeasurements } from '../data/face-measurements'
import { type Point, plus, times } from '../geometry/point'
import { evenly } from '../tracing/even-error'
import { type FacePoints, faceGround } from './ground'
import { facePointsOf } from './leans-on'
import { readFace } from './read-face'

/** Points of a photo with the expected error that they state (image pixels), if they state one. */
export type StatedFacePoints = Readonly<Partial<Record<FaceLandmarkName, Point & { readonly errorPx?: number | undefined }>>>

/** Degrees of two directions differ by less than half a turn. */
const difference = (a: number, b: number, unit: string | undefined): number =>
  unit === 'degree' ? ((((a - b + 180) % 360) + 360) % 360) - 180 : a - b

/** The change by a whole step either way; where both lead to the same side (a magnitude at 0) the larger counts. */
const change = (forward: number, backward: number): number =>
  forward * backward >= 0 ? (forward + backward) / 2 : Math.abs(forward) > Math.abs(backward) ? forward : backward

const readOf = (item: FaceItemName, view: FaceView, points: FacePoints): number | null => {
  const raw = readFace(item, faceGround(view, points))
  return raw.status === 'raw' ? raw.value : null
}

const changeOf = (
  item: FaceItemName,
  view: FaceView,
  by: { readonly points: FacePoints; readonly name: FaceLandmarkName; readonly step: Point },
) => {
  const { points, name, step } = by
  const at = points[name]
  const unit = faceMeasurements[view][item]?.unit
  if (!at) return 0
  const [here, after, before] = [
    readOf(item, view, points),
    readOf(item, view, { ...points, [name]: plus(at, step) }),
    readOf(item, view, { ...points, [name]: plus(at, times(step, -1)) }),
  ]
  return here === null || after === null || before === null
    ? 0
    : change(difference(after, here, unit), difference(here, before, unit))
}

/**
 * One standard error of an item before the scale, from the expected errors of its points; null unless every placed point it rests on
 * states one: how far a hand's point on a face may be off has not been measured.
 */
function errorOf(item: FaceItemName, view: FaceView, points: StatedFacePoints): number | null {
  const names = [...new Set(facePointsOf(view, item))].filter((name): name is FaceLandmarkName => isFaceLandmark(view, name))
  const placed = names.filter(name => points[name] !== undefined)
  if (placed.length === 0 || placed.some(name => !points[name]?.errorPx)) return null
  const changes = placed.flatMap(name =>
    evenly(points[name]?.errorPx ?? 0).map(step => changeOf(item, view, { points, name, step })),
  )
  const error = Math.hypot(...changes)
  return error > 0 && Number.isFinite(error) ? error : null
}

/** The errors of a view's items in degrees, pixels or bare numbers. */
export const faceErrors = (view: FaceView, points: StatedFacePoints): Readonly<Partial<Record<FaceItemName, number>>> =>
  Object.fromEntries(
    faceItemNames(view).flatMap(item => {
      const error = errorOf(item, view, points)
      return error === null ? [] : [[item, error] as const]
    }),
  )
