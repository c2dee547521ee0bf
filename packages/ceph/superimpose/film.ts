import type { LandmarkName } from '../data/landmarks'
import { isFinitePoint, type Point } from '../geometry/point'
import type { Similarity } from '../geometry/transform'
import { canonical, type Facing } from '../tracing/frame'

export type Points = Readonly<Partial<Record<LandmarkName, Point>>>

/** A traced film to superimpose: placed and derived points in image pixels, and its own scale (null: none known). */
export interface Film {
  readonly points: Points
  readonly facing: Facing
  readonly mmPerPixel: number | null
}

/** Whether lengths of a film can be told: a positive number of mm per pixel. */
export const hasScale = (mmPerPixel: number | null): mmPerPixel is number =>
  mmPerPixel !== null && Number.isFinite(mmPerPixel) && mmPerPixel > 0

/** A film's points in the canonical right-facing millimetre frame (f x k, y k); null without a scale. Points not finite are left out. */
export function inMillimetres({ points, facing, mmPerPixel }: Film): Points | null {
  if (!hasScale(mmPerPixel)) return null
  const found: Partial<Record<LandmarkName, Point>> = {}
  for (const name of Object.keys(points) as LandmarkName[]) {
    const point = points[name]
    if (point === undefined || !isFinitePoint(point)) continue
    const { x, y } = canonical(point, facing)
    found[name] = { x: x * mmPerPixel, y: y * mmPerPixel }
  }
  return found
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
