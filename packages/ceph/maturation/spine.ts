import { isLandmarkName, type LandmarkName } from '../data/landmarks'
import { type NeckPlace, placesOf } from '../data/landmarks/neck'
import { isFinitePoint, type Point } from '../geometry/point'

export const vertebrae = ['C2', 'C3', 'C4'] as const
export type Vertebra = (typeof vertebrae)[number]

/** Points of the lower border: posterior corner, concavity, anterior corner. */
export interface LowerBorder {
  readonly IP: Point
  readonly ID: Point
  readonly IA: Point
}

/** Adds the tops of the posterior and anterior walls. */
export interface Body extends LowerBorder {
  readonly SP: Point
  readonly SA: Point
}

/** All 13 points, in any common frame and unit. */
export interface Spine {
  readonly C2: LowerBorder
  readonly C3: Body
  readonly C4: Body
}

/** A point of a vertebra by its place there. */
export interface VertebraPoint {
  readonly name: LandmarkName
  readonly part: NeckPlace
}

/** The points of a vertebra from the back, lower border first. */
export const pointsOf = (vertebra: Vertebra): readonly VertebraPoint[] =>
  placesOf[vertebra].flatMap(part => {
    const name = `${vertebra}_${part}`
    return isLandmarkName(name) ? [{ name, part }] : []
  })

/** The 13 points in the order of placement: each vertebra from the back, lower border first. */
export const neckPoints: readonly LandmarkName[] = vertebrae.flatMap(vertebra => pointsOf(vertebra).map(({ name }) => name))

type Points = Readonly<Partial<Record<string, Point>>>

/** The neck points that are not placed. */
export const missingNeck = (points: Points): readonly LandmarkName[] =>
  neckPoints.filter(name => {
    const at = points[name]
    return !(at && isFinitePoint(at))
  })

const pick = (points: Points, vertebra: Vertebra): Body =>
  Object.fromEntries(placesOf[vertebra].map(part => [part, points[`${vertebra}_${part}`]])) as unknown as Body

/** The spine of a tracing; null while a point is missing. */
export const spineOf = (points: Points): Spine | null =>
  missingNeck(points).length > 0 ? null : { C2: pick(points, 'C2'), C3: pick(points, 'C3'), C4: pick(points, 'C4') }
