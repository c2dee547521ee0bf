import type { LandmarkName } from '../data/landmarks'
import type { OutlineName } from '../data/outlines'
import type { OutlineKnotName } from '../data/template'
import { minus, type Point, plus } from '../geometry/point'
import { apply, type Similarity } from '../geometry/transform'
import { type CurvePlan, curvePlans } from './curve-plans'
import type { PlacedPoints } from './derive'
import type { Facing } from './frame'
import { openedWall } from './nasal-spine'
import { carriedResidual, type Residual } from './residual'
import { beyondReach } from './skin-reach'
import { type FitOf, fitTemplate } from './template-fit'

/** A point of an outline on the film, image pixels. `fitted`: it lies on an edge of the film; `estimated`: from the template. */
export interface OutlinePoint extends Point {
  readonly name: OutlineKnotName
  readonly origin: 'placed' | 'fitted' | 'estimated'
}

export interface FilledOutline {
  readonly plan: CurvePlan
  readonly points: readonly OutlinePoint[]
}

/** A curve's point that neither was placed nor could be estimated. */
export interface MissingOutlinePoint {
  readonly curve: OutlineName
  readonly point: OutlineKnotName
}

export type MissingLog = (missing: MissingOutlinePoint) => void

type Positions = Readonly<Partial<Record<string, Point>>>

/** Where a fit misses the placed landmarks of its curve. */
function residualsOf(plan: CurvePlan, placed: Positions, fit: Similarity): readonly Residual[] {
  const residuals: Residual[] = []
  for (const { name, at, along } of plan.knots) {
    const own = placed[name]
    if (own !== undefined) residuals.push({ along, off: minus(own, apply(fit, at)) })
  }
  return residuals
}

type Estimate = readonly (Point | null)[]

/** Steps 2 and 3 of clinical/templates.json `fitting` for one curve: its points by place, null where none can be had. */
function estimateCurve(plan: CurvePlan, placed: Positions, fits: readonly (Similarity | null)[]): Estimate {
  const residuals = fits.map(fit => (fit === null ? [] : residualsOf(plan, placed, fit)))
  return plan.knots.map(knot => {
    const own = placed[knot.name]
    if (own !== undefined) return own
    const fit = fits[knot.carrier] ?? null
    return fit === null ? null : plus(apply(fit, knot.at), carriedResidual(knot.along, residuals[knot.carrier] ?? [], plan.round))
  })
}

interface Estimated {
  readonly own: readonly (Point | undefined)[]
  readonly fits: readonly (Similarity | null)[]
  readonly points: Estimate
}

/** The estimates of the last film asked for: while a point is dragged most stay. Only a memory. */
const last = new Map<CurvePlan, Estimated>()

const isAt = (a: Point | undefined, b: Point | undefined): boolean => a === b || (a?.x === b?.x && a?.y === b?.y)

/** Whether the curve's points are placed where they were. A loop: this is asked of three hundred points for each move of the pointer. */
function unmoved({ knots }: CurvePlan, own: Estimated['own'], placed: Positions): boolean {
  for (let i = 0; i < knots.length; i++) {
    const knot = knots[i]
    if (knot !== undefined && !isAt(own[i], placed[knot.name])) return false
  }
  return true
}

/** As `estimateCurve`, which depends on the curve's placed points and on its fits only. */
function rememberedEstimate(plan: CurvePlan, placed: Positions, fitOf: FitOf): Estimate {
  const fits = plan.carriers.map(({ anchors, extent }) => fitOf(anchors, plan.row.group, extent))
  const remembered = last.get(plan)
  if (remembered?.fits.every((fit, i) => fit === fits[i]) && unmoved(plan, remembered.own, placed)) return remembered.points
  const points = estimateCurve(plan, placed, fits)
  last.set(plan, { own: plan.knots.map(({ name }) => placed[name]), fits, points })
  return points
}

