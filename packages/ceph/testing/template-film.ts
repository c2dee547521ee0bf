import type { LandmarkName } from '../data/landmarks'
import { templateLandmarks } from '../data/template'
import type { Point } from '../geometry/point'
import { apply, mirror, type Similarity } from '../geometry/transform'

export type Points = Readonly<Partial<Record<LandmarkName, Point>>>

/** 10 pixels a mm, Sella at (1000, 1200), facing right. */
export const onFilm: Similarity = { a: 10, b: 0, tx: 1000, ty: 1200 }

export const mapPoints = (points: Points, move: (p: Point) => Point): Points =>
  Object.fromEntries(Object.entries(points).map(([name, point]) => [name, move(point)]))

/** The template's face as a film; `move` changes it. */
export const templateFilm = (move: Similarity = onFilm): Points => mapPoints(templateLandmarks, point => apply(move, point))

export const mirrored = (points: Points): Points => mapPoints(points, mirror)

export const without = (points: Points, ...names: readonly LandmarkName[]): Points =>
  Object.fromEntries(Object.entries(points).filter(([name]) => !names.includes(name as LandmarkName)))
