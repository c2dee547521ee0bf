import type { OutlineKnotName } from '../data/template'
import { minus, type Point, plus } from '../geometry/point'
import { fillOutlines } from '../tracing/fill-outlines'
import type { Facing } from '../tracing/frame'
import type { OutlineKnot, OutlineKnots, Tracing } from '../tracing/tracing'

const placesOf = (points: Tracing['points'], facing: Facing): ReadonlyMap<OutlineKnotName, Point> =>
  new Map(fillOutlines(points, facing).flatMap(({ points: filled }) => filled.map(point => [point.name, point] as const)))

/**
 * The outline points fitted to the film's edges, after a plan: each moves as far as the template moves there when the landmarks
 * move. An outline thus keeps its shape on the film and still passes through the moved landmarks. Image pixels.
 */
export function outlineAfter(start: Tracing, points: Tracing['points'], facing: Facing): OutlineKnots | undefined {
  const { outline } = start
  if (!outline) return outline
  const [before, after] = [placesOf(start.points, facing), placesOf(points, facing)]
  const moved = (Object.entries(outline) as [OutlineKnotName, OutlineKnot][]).map(([name, knot]) => {
    const [from, to] = [before.get(name), after.get(name)]
    return [name, from && to ? { ...knot, ...plus(knot, minus(to, from)) } : knot]
  })
  return Object.fromEntries(moved)
}
