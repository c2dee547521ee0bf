import { isOnDemand, type LandmarkName } from '@sella/ceph/data/landmarks'
import type { OutlineGroup, OutlineLayer } from '@sella/ceph/data/outlines'
import type { PointName } from '@sella/ceph/data/point-name'
import { samplesPerSegment } from '@sella/ceph/geometry/curve'
import type { Point } from '@sella/ceph/geometry/point'
import { derive } from '@sella/ceph/tracing/derive'
import { pixelsPerFaceMm } from '@sella/ceph/tracing/face-size'
import { type OutlineCurve, type OutlineRun, outlines, samplesByName } from '@sella/ceph/tracing/outlines'
import type { Origin, PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'

/** A point as drawn: placed, or computed from placed ones. Image pixels. */
export interface DrawnPoint extends Point {
  readonly origin: Origin | 'derived'
  /** Expected error of a detected or estimated point, image pixels. */
  readonly errorPx?: number
}

/** A sampled part of an outline. `estimated`: not supported by any traced point, so it must not look traced. */
export interface DrawnCurve {
  readonly name: string
  readonly group: OutlineGroup
  readonly layer: OutlineLayer
  readonly closed: boolean
  readonly points: readonly Point[]
  readonly estimated: boolean
}

/** A point missing from a curve: neither placed nor possible to estimate. */
export interface Gap {
  readonly curve: string
  readonly point: string
}

/** All points and outlines derived from one tracing. */
export interface Anatomy {
  readonly points: Readonly<Partial<Record<PointName, DrawnPoint>>>
  /** Scale estimated from the size of the face; null with fewer than two points. */
  readonly pixelsPerMm: number | null
  readonly curves: readonly DrawnCurve[]
  /** Missing points of the curves that are drawn. */
  readonly gaps: readonly Gap[]
}

type Placed = Tracing['points']

const seenOnly = (points: Placed): Placed =>
  Object.fromEntries(Object.entries(points).filter(([, point]) => point.origin !== 'estimated')) as Placed

/** An estimated point shapes an outline without supporting it: the supported runs are those computed without it. */
const supportOf = ({ points, outline }: Tracing, facing: 'right' | 'left'): ReadonlyMap<string, OutlineCurve> | null => {
  const seen = seenOnly(points)
  if (Object.keys(seen).length === Object.keys(points).length) return null
  return new Map(outlines(seen, facing, undefined, outline).map(curve => [curve.name, curve]))
}

/** The runs of the seen curve mapped onto this one from its point `at`; whatever it lacks at either end is estimated. */
const runsBeside = (curve: OutlineCurve, seen: OutlineCurve, at: number): readonly OutlineRun[] => {
  const ahead = at * samplesPerSegment
  const [last, end] = [curve.samples.length - 1, ahead + seen.samples.length - 1]
  const head: readonly OutlineRun[] = ahead > 0 ? [{ support: 'estimated', from: 0, to: ahead }] : []
  const tail: readonly OutlineRun[] = end < last ? [{ support: 'estimated', from: end, to: last }] : []
  return [...head, ...seen.segments.map(({ support, from, to }) => ({ support, from: from + ahead, to: to + ahead })), ...tail]
}

const runsOf = (curve: OutlineCurve, support: ReadonlyMap<string, OutlineCurve>): readonly OutlineRun[] => {
  const seen = support.get(curve.name)
  const at = curve.points.findIndex(({ name }) => name === seen?.points[0]?.name)
  const whole: OutlineRun = { support: 'estimated', from: 0, to: curve.samples.length - 1 }
  const inStep = seen?.points.every(({ name }, i) => curve.points[at + i]?.name === name)
  return seen && inStep ? runsBeside(curve, seen, at) : [whole]
}

const drawnRuns = (curve: OutlineCurve, runs: readonly OutlineRun[]): readonly DrawnCurve[] =>
  runs.map(run => ({
    name: curve.name,
    group: curve.group,
    layer: curve.layer,
    closed: curve.closed && runs.length === 1,
    points: curve.samples.slice(run.from, run.to + 1),
    estimated: run.support === 'estimated',
  }))

/** The parts of curves supported by their own points: while a point is dragged most curves stay as they are, and so do their parts. */
const remembered = new WeakMap<OutlineCurve, readonly DrawnCurve[]>()

const rememberedRuns = (curve: OutlineCurve): readonly DrawnCurve[] => {
  const before = remembered.get(curve) ?? drawnRuns(curve, curve.segments)
  remembered.set(curve, before)
  return before
}

const drawnPoints = (placed: Placed, curves: readonly OutlineCurve[], facing: 'right' | 'left'): Anatomy['points'] => {
  const resolved = derive(placed, facing, samplesByName(curves))
  const drawn = Object.entries(resolved).map(([name, point]) => {
    const own: PlacedPoint | undefined = placed[name as LandmarkName]
    return [name, own ?? { x: point.x, y: point.y, origin: 'derived' }] as const
  })
  return Object.fromEntries(drawn) as Anatomy['points']
}

interface Remembered {
  readonly facing: 'right' | 'left'
  readonly outline: Tracing['outline']
  readonly anatomy: Anatomy
}

const anatomies = new WeakMap<Placed, Remembered>()

/**
 * Points and outlines of a tracing, image pixels. Cached by the identity of the (immutable) points, so that hovering, zooming and
 * toggling layers cost nothing.
 */
export const anatomyOf = (tracing: Tracing, facing: 'right' | 'left'): Anatomy => {
  const last = anatomies.get(tracing.points)
  if (last && last.facing === facing && last.outline === tracing.outline) return last.anatomy
  const missing: Gap[] = []
  const curves = outlines(tracing.points, facing, gap => missing.push(gap), tracing.outline)
  const names = new Set<string>(curves.map(({ name }) => name))
  const support = supportOf(tracing, facing)
  const anatomy: Anatomy = {
    points: drawnPoints(tracing.points, curves, facing),
    pixelsPerMm: pixelsPerFaceMm(tracing.points),
    curves: curves.flatMap(curve => (support === null ? rememberedRuns(curve) : drawnRuns(curve, runsOf(curve, support)))),
    gaps: missing.filter(({ curve }) => names.has(curve)),
  }
  anatomies.set(tracing.points, { facing, outline: tracing.outline, anatomy })
  return anatomy
}

type Entries = readonly (readonly [PointName, DrawnPoint])[]

const entries = (anatomy: Anatomy): Entries => Object.entries(anatomy.points) as unknown as Entries

/** The points that are always drawn. */
export const pointEntries = (anatomy: Anatomy): Entries => entries(anatomy).filter(([name]) => !isOnDemand(name))

/** The points of the neck, drawn on request. */
export const neckEntries = (anatomy: Anatomy): Entries => entries(anatomy).filter(([name]) => isOnDemand(name))

/** The outline of the skin, which labels and crops use to locate the face. */
export const profileOf = (anatomy: Anatomy): readonly (readonly Point[])[] =>
  anatomy.curves.filter(curve => curve.group === 'soft_tissue').map(curve => curve.points)
