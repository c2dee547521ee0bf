import { type DerivationRule, type DerivedPointName, type DerivedPointRow, derivedPoints } from '../data/derived-points'
import type { LandmarkName } from '../data/landmarks'
import { isFinitePoint, type Point } from '../geometry/point'
import { mirror } from '../geometry/transform'
import { applyRule, type SampledCurves } from './derivation-rules'
import type { Facing } from './frame'

/** A point placed by the doctor or the detector, or one derived from placed points. */
export type ResolvedPoint = Point & { readonly origin: 'placed' | 'derived' }

export type PlacedPoints = Readonly<Partial<Record<LandmarkName, Point>>>
export type ResolvedPoints = Readonly<Partial<Record<LandmarkName, ResolvedPoint>>>

const order = Object.entries(derivedPoints) as readonly (readonly [DerivedPointName, DerivedPointRow])[]

type PointOf = (name: LandmarkName) => Point | undefined

/** The points with these names; null if one is missing. */
function pointsOf(names: readonly LandmarkName[], pointOf: PointOf): readonly Point[] | null {
  const points: Point[] = []
  for (const name of names) {
    const at = pointOf(name)
    if (at === undefined) return null
    points.push(at)
  }
  return points
}

function firstThatApplies(rules: readonly DerivationRule[], pointOf: PointOf, curves: SampledCurves): Point | null {
  for (const rule of rules) {
    const from = pointsOf(rule.from, pointOf)
    const at = from === null ? null : applyRule(rule, from, curves)
    if (at !== null && isFinitePoint(at)) return at
  }
  return null
}

function derived(points: PlacedPoints, curves: SampledCurves | null): Readonly<Partial<Record<LandmarkName, Point>>> {
  const constructed: Partial<Record<LandmarkName, Point>> = {}
  const pointOf: PointOf = name => points[name] ?? constructed[name]
  for (const [name, row] of order) {
    if (pointOf(name) !== undefined || (row.when === 'if_absent' && curves === null)) continue
    const at = firstThatApplies(row.rules, pointOf, curves ?? {})
    if (at !== null) constructed[name] = at
  }
  return constructed
}

const flip = (points: PlacedPoints): PlacedPoints =>
  Object.fromEntries(Object.entries(points).map(([name, point]) => [name, mirror(point)])) as PlacedPoints

const flipCurves = (curves: SampledCurves): SampledCurves =>
  Object.fromEntries(Object.entries(curves).map(([name, samples]) => [name, samples.map(mirror)])) as SampledCurves

const resolved = ({ x, y }: Point, origin: ResolvedPoint['origin']): ResolvedPoint => ({ x, y, origin })

/** A copy without undefined entries. Most films have none, so the copy keeps the shape of its input. */
function present(points: PlacedPoints): Partial<Record<LandmarkName, Point>> {
  const copy = { ...points }
  for (const name of Object.keys(copy) as LandmarkName[]) if (copy[name] === undefined) delete copy[name]
  return copy
}

/**
 * All points of a film: the given ones and those derived from them, in order of dependence. Image pixels in and out; a given
 * point always takes precedence over a derived one. Rules marked `if_absent` fill gaps only if `curves` (samples of the outlines
 * available on this film, image pixels) are given. The measuring engine passes none, so no measurement is based on an outline.
 */
export function derive(points: PlacedPoints, facing: Facing, curves: SampledCurves | null = null): ResolvedPoints {
  const all = present(points)
  for (const name of Object.keys(all) as LandmarkName[]) all[name] = resolved(points[name] as Point, 'placed')
  const left = facing === 'left'
  const constructed = left ? derived(flip(points), curves === null ? null : flipCurves(curves)) : derived(points, curves)
  for (const name of Object.keys(constructed) as LandmarkName[]) {
    const point = constructed[name]
    if (point !== undefined) all[name] = resolved(left ? mirror(point) : point, 'derived')
  }
  return all as ResolvedPoints
}
