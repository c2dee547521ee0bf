import type { LandmarkName } from '../data/landmarks'
import { isFinitePoint, minus, type Point, times } from '../geometry/point'
import { apply, type Quarters, type Similarity, turnByQuarters } from '../geometry/transform'
import { canonical, type Facing } from '../tracing/frame'
import type { Contours } from './contours'

export type Points = Readonly<Partial<Record<LandmarkName, Point>>>

/** How a film's image lies in its millimetre frame. */
export interface FilmPose {
  readonly facing: Facing
  /** Quarter turns, clockwise once it faces right, that set upright a film filed on its side or on its head. Absent: as filed. */
  readonly quarters?: Quarters
}

/** A traced film to superimpose: placed and derived points in image pixels, and its own scale (null: unknown). */
export interface Film extends FilmPose {
  readonly points: Points
  readonly mmPerPixel: number | null
  /** The outlines fitted to the film, image pixels; absent: none. */
  readonly contours?: Contours
}

/** Whether lengths on a film can be measured: mm per pixel is a positive number. */
export const hasScale = (mmPerPixel: number | null): mmPerPixel is number => Number.isFinite(mmPerPixel) && (mmPerPixel ?? 0) > 0

/** From image pixels to a film's millimetres: right-facing, set upright, times its scale. */
export const pixelToMm = (at: Point, { facing, quarters = 0 }: FilmPose, mmPerPixel: number): Point =>
  times(turnByQuarters(canonical(at, facing), quarters), mmPerPixel)

/** From a film's millimetres to image pixels. */
export const mmToPixel = (at: Point, { facing, quarters = 0 }: FilmPose, mmPerPixel: number): Point =>
  canonical(times(turnByQuarters(at, ((4 - quarters) % 4) as Quarters), 1 / mmPerPixel), facing)

/**
 * A film's points, all or those in `names`, in its millimetres (of an upright one f x k, y k); null without a scale. Non-finite
 * points are left out.
 */
export function inMillimetres(
  film: Film,
  names: readonly LandmarkName[] = Object.keys(film.points) as LandmarkName[],
): Points | null {
  const { points, mmPerPixel } = film
  if (!hasScale(mmPerPixel)) return null
  const inMm: Partial<Record<LandmarkName, Point>> = {}
  for (const name of names) {
    const point = points[name]
    if (point === undefined || !isFinitePoint(point)) continue
    inMm[name] = pixelToMm(point, film, mmPerPixel)
  }
  return inMm
}

/** A film's contours in the same frame; null without a scale. */
export function contoursInMillimetres({ contours = {}, mmPerPixel, ...pose }: Film): Contours | null {
  if (!hasScale(mmPerPixel)) return null
  const inMm = (at: Point): Point => pixelToMm(at, pose, mmPerPixel)
  const lines = Object.entries(contours).map(([name, all]) => [name, all.map(line => line.filter(isFinitePoint).map(inMm))])
  return Object.fromEntries(lines)
}

/** Coefficients as in SVG: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The matrix of an affine map, from where it takes the origin and the two unit vectors. */
const matrixOf = (map: (at: Point) => Point): Matrix => {
  const origin = map({ x: 0, y: 0 })
  const [x, y] = [minus(map({ x: 1, y: 0 }), origin), minus(map({ x: 0, y: 1 }), origin)]
  return [x.x, x.y, y.x, y.y, origin.x, origin.y]
}

/** Maps a film's image to its millimetres. Null without a scale. */
export const filmMatrix = ({ mmPerPixel, ...pose }: Film): Matrix | null =>
  hasScale(mmPerPixel) ? matrixOf(at => pixelToMm(at, pose, mmPerPixel)) : null

/**
 * Maps the image of `moved` onto that of `reference`: from pixels of one to pixels of the other, combining the registered move,
 * both scales, and how each lies in its image. Null if a film has no scale.
 */
export function imageMatrix(reference: Film, moved: Film, move: Similarity): Matrix | null {
  const [to, from] = [reference.mmPerPixel, moved.mmPerPixel]
  if (!hasScale(to) || !hasScale(from)) return null
  return matrixOf(at => mmToPixel(apply(move, pixelToMm(at, moved, from)), reference, to))
}
