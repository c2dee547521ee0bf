import type { LandmarkName } from '../data/landmarks'
import { isFinitePoint, type Point } from '../geometry/point'
import type { Similarity } from '../geometry/transform'
import { canonical, type Facing } from '../tracing/frame'
import type { Contours } from './contours'

export type Points = Readonly<Partial<Record<LandmarkName, Point>>>

/** A traced film to superimpose: placed and derived points in image pixels, and its own scale (null: unknown). */
export interface Film {
  readonly points: Points
  readonly facing: Facing
  readonly mmPerPixel: number | null
  /** The outlines fitted to the film, image pixels; absent: none. */
  readonly contours?: Contours
}

/** Whether lengths on a film can be measured: mm per pixel is a positive number. */
export const hasScale = (mmPerPixel: number | null): mmPerPixel is number => Number.isFinite(mmPerPixel) && (mmPerPixel ?? 0) > 0

/**
 * A film's points, all or those in `names`, in the canonical right-facing millimetre frame (f x k, y k); null without a scale.
 * Non-finite points are left out.
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

/** Coefficients as in SVG: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/**
 * Maps the image of `moved` onto that of `reference`: from pixels of one to pixels of the other, combining the registered move,
 * both scales, and mirroring if the films face different ways. Null if a film has no scale.
 */
export function imageMatrix(reference: Film, moved: Film, { a, b, tx, ty }: Similarity): Matrix | null {
  if (!hasScale(reference.mmPerPixel) || !hasScale(moved.mmPerPixel)) return null
  const k = moved.mmPerPixel / reference.mmPerPixel
  const to = reference.facing === 'right' ? 1 : -1
  const from = moved.facing === 'right' ? 1 : -1
  return [to * from * k * a, from * k * b, -to * k * b, k * a, (to * tx) / reference.mmPerPixel, ty / reference.mmPerPixel]
}
