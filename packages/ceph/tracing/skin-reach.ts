import { landmarks } from '../data/landmarks'
import { type OutlineKnotName, templateLandmarks } from '../data/template'
import { distance } from '../geometry/point'
import { type CurvePlan, curvePlans, type PlannedKnot } from './curve-plans'
import { type KnotPositions, knotNumber } from './knot-positions'

/**
 * Maximum distance from a placed skin landmark at which skin is drawn, mm of the template, unless all landmarks its template
 * depends on are placed. Own rule: estimated from bone and lips alone, the forehead falls into the frontal bone, the bridge of
 * the nose into the nasal bones, and the throat is arbitrary; the tip of the nose, 18 mm from subnasale, is still close.
 */
const farthestSkinMm = 30

const skin = Object.entries(templateLandmarks).filter(
  ([name]) => landmarks[name as keyof typeof templateLandmarks].category === 'soft_tissue',
)

interface Reach {
  /** Numbers of the landmarks whose fit determines the point. */
  readonly anchors: readonly number[]
  /** Numbers of the skin landmarks close enough to it, including itself if it is one. */
  readonly near: readonly number[]
}

const reachOf = (knot: PlannedKnot): Reach => ({
  anchors: knot.anchors.map(anchor => knotNumber(anchor as OutlineKnotName)),
  near: skin
    .filter(([, own]) => distance(knot.at, own) <= farthestSkinMm)
    .map(([landmark]) => knotNumber(landmark as OutlineKnotName)),
})

/** Reach of each skin point of the template. */
const reaches = new Map(
  curvePlans
    .filter(({ row }) => row.group === 'soft_tissue')
    .flatMap(({ knots }) => knots)
    .map(knot => [knot, reachOf(knot)]),
)

function inReach(knot: PlannedKnot, placed: KnotPositions): boolean {
  const isPlaced = (number: number): boolean => placed[number] !== undefined
  const { anchors, near } = reaches.get(knot) ?? { anchors: [], near: [] }
  return isPlaced(knot.number) || anchors.every(isPlaced) || near.some(isPlaced)
}

const nobody: ReadonlySet<OutlineKnotName> = new Set()

/**
 * Points at either end of a skin curve that are out of reach of every placed skin landmark, and are therefore left out. Decided
 * on the template, so that it does not change while a point is dragged. Nothing is left out between two parts in reach, so no
 * curve is bridged.
 */
export function beyondReach({ row, knots }: CurvePlan, placed: KnotPositions): ReadonlySet<OutlineKnotName> {
  if (row.group !== 'soft_tissue') return nobody
  const near = knots.map(knot => inReach(knot, placed))
  const [first, last] = [near.indexOf(true), near.lastIndexOf(true)]
  return new Set(knots.filter((_, i) => first < 0 || i < first || i > last).map(({ name }) => name))
}