/** Step 4: a point that several curves estimate takes the mean of their estimates. Points of one curve only are not in the answer. */
function meansOfShared(estimates: readonly (readonly (Point | null)[])[], placed: Positions): Map<string, Point> {
  const all = new Map<string, Point[]>()
  curvePlans.forEach((plan, c) => {
    plan.knots.forEach(({ name, shared }, i) => {
      const at = estimates[c]?.[i]
      if (!shared || !at || placed[name] !== undefined) return
      const others = all.get(name)
      if (others === undefined) all.set(name, [at])
      else others.push(at)
    })
  })
  return new Map([...all].map(([name, ats]) => [name, meanOf(ats)]))
}

const meanOf = (points: readonly Point[]): Point => {
  const sum = points.reduce(plus, { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

const placeOf = (curve: OutlineName, knot: OutlineKnotName): readonly [number, number] => {
  const c = curvePlans.findIndex(plan => plan.name === curve)
  return [c, curvePlans[c]?.row.points.indexOf(knot) ?? -1]
}
const floorPlace = placeOf('nasal_floor', 'NF2')
const wallPlace = placeOf('maxilla_anterior', 'MA2')

/** The maxilla's own adjustment, when the spine's outlines would fold over each other. */
function openSpine(
  settled: Map<string, Point>,
  placed: Positions,
  estimates: readonly (readonly (Point | null)[])[],
): Map<string, Point> {
  const spine = placed.ANS ?? settled.get('ANS')
  const floor = estimates[floorPlace[0]]?.[floorPlace[1]]
  const wall = estimates[wallPlace[0]]?.[wallPlace[1]]
  const opened = spine && floor && wall ? openedWall(spine, floor, wall) : null
  return opened === null ? settled : settled.set('MA2', opened)
}

function inRightFrame<P extends Positions>(points: P, sign: 1 | -1): P {
  if (sign === 1) return points
  const flipped = Object.entries(points).flatMap(([name, point]) => (point ? [[name, { x: -point.x, y: point.y }]] : []))
  return Object.fromEntries(flipped) as P
}

/** Readers who put the lower lip's point at or below its vermilion border would make the outline turn back on itself. */
function lipInOrder(points: readonly OutlinePoint[]): readonly OutlinePoint[] {
  const [lip, border] = ['LowerLip', 'LabraleInferius'].map(name => points.findIndex(point => point.name === name)) as [
    number,
    number,
  ]
  const [above, below] = [points[lip], points[border]]
  if (!above || !below || above.y <= below.y) return points
  return points.map((point, i) => (i === lip ? below : i === border ? above : point))
}

/**
 * The points of all 29 outlines on a film, image pixels: placed landmarks where they are, the rest from the template by a
 * similarity fit of each curve's own anchors, as clinical/templates.json `fitting` says. A point that cannot be had, or of skin out of
 * reach of any landmark of skin, is left out and told to `log`. Points `fitted` to the film are where they are, too.
 */
export function fillOutlines(
  points: PlacedPoints,
  facing: Facing,
  log: MissingLog = () => {},
  fitted: Positions = {},
): readonly FilledOutline[] {
  const sign = facing === 'right' ? 1 : -1
  const right = inRightFrame(points, sign)
  const placed: Positions = { ...inRightFrame(fitted, sign), ...right }
  const fitOf = fitTemplate(right)
  const estimates = curvePlans.map(plan => rememberedEstimate(plan, placed, fitOf))
  const settled = openSpine(meansOfShared(estimates, placed), placed, estimates)
  return curvePlans.map((plan, c) => {
    const filled: OutlinePoint[] = []
    const far = beyondReach(plan, placed)
    plan.knots.forEach(({ name }, i) => {
      const own = placed[name]
      const at = own ?? (far.has(name) ? null : (settled.get(name) ?? estimates[c]?.[i]))
      const landmark: Positions = right
      const origin = landmark[name] ? 'placed' : own ? 'fitted' : 'estimated'
      if (at) filled.push({ name, x: sign * at.x, y: at.y, origin })
      else log({ curve: plan.name, point: name })
    })
    return { plan, points: lipInOrder(filled) }
  })
}
