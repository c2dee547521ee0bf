import { type OutlineName, outlineTable } from '../data/outlines'
import type { PointName } from '../data/point-name'
import { samplesPerSegment } from '../geometry/curve'
import type { Point } from '../geometry/point'
import { facingOf } from '../tracing/frame'
import { type OutlineCurve, outlines } from '../tracing/outlines'
import type { Tracing } from '../tracing/tracing'
import type { EdgeLook } from './look'
import { type Spot, type Station, stationed } from './stations'

const ALONG = 0.75 // units between stations

/** Outlines last requested for a tracing: a dragged point needs them on every pointer move. A cache only. */
const last = new WeakMap<Tracing, { readonly name: PointName; readonly curves: readonly OutlineCurve[] }>()

/**
 * The outlines of a tracing computed without one point, which is to be located on the film independently of its current place.
 */
export function drawnWithout(tracing: Tracing, name: PointName): readonly OutlineCurve[] {
  const remembered = last.get(tracing)
  if (remembered?.name === name) return remembered.curves
  const curves = drawn(tracing, name)
  last.set(tracing, { name, curves })
  return curves
}

function drawn(tracing: Tracing, name: PointName): readonly OutlineCurve[] {
  const { [name]: _, ...points } = tracing.points
  return outlines(points, facingOf(tracing.points), undefined, tracing.outline)
}

/** Twice the signed area within a closed line; positive if, following its direction, the inside is on the right on screen. */
const area = (line: readonly Spot[]): number =>
  line.reduce((sum, [x, y], i) => {
    const [nx, ny] = line[(i + 1) % line.length] as Spot
    return sum + x * ny - nx * y
  }, 0)

const turnedOver = (station: Station): Station => ({ ...station, out: [-station.out[0], -station.out[1]] })

/** Stations along a drawn outline, in the look's units; `only` selects samples by number and place. */
export function stationsAlong(
  { name, samples, points }: OutlineCurve,
  { toUnits }: EdgeLook,
  { reach, only = () => true }: { readonly reach: number; readonly only?: (i: number, at: Point) => boolean },
): readonly Station[] {
  const { closed, points: knots } = outlineTable[name]
  const line = samples.flatMap((at, i) => (only(i, at) ? [{ at: toUnits(at), knot: knotAt(knots, points, i), reach }] : []))
  const stations = stationed(line, ALONG)
  return closed && area(samples.map(toUnits)) < 0 ? stations.map(turnedOver) : stations
}

/** Position of a sample among the table's outline points, whichever of these the film has. */
function knotAt(table: readonly string[], points: OutlineCurve['points'], i: number): number {
  const from = Math.min(Math.floor(i / samplesPerSegment), points.length - 1)
  const [a, b] = [points[from], points[Math.min(from + 1, points.length - 1)]]
  const [start, end] = [table.indexOf(a?.name ?? ''), table.indexOf(b?.name ?? '')]
  return start + (i / samplesPerSegment - from) * Math.max(0, end - start)
}

export const curveNamed = (curves: readonly OutlineCurve[], name: OutlineName): OutlineCurve | undefined =>
  curves.find(curve => curve.name === name)
