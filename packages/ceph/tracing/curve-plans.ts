import type { LandmarkName } from '../data/landmarks'
import { type OutlineName, type OutlineRow, outlineNames, outlineTable } from '../data/outlines'
import { type OutlineKnotName, templatePoints } from '../data/template'
import { distance, type Point } from '../geometry/point'
import { reachOf } from '../geometry/reach'
import { knotNumber } from './knot-positions'

/** A point of a curve as the template has it. */
export interface PlannedKnot {
  readonly name: OutlineKnotName
  /** Its number in the template. */
  readonly number: number
  /** mm, the template's frame. */
  readonly at: Point
  /** mm of the template along the curve from its first point. */
  readonly along: number
  /** The landmarks whose fit carries it. */
  readonly anchors: readonly LandmarkName[]
  /** Those landmarks' place among the curve's carriers. */
  readonly carrier: number
}

/** Landmarks that carry points of a curve. */
export interface Carrier {
  readonly anchors: readonly LandmarkName[]
  /** How far the points they carry reach from their mean, mm. */
  readonly extent: number
}

/** What of a curve does not depend on the film. */
export interface CurvePlan {
  readonly name: OutlineName
  readonly row: OutlineRow
  readonly knots: readonly PlannedKnot[]
  readonly carriers: readonly Carrier[]
  /** mm round a closed curve; infinite on an open one. */
  readonly round: number
  /** The landmarks off the curve that it goes by, as if each stood `along` it. */
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

/** A point that several curves pass through: its number, and where it stands on each as [curve, place]. */
export interface SharedKnot {
  readonly number: number
  readonly on: readonly (readonly [curve: number, place: number])[]
}

const places = curvePlans.flatMap(({ knots }, curve) =>
  knots.map(({ number }, place) => ({ number, at: [curve, place] as const })),
)

/** All of them, in the order in which the curves meet them. */
export const sharedKnots: readonly SharedKnot[] = [...new Set(places.map(({ number }) => number))]
  .map(number => ({ number, on: places.filter(place => place.number === number).map(({ at }) => at) }))
  .filter(({ on }) => on.length > 1)
