import type { LandmarkName } from '../data/landmarks'
import { isFinitePoint, type Point } from '../geometry/point'
import type { Similarity } from '../geometry/transform'
import { canonical, type Facing } from '../tracing/frame'
import type { Contours } from './contours'

export type Points = Readonly<Partial<Record<LandmarkName, Point>>>

/** A traced film to superimpose: placed and derived points in image pixels, and its own scale (null: none known). */
export interface Film {
  readonly points: Points
  readonly facing: Facing
  readonly mmPerPixel: number | null
  /** Its outlines that were fitted to it, image pixels; none where nothing is said. */
  readonly contours?: Contours
}

/** Whether lengths of a film can be told: a positive number of mm per pixel. */
export const hasScale = (mmPerPixel: number | null): mmPerPixel is number =>
  mmPerPixel !== null && Number.isFinite(mmPerPixel) && mmPerPixel > 0

/**
 * A film's points, all or those of `names`, in the canonical right-facing millimetre frame (f x k, y k); null without a scale. Points not
 * finite are left out.
 */
export function inMillimetres(
  { points, facing, mmPerPixel }: Film,
  names: readonly LandmarkName[] = Object.keys(points) as LandmarkName[],
): Points | null {
  if (!hasScale(mmPerPixel)) return null
  const inMm: Partial<Record<LandmarkName, Point>> = {}
  for (const name of names) {
    const point = points[name]
    if (point === undefined || !isFinitePoint(point)) continue
    const { x, y } = canonical(point, facing)
    inMm[name] = { x: x * mmPerPixel, y: y * mmPerPixel }
  }
  return inMm
}

/** A film's contours in the same frame; null without a scale. */
export function contoursInMillimetres({ contours = {}, facing, mmPerPixel }: Film): Contours | null {
  if (!hasScale(mmPerPixel)) return null
  const inMm = (at: Point): Point => {
    const { x, y } = canonical(at, facing)
    return { x: x * mmPerPixel, y: y * mmPerPixel }
  }
  const lines = Object.entries(contours).map(([name, all]) => [name, all.map(line => line.filter(isFinitePoint).map(inMm))])
  return Object.fromEntries(lines)
}

/** As SVG has it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/**
 * Lays the image of `moved` over that of `reference`: pixels of the one to pixels of the other, with the registered move, both
 * scales and the mirror where the films face different ways. Null when a film has no scale.
 */
export function imageMatrix(reference: Film, moved: Film, { a, b, tx, ty }: Similarity): Matrix | null {
  if (!hasScale(reference.mmPerPixel) || !hasScale(moved.mmPerPixel)) return null
  const k = moved.mmPerPixel / reference.mmPerPixel
  const to = reference.facing === 'right' ? 1 : -1
  const from = moved.facing === 'right' ? 1 : -1
  return [to * from * k * a, from * k * b, -to * k * b, k * a, (to * tx) / reference.mmPerPixel, ty / reference.mmPerPixel]
}
