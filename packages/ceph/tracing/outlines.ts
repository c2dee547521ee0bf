import type { OutlineGroup, OutlineLayer, OutlineName } from '../data/outlines'
import { samplesPerSegment, smoothCurve } from '../geometry/curve'
import type { Point } from '../geometry/point'
import type { Words } from '../words'
import type { CurvePlan } from './curve-plans'
import type { SampledCurves } from './derivation-rules'
import type { PlacedPoints } from './derive'
import { type FilledOutline, fillOutlines, type MissingLog, type OutlinePoint } from './fill-outlines'
import type { Facing } from './frame'
import type { OutlineKnots } from './tracing'

/**
 * A run of samples from `from` to `to`, both included. `estimated`: supported by neither a placed landmark nor an edge of the
 * film, so it is drawn dashed.
 */
export interface OutlineRun {
  readonly support: 'traced' | 'estimated'
  readonly from: number
  readonly to: number
}

/** One curve of the tracing on its film. */
export interface OutlineCurve {
  readonly name: OutlineName
  readonly title: Words
  readonly group: OutlineGroup
  readonly layer: OutlineLayer
  readonly closed: boolean
  /** The points the curve passes through; sample `20 * i` is point `i`. */
  readonly points: readonly OutlinePoint[]
  /** Image pixels; 20 per segment. A closed curve ends with its first sample repeated. */
  readonly samples: readonly Point[]
  /** Covers all samples in order; neighbouring runs share one sample. */
  readonly segments: readonly OutlineRun[]
}

/**
 * Distance along the curve over which a placed landmark supports the outline, mm of the template. Own rule: slightly more than
 * half an incisor, so that a tooth with edge and apex counts as traced while the middle of the mandible's lower border does not.
 */
const supportMm = 15

const isTraced = (point: OutlinePoint): boolean => point.origin === 'placed'
/** A point fitted to the film supports itself, and two of them support the stretch between. */
const isFitted = (point: OutlinePoint | undefined): boolean => point?.origin === 'fitted'

/** For each point of the film's curve: whether a placed landmark is near enough along it. */
function supported({ row, knots, round }: CurvePlan, points: readonly OutlinePoint[]): readonly boolean[] {
  const alongOf = new Map<string, number>(knots.map(knot => [knot.name, knot.along]))
  const along = points.map(point => alongOf.get(point.name) ?? 0)
  const far = row.vouches ?? supportMm
  const marks = along.filter((_, i) => points[i] !== undefined && isTraced(points[i]))
  const vouched = (here: number): boolean =>
    marks.some(mark => Math.abs(mark - here) <= far || round - Math.abs(mark - here) <= far)
  return along.map((here, i) => isFitted(points[i]) || (points[i]?.movedOut !== true && vouched(here)))
}

function runs(plan: CurvePlan, points: readonly OutlinePoint[], samples: number): readonly OutlineRun[] {
  const near = supported(plan, points)
  const merged: OutlineRun[] = []
  for (let from = 0; from + 1 < samples; from += samplesPerSegment) {
    const i = from / samplesPerSegment
    const support = near[i] && near[(i + 1) % points.length] ? 'traced' : 'estimated'
    const last = merged[merged.length - 1]
    const to = from + samplesPerSegment
    if (last?.support === support) merged[merged.length - 1] = { support, from: last.from, to }
    else merged.push({ support, from, to })
  }
  return merged
}

interface OutlineDrawn {
  readonly outline: FilledOutline
  readonly curve: OutlineCurve
}

/** Curves of the last film requested: an outline that did not change keeps its curve. A cache only. */
const last = new Map<OutlineName, OutlineDrawn>()

interface Drawn {
  readonly points: PlacedPoints
  readonly facing: Facing
  readonly fitted: OutlineKnots | undefined
  readonly curves: readonly OutlineCurve[]
}

/**
 * The last drawings, keyed by the identity of their (immutable) points: one drawing needs them more than once, and a plan draws
 * two, the tracing and its prediction. A cache only; a WeakMap of all of them slowed down every run during garbage collection.
 */
const recent: [Drawn | null, Drawn | null] = [null, null]

function rememberedCurve(outline: FilledOutline): OutlineCurve {
  const remembered = last.get(outline.plan.name)
  if (remembered?.outline === outline) return remembered.curve
  const curve = curveOf(outline)
  last.set(outline.plan.name, { outline, curve })
  return curve
}

function curveOf({ plan, points }: FilledOutline): OutlineCurve {
  const { title, group, layer, closed, corners } = plan.row
  const knots =
    corners === undefined ? points : points.map(point => ({ x: point.x, y: point.y, corner: corners.includes(point.name) }))
  const samples = smoothCurve(knots, closed)
  return { name: plan.name, title, group, layer, closed, points, samples, segments: runs(plan, points, samples.length) }
}

/**
 * The curves of a tracing, image pixels in and out, in the order of the table. Curves with fewer than two points available are
 * left out; a missing point is skipped and reported to `log`. Points `fitted` to the film stay where they are. A curve that did
 * not change since the last call is the same object.
 */
export function outlines(points: PlacedPoints, facing: Facing, log?: MissingLog, fitted?: OutlineKnots): readonly OutlineCurve[] {
  const before = recent.find(drawn => drawn?.points === points)
  if (!log && before && before.facing === facing && before.fitted === fitted) return before.curves
  const curves = fillOutlines(points, facing, log, fitted)
    .filter(outline => outline.points.length > 1)
    .map(rememberedCurve)
  recent[1] = recent[0]
  recent[0] = { points, facing, fitted, curves }
  return curves
}

/** The samples by curve name, as `derive` expects them. */
export const samplesByName = (curves: readonly OutlineCurve[]): SampledCurves =>
  Object.fromEntries(curves.map(curve => [curve.name, curve.samples]))
