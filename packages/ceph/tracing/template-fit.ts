import { isLandmarkName, type LandmarkName } from '../data/landmarks'
import { type OutlineName, type OutlineRow, outlineNames, outlineTable } from '../data/outlines'
import { type OutlineKnotName, templateLandmarks, templatePoints } from '../data/template'
import { fitSimilarity, type Pair } from '../geometry/fit'
import type { Point } from '../geometry/point'
import type { Similarity } from '../geometry/transform'
import type { PlacedPoints } from './derive'

/** The template laid on one film: which similarity carries a given point of a given curve. */
export type FitOf = (name: OutlineName, knot: OutlineKnotName) => Similarity | null

const inTemplate = (name: LandmarkName): name is LandmarkName & OutlineKnotName => Object.hasOwn(templateLandmarks, name)

function fitOn(anchors: readonly LandmarkName[], points: PlacedPoints): Similarity | null {
  const pairs: Pair[] = []
  for (const name of anchors) {
    const to = points[name]
    if (to !== undefined && inTemplate(name)) pairs.push({ from: templatePoints[name], to })
  }
  return pairs.length < 2 ? null : fitSimilarity(pairs)
}

const landmarksOfRow = (row: OutlineRow): readonly LandmarkName[] => {
  const names: readonly string[] = row.points
  return [...names.filter(isLandmarkName), ...row.anchors]
}

/** Landmarks of all curves of the same group, each once. */
const landmarksOfGroup = new Map<string, readonly LandmarkName[]>(
  outlineNames.map(name => {
    const { group } = outlineTable[name]
    const members = outlineNames.filter(other => outlineTable[other].group === group)
    return [group, [...new Set(members.flatMap(member => landmarksOfRow(outlineTable[member])))]]
  }),
)

const allLandmarks = Object.keys(templateLandmarks) as readonly LandmarkName[]

/**
 * Step 1 of clinical/templates.json `fitting`: the similarity of a curve's anchors (at least two); else of all landmarks of its
 * group, else of all landmarks. Points of the film in the right-facing frame.
 */
export function fitTemplate(points: PlacedPoints): FitOf {
  const known = new Map<readonly LandmarkName[], Similarity | null>()
  const once = (anchors: readonly LandmarkName[]): Similarity | null => {
    const seen = known.get(anchors)
    if (seen !== undefined) return seen
    const fit = fitOn(anchors, points)
    known.set(anchors, fit)
    return fit
  }
  return (name, knot) => {
    const row = outlineTable[name]
    const anchors = row.override?.points.includes(knot) ? row.override.anchors : row.anchors
    return once(anchors) ?? once(landmarksOfGroup.get(row.group) ?? []) ?? once(allLandmarks)
  }
}

/** Where a point of the template stands in its own frame, mm. */
export const onTemplate = (knot: OutlineKnotName): Point => templatePoints[knot]
