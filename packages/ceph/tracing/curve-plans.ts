import type { LandmarkName } from '../data/landmarks'
import { type OutlineName, type OutlineRow, outlineNames, outlineTable } from '../data/outlines'
import { type OutlineKnotName, templatePoints } from '../data/template'
import { distance, type Point } from '../geometry/point'
import { reachOf } from '../geometry/reach'

/** A point of a curve as the template has it. */
export interface PlannedKnot {
  readonly name: OutlineKnotName
  /** mm, the template's frame. */
  readonly at: Point
  /** mm of the template along the curve from its first point. */
  readonly along: number
  /** The landmarks whose fit carries it. */
  readonly anchors: readonly LandmarkName[]
  /** Those landmarks' place among the curve's carriers. */
  readonly carrier: number
  /** Does another curve pass through it too? */
  readonly shared: boolean
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
}

const uses = new Map<string, number>()
for (const name of outlineNames) for (const knot of outlineTable[name].points) uses.set(knot, (uses.get(knot) ?? 0) + 1)

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
    return { name: knot, at, along, anchors, carrier: sets.indexOf(anchors), shared: (uses.get(knot) ?? 0) > 1 }
  })
  const [first, last] = [knots[0], knots[knots.length - 1]]
  const round = row.closed && first && last ? last.along + distance(last.at, first.at) : Number.POSITIVE_INFINITY
  return { name, row, knots, carriers, round }
}

/** The 29 curves in the order of the table. */
export const curvePlans: readonly CurvePlan[] = outlineNames.map(plan)
