import { landmarks } from '../data/landmarks'
import { type OutlineKnotName, templateLandmarks } from '../data/template'
import { distance } from '../geometry/point'
import { type CurvePlan, curvePlans, type PlannedKnot } from './curve-plans'
import { type KnotPositions, knotNumber } from './knot-positions'

/**
 * How far from a placed landmark of skin the skin is still drawn, in mm of the template, unless all landmarks its template hangs on are
 * placed. Own rule: from bone and lips alone the forehead falls into the frontal bone, the bridge of the nose into the nasal bones, and
 * the throat hangs anywhere; the tip of the nose 18 mm from subnasale is still close.
 */
const farthestSkinMm = 30

const skin = Object.entries(templateLandmarks).filter(
  ([name]) => landmarks[name as keyof typeof templateLandmarks].category === 'soft_tissue',
)

interface Reach {
  /** By number: the landmarks whose fit carries the point. */
  readonly anchors: readonly number[]
  /** By number: the landmarks of skin near enough, itself among them if it is one. */
  readonly near: readonly number[]
}

const reachOf = (knot: PlannedKnot): Reach => ({
  anchors: knot.anchors.map(anchor => knotNumber(anchor as OutlineKnotName)),
  near: skin
    .filter(([, own]) => distance(knot.at, own) <= farthestSkinMm)
    .map(([landmark]) => knotNumber(landmark as OutlineKnotName)),
})

/** Of each point of the template's skin. */
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
 * The points at either end of a curve of skin that lie out of reach of every placed landmark of skin, and are left out. Decided on the
 * template, so that it does not change while a point is dragged. Between two parts in reach nothing is left out, so no curve is bridged.
 */
export function beyondReach({ row, knots }: CurvePlan, placed: KnotPositions): ReadonlySet<OutlineKnotName> {
  if (row.group !== 'soft_tissue') return nobody
  const near = knots.map(knot => inReach(knot, placed))
  const [first, last] = [near.indexOf(true), near.lastIndexOf(true)]
  return new Set(knots.filter((_, i) => first < 0 || i < first || i > last).map(({ name }) => name))
}
