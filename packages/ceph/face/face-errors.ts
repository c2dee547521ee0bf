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

/** The values of items before the scale; null where one has none. */
const valuesOf = (items: readonly FaceItemName[], view: FaceView, points: FacePoints): readonly (number | null)[] => {
  const ground = faceGround(view, points)
  return items.map(item => {
    const raw = readFace(item, ground)
    return raw.status === 'raw' ? raw.value : null
  })
}

/** A point that states its error, and the items that rest on it. */
interface Source {
  readonly name: FaceLandmarkName
  readonly at: Point
  readonly errorPx: number
  readonly items: readonly FaceItemName[]
}

/**
 * Every placed point that an item rests on states its error; without one of a hand's, whose errors on a face have not been measured,
 * nothing can be said of the item.
 */
const isStated = (item: FaceItemName, view: FaceView, points: StatedFacePoints): boolean => {
  const placed = facePointsOf(view, item).flatMap(name => points[name as FaceLandmarkName] ?? [])
  return placed.length > 0 && placed.every(point => point.errorPx !== undefined)
}

const sourcesOf = (view: FaceView, points: StatedFacePoints): readonly Source[] => {
  const items = faceItemNames(view).filter(item => isStated(item, view, points))
  return Object.entries(points).flatMap(([name, point]) => {
    const leaning = items.filter(item => facePointsOf(view, item).includes(name))
    if (!point?.errorPx || leaning.length === 0 || !isFaceLandmark(view, name)) return []
    return [{ name, at: point, errorPx: point.errorPx, items: leaning }]
  })
}

/** One standard error of a view's items in degrees, pixels or bare numbers, from the expected errors that their points state. */
export function faceErrors(view: FaceView, points: StatedFacePoints): Readonly<Partial<Record<FaceItemName, number>>> {
  const squares = new Map<FaceItemName, number>()
  for (const { name, at, errorPx, items } of sourcesOf(view, points)) {
    const here = valuesOf(items, view, points)
    for (const step of evenly(errorPx)) {
      const after = valuesOf(items, view, { ...points, [name]: plus(at, step) })
      const before = valuesOf(items, view, { ...points, [name]: plus(at, times(step, -1)) })
      items.forEach((item, i) => {
        const [mid, up, down] = [here[i], after[i], before[i]]
        if (mid == null || up == null || down == null) return
        const unit = faceMeasurements[view][item]?.unit
        squares.set(item, (squares.get(item) ?? 0) + change(difference(up, mid, unit), difference(mid, down, unit)) ** 2)
      })
    }
  }
  const errors = [...squares].filter(([, square]) => square > 0 && Number.isFinite(square))
  return Object.fromEntries(errors.map(([item, square]) => [item, Math.sqrt(square)]))
}
