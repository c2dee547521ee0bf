import { isLandmarkName, type LandmarkName } from '../data/landmarks'
import { type OutlineGroup, outlineNames, outlineTable } from '../data/outlines'
import { templateLandmarks } from '../data/template'
import { fitSimilarity, type Pair } from '../geometry/fit'
import type { Point } from '../geometry/point'
import { reachOf } from '../geometry/reach'
import type { Similarity } from '../geometry/transform'
import type { PlacedPoints } from './derive'

/**
 * The similarity from template mm to the film for points that follow these anchors; null if no landmarks of the film determine
 * one. `extent`: root mean square distance of the points from their mean, mm of the template.
 */
export type FitOf = (anchors: readonly LandmarkName[], group: OutlineGroup, extent: number) => Similarity | null

interface AnchorFit {
  readonly fit: Similarity | null
  /** Root mean square distance of the fit's landmarks from their mean, mm of the template. */
  readonly reach: number
}

/**
 * Landmarks carry a curve only if their spread is at least this fraction of the curve's own: two incisal edges 2 mm apart must
 * not turn the molars. Own rule; it has no effect when all anchors of a curve are placed.
 */
const leastReach = 0.5

const template: Readonly<Partial<Record<LandmarkName, Point>>> = templateLandmarks

function fitOn(anchors: readonly LandmarkName[], points: PlacedPoints): AnchorFit {
  const pairs: Pair[] = []
  for (const name of anchors) {
    const to = points[name]
    const from = template[name]
    if (to !== undefined && from !== undefined) pairs.push({ from, to })
  }
  if (pairs.length < 2) return { fit: null, reach: 0 }
  return { fit: fitSimilarity(pairs), reach: reachOf(pairs.map(pair => pair.from)) }
}

function landmarksOf(group: OutlineGroup): readonly LandmarkName[] {
  const rows = outlineNames.map(name => outlineTable[name]).filter(row => row.group === group)
  const names: readonly string[] = rows.flatMap(row => [...row.points, ...row.anchors])
  return [...new Set(names.filter(isLandmarkName))]
}

const landmarksOfGroup = new Map(outlineNames.map(name => [outlineTable[name].group, landmarksOf(outlineTable[name].group)]))

const allLandmarks = Object.keys(templateLandmarks) as readonly LandmarkName[]

interface Remembered {
  readonly on: readonly (Point | undefined)[]
  readonly fit: AnchorFit
}

/** Fits for the last film requested; most stay unchanged while a point is dragged. A cache only. */
const last = new Map<readonly LandmarkName[], Remembered>()

const isAt = (a: Point | undefined, b: Point | undefined): boolean => a === b || (a?.x === b?.x && a?.y === b?.y)

function rememberedFit(anchors: readonly LandmarkName[], points: PlacedPoints): AnchorFit {
  const remembered = last.get(anchors)
  if (remembered?.on.every((at, i) => isAt(at, points[anchors[i] as LandmarkName]))) return remembered.fit
  const fit = fitOn(anchors, points)
  last.set(anchors, { on: anchors.map(name => points[name]), fit })
  return fit
}

/**
 * Step 1 of clinical/templates.json `fitting`: the similarity of a curve's anchors (at least two), otherwise of all landmarks of
 * its group, otherwise of all landmarks. Points of the film are in the right-facing frame.
 */
export function fitTemplate(points: PlacedPoints): FitOf {
  return (anchors, group, extent) => {
    for (const names of [anchors, landmarksOfGroup.get(group) ?? [], allLandmarks]) {
      const { fit, reach } = rememberedFit(names, points)
      if (fit !== null && reach >= leastReach * extent) return fit
    }
    return null
  }
}
