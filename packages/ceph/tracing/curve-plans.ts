import type { LandmarkName } from '../data/landmarks'
import { type OutlineName, type OutlineRow, outlineNames, outlineTable } from '../data/outlines'
import { type OutlineKnotName, templatePoints } from '../data/template'
import { distance, type Point } from '../geometry/point'
import { reachOf } from '../geometry/reach'
import { knotNumber } from './knot-positions'

/** A point of a curve in the template. */
export interface PlannedKnot {
  readonly name: OutlineKnotName
  /** Its number in the template. */
  readonly number: number
  /** mm, in the template's frame. */
  readonly at: Point
  /** Distance along the curve from its first point, mm of the template. */
  readonly along: number
  /** The landmarks whose fit determines its position. */
  readonly anchors: readonly LandmarkName[]
  /** Index of those landmarks among the curve's carriers. */
  readonly carrier: number
}

/** A set of landmarks that determines the position of points of a curve. */
export interface Carrier {
  readonly anchors: readonly LandmarkName[]
  /** Root mean square distance of the points they carry from their mean, mm of the template. */
  readonly extent: number
}

/** The properties of a curve that do not depend on the film. */
export interface CurvePlan {
  readonly name: OutlineName
  readonly row: OutlineRow
  readonly knots: readonly PlannedKnot[]
  readonly carriers: readonly Carrier[]
  /** Circumference of a closed curve, mm; infinite for an open one. */
  readonly round: number
  /** Landmarks off the curve that guide it, treated as if each were at `along` on it. */
  readonly beside: readonly PlannedKnot[]
}

const anchorsOf = (row: OutlineRow, knot: OutlineKnotName): readonly LandmarkName[] =>
  row.override?.points.includes(knot) ? row.override.anchors : row.anchors

const extentOf = (row: OutlineRow, anchors: readonly LandmarkName[]): number =>
  reachOf(row.points.filter(knot => anchorsOf(row, knot) === anchors).map(knot => templatePoints[knot]))

function plan(name: OutlineName): CurvePlan {
  const row = outlineTable[name]
  const sets = [...new Set([row.anchors, row.override?.anchors ?? row.anchors])]
  const carriers = sets.map(anchors => ({ anchors, extent: extentOf(row, anchors) }))
  let along = 0
  const knots = row.points.map((knot, i): PlannedKnot => {
    const at = templatePoints[knot]
    const before = row.points[i - 1]
    if (before !== undefined) along += distance(templatePoints[before], at)
    const anchors = anchorsOf(row, knot)
    return { name: knot, number: knotNumber(knot), at, along, anchors, carrier: sets.indexOf(anchors) }
  })
  const [first, last] = [knots[0], knots[knots.length - 1]]
  const round = row.closed && first && last ? last.along + distance(last.at, first.at) : Number.POSITIVE_INFINITY
  return { name, row, knots, carriers, round, beside: besideOf(row, knots) }
}

const besideOf = ({ goesBy = [] }: OutlineRow, knots: readonly PlannedKnot[]): readonly PlannedKnot[] =>
  goesBy.flatMap(({ landmark, at }) => {
    const knot = knots.find(({ name }) => name === at)
    return knot ? [{ ...knot, name: landmark, number: knotNumber(landmark), at: templatePoints[landmark] }] : []
  })

/** The 29 curves in the order of the table. */
export const curvePlans: readonly CurvePlan[] = outlineNames.map(plan)

/** A point shared by several curves: its number, and its position on each as [curve, place]. */
export interface SharedKnot {
  readonly number: number
  readonly on: readonly (readonly [curve: number, place: number])[]
}

const places = curvePlans.flatMap(({ knots }, curve) =>
  knots.map(({ number }, place) => ({ number, at: [curve, place] as const })),
)

/** All shared points, in the order in which the curves reach them. */
export const sharedKnots: readonly SharedKnot[] = [...new Set(places.map(({ number }) => number))]
  .map(number => ({ number, on: places.filter(place => place.number === number).map(({ at }) => at) }))
  .filter(({ on }) => on.length > 1)
