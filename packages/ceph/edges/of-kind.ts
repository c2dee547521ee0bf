import { type OutlineName, outlineNames, outlineTable } from '../data/outlines'
import type { PointName } from '../data/point-name'
import { minus, type Point, plus } from '../geometry/point'
import type { OutlineCurve } from '../tracing/outlines'
import type { Tracing } from '../tracing/tracing'
import { drawnWithout, stationsAlong } from './drawn'
import { handEdges } from './kinds'
import { edgeLine } from './line'
import type { EdgeLook } from './look'
import { pointOn, type Spot } from './stations'

const REACH = 2.5 // maximum distance of the edge from the place, units
const ABOUT = 7 // units of the outline to either side that are evaluated together
const SHOWN = { about: 2, least: 0.4 } // stations to either side, and the minimum mean evidence of an edge

/** The outlines whose edge a point lies on; empty if it is defined as a centre, a tip or a crossing of shadows. */
export const edgesOf = (name: PointName): readonly OutlineName[] =>
  outlineNames.filter(outline => {
    const { points, corners } = outlineTable[outline]
    const on = (list: readonly string[] | undefined) => list?.includes(name) ?? false
    return handEdges[outline] !== undefined && on(points) && !on(corners)
  })

interface EdgeCrossing {
  readonly at: Spot
  readonly off: number
}

const apart = ([x, y]: Spot, [u, v]: Spot): number => Math.hypot(x - u, y - v)

/** Stations near a place, on an outline shifted to pass through it, and the number of the station nearest to it. */
export function stationsThrough(curve: OutlineCurve, at: Point, look: EdgeLook, reach: number) {
  const here = look.toUnits(at)
  const nearest = curve.samples.reduce((best, p) => (apart(look.toUnits(p), here) < apart(look.toUnits(best), here) ? p : best))
  const shift = minus(at, nearest)
  const through = { ...curve, samples: curve.samples.map(p => plus(p, shift)) }
  const only = (_: number, p: Point) => apart(look.toUnits(p), here) <= ABOUT
  const stations = stationsAlong(through, look, { reach, only })
  const middle = stations.reduce((best, { at: p }, i) => (apart(p, here) < apart(stations[best]?.at ?? p, here) ? i : best), 0)
  return { stations, middle } as const
}

/** The edge of an outline's kind near a place: the outline gives its direction, the film its position. */
function across(curve: OutlineCurve, at: Point, look: EdgeLook): EdgeCrossing | null {
  const kind = handEdges[curve.name]
  const here = look.toUnits(at)
  const { stations, middle } = stationsThrough(curve, at, look, REACH)
  if (!kind || stations.length < 3) return null
  const line = edgeLine(look.greyAt, stations, { kind, reach: REACH })
  const about = line.slice(Math.max(0, middle - SHOWN.about), middle + SHOWN.about + 1)
  const shown = about.reduce((sum, { evidence }) => sum + evidence, 0) / about.length
  const place = line[middle]
  return place && shown >= SHOWN.least
    ? { at: pointOn({ ...place.station, at: here }, place.off), off: Math.abs(place.off) }
    : null
}

/**
 * The nearest edge of a point's own kind, film pixels: bone against soft tissue or skin against air, across the outline the point
 * lies on. Null if the film shows none within reach; undefined if the point has no kind of edge.
 */
export function edgeOfKind(look: EdgeLook, name: PointName, at: Point, tracing: Tracing): Point | null | undefined {
  const names = edgesOf(name)
  if (names.length === 0) return undefined
  const curves = drawnWithout(tracing, name).filter(curve => names.includes(curve.name))
  if (curves.length === 0) return undefined
  const crossings = curves.flatMap(curve => across(curve, at, look) ?? [])
  const best = crossings.sort((a, b) => a.off - b.off)[0]
  return best ? look.toFilm(best.at) : null
}
