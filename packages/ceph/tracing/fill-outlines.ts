import type { OutlineName } from '../data/outlines'
import type { OutlineKnotName } from '../data/template'
import type { Point } from '../geometry/point'
import { bonesBesideTeeth } from './bones-beside-teeth'
import { bonesUnderSkin } from './bones-under-skin'
import { type CurvePlan, curvePlans, type PlannedKnot } from './curve-plans'
import type { PlacedPoints } from './derive'
import { type Estimate, rememberedEstimate } from './estimate-curve'
import type { FilledOutline, OutlinePoint } from './filled-outline'
import type { Facing } from './frame'
import { type KnotPositions, type NamedPositions, positionsByNumber } from './knot-positions'
import { settleShared } from './settle-shared'
import { beyondReach } from './skin-reach'
import { fitTemplate } from './template-fit'

export type { FilledOutline, OutlinePoint } from './filled-outline'

/** A curve's point that was neither placed nor could be estimated. */
export interface MissingOutlinePoint {
  readonly curve: OutlineName
  readonly point: OutlineKnotName
}

export type MissingLog = (missing: MissingOutlinePoint) => void

function inRightFrame<P extends NamedPositions>(points: P, sign: 1 | -1): P {
  if (sign === 1) return points
  const flipped = Object.entries(points).flatMap(([name, point]) => (point ? [[name, { x: -point.x, y: point.y }]] : []))
  return Object.fromEntries(flipped) as P
}

/**
 * Some readers place the lower lip's point at or below its vermilion border, which would fold the outline back on itself: swaps
 * the two.
 */
function lipInOrder(points: readonly OutlinePoint[]): readonly OutlinePoint[] {
  const [lip, border] = ['LowerLip', 'LabraleInferius'].map(name => points.findIndex(point => point.name === name)) as [
    number,
    number,
  ]
  const [above, below] = [points[lip], points[border]]
  if (!above || !below || above.y <= below.y) return points
  return points.map((point, i) => (i === lip ? below : i === border ? above : point))
}

/** Sources for the points of a curve, by number, in the right-facing frame. */
interface Sources {
  readonly sign: 1 | -1
  readonly landmarks: KnotPositions
  /** The landmarks, and the points fitted to the film. */
  readonly placed: KnotPositions
  readonly settled: ReadonlyMap<number, Point>
  readonly far: ReadonlySet<OutlineKnotName>
  readonly estimate: Estimate
}

/** A curve's point, right-facing; undefined if it cannot be estimated or is out of reach. */
function positionOf({ name, number }: PlannedKnot, place: number, { placed, far, settled, estimate }: Sources): Point | null {
  const own = placed[number]
  if (own !== undefined) return own
  return far.has(name) ? null : (settled.get(number) ?? estimate[place] ?? null)
}

const originOf = ({ number }: PlannedKnot, { landmarks, placed }: Sources): OutlinePoint['origin'] =>
  landmarks[number] ? 'placed' : placed[number] ? 'fitted' : 'estimated'

interface Filled {
  /** By place on the curve; null where there is no point. */
  readonly knots: readonly (OutlinePoint | null)[]
  readonly outline: FilledOutline
}

/** Outlines of the last film requested: while a point is dragged, most stay unchanged and keep their objects. A cache only. */
const lastFilled = new Map<CurvePlan, Filled>()

/** Whether none of the curve's points has moved. */
const isUnchanged = ({ knots }: Filled, plan: CurvePlan, sources: Sources): boolean =>
  plan.knots.every((knot, place) => {
    const at = positionOf(knot, place, sources)
    const before = knots[place] ?? null
    if (at === null || before === null) return at === before
    return before.x === sources.sign * at.x && before.y === at.y && before.origin === originOf(knot, sources)
  })

function fill(plan: CurvePlan, sources: Sources): Filled {
  const knots = plan.knots.map((knot, place): OutlinePoint | null => {
    const at = positionOf(knot, place, sources)
    return at && { name: knot.name, x: sources.sign * at.x, y: at.y, origin: originOf(knot, sources) }
  })
  return { knots, outline: { plan, points: lipInOrder(knots.filter(knot => knot !== null)) } }
}

function rememberedFill(plan: CurvePlan, sources: Sources): Filled {
  const remembered = lastFilled.get(plan)
  if (remembered !== undefined && isUnchanged(remembered, plan, sources)) return remembered
  const filled = fill(plan, sources)
  lastFilled.set(plan, filled)
  return filled
}

/**
 * The points of all 29 outlines on a film, image pixels: placed landmarks stay where they are, the rest come from the template by
 * a similarity fit to each curve's own anchors, as specified in clinical/templates.json `fitting`. A point that cannot be
 * estimated, or a skin point out of reach of every skin landmark, is left out and reported to `log`. Points `fitted` to the film
 * also stay where they are. An outline that did not change since the last call is the same object.
 */
export function fillOutlines(
  points: PlacedPoints,
  facing: Facing,
  log?: MissingLog,
  fitted: NamedPositions = {},
): readonly FilledOutline[] {
  const sign = facing === 'right' ? 1 : -1
  const right = inRightFrame(points, sign)
  const landmarks = positionsByNumber(right)
  const placed = positionsByNumber(right, positionsByNumber(inRightFrame(fitted, sign)))
  const fitOf = fitTemplate(right)
  const estimates = curvePlans.map(plan => rememberedEstimate(plan, placed, fitOf))
  const settled = settleShared(estimates, placed)
  const filled = curvePlans.map((plan, c) => {
    const sources = { sign, landmarks, placed, settled, far: beyondReach(plan, placed), estimate: estimates[c] ?? [] } as const
    const { knots, outline } = rememberedFill(plan, sources)
    if (log)
      for (const [place, { name }] of plan.knots.entries()) if (knots[place] === null) log({ curve: plan.name, point: name })
    return outline
  })
  return bonesBesideTeeth(bonesUnderSkin(filled, sign), sign)
}
