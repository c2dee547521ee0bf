import type { LandmarkName } from '@sella/ceph/data/landmarks'
import type { OutlineKnotName } from '@sella/ceph/data/template'
import { type OutlineEdge, outlineEdges } from '@sella/ceph/edges/kinds'
import { type EdgePlace, edgeLine } from '@sella/ceph/edges/line'
import { pointOn, type Station, stationed } from '@sella/ceph/edges/stations'
import { samplesPerSegment, smoothCurve } from '@sella/ceph/geometry/curve'
import { namesWithinTeeth } from '@sella/ceph/tracing/bones-beside-teeth'
import { type FilledOutline, fillOutlines } from '@sella/ceph/tracing/fill-outlines'
import type { Point } from '../film/canonical'
import { type FilmFrame, greysOf } from '../skin/evidence'

/** Outline points located on an edge of the film, canonical mm. */
export type FittedKnots = Readonly<Partial<Record<OutlineKnotName, Point>>>

const ALONG = 0.75 // canonical mm between stations
/* A landmark pins the outline: there it may move this far, and farther with distance along the outline. */
const PIN = { least: 0.6, slope: 0.35 }
/*
 * Stations on either side of a knot, and the mean evidence required for it. A thin ridge shows less than an edge: fitted to the
 * brain of ten films, where there is none, 1 knot in 100 reaches 0.39.
 */
const SUPPORT = { about: 4, least: { fall: 0.55, rise: 0.55, ridge: 0.4 } } as const
const LIMIT = 0.25 // canonical mm: an edge this close to the limit of the search range may in fact lie beyond it

/** Stations along the template's outline, each with the search range allowed by the landmarks on it. */
function stationsOf({ plan, points }: FilledOutline, { reach }: OutlineEdge): readonly Station[] {
  const curve = smoothCurve(points, plan.row.closed)
  const pins = points.flatMap(({ origin }, i) => (origin === 'placed' ? [i] : []))
  const line = curve.map(({ x, y }, i) => {
    const knot = i / samplesPerSegment
    const apart = Math.min(...pins.map(pin => Math.hypot(x - (points[pin]?.x ?? 0), y - (points[pin]?.y ?? 0))))
    return { at: [x, y] as Point, knot, reach: Math.min(reach, PIN.least + PIN.slope * apart) }
  })
  const stations = stationed(line, ALONG)
  return plan.row.closed && area(points) < 0 ? stations.map(turnedOver) : stations
}

/** Twice the area within a closed outline; positive if the inside is on the right of its direction on screen. */
const area = (points: FilledOutline['points']): number =>
  points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length] as FilledOutline['points'][number]
    return sum + x * next.y - next.x * y
  }, 0)

const turnedOver = (station: Station): Station => ({ ...station, out: [-station.out[0], -station.out[1]] })

/** The outline's own points (not landmarks) supported by an edge. */
function carried(outline: FilledOutline, path: readonly EdgePlace[], { kind }: OutlineEdge): FittedKnots {
  const own = outline.points.map(({ name, origin }, i) => ({ name, origin, i })).filter(({ origin }) => origin !== 'placed')
  return Object.fromEntries(
    own.flatMap(({ name, i }) => {
      const at = path.reduce((best, { station }, k) => {
        const before = path[best]?.station.knot ?? Number.POSITIVE_INFINITY
        return Math.abs(station.knot - i) < Math.abs(before - i) ? k : best
      }, 0)
      const about = path.slice(Math.max(0, at - SUPPORT.about), at + SUPPORT.about + 1)
      const shown = about.reduce((sum, { evidence }) => sum + evidence, 0) / about.length
      const { station, off: own } = path[at] as EdgePlace
      if (shown < SUPPORT.least[kind] || station.reach - Math.abs(own) < LIMIT) return []
      const off = about.reduce((sum, each) => sum + each.off, 0) / about.length
      return [[name, pointOn(station, off)] as const]
    }),
  )
}

type Landmarks = Readonly<Partial<Record<LandmarkName, Point>>>

const nothing: ReadonlySet<string> = new Set()

/**
 * The points of the outlines of bone and teeth visible on the film, canonical mm, from the landmarks in the same frame. A tooth
 * is skipped if one of its own landmarks is `unsure`: the edge may belong to the neighbour or to nothing.
 */
export function fitOutlines(film: FilmFrame, landmarks: Landmarks, unsure = nothing): FittedKnots {
  const greyAt = greysOf(film)
  const points = Object.fromEntries(Object.entries(landmarks).map(([name, [x, y]]) => [name, { x, y }]))
  const all = new Map<string, Point>()
  for (const outline of fillOutlines(points, 'right')) {
    const { name: own, row } = outline.plan
    const edge = outlineEdges[own]
    if (!edge || outline.points.length < 3) continue
    if (row.group === 'teeth' && row.anchors.some(name => !landmarks[name] || unsure.has(name))) continue
    const carriedKnots = carried(outline, edgeLine(greyAt, stationsOf(outline, edge), edge), edge)
    // A point shared by two outlines takes the position found for the first.
    for (const [name, at] of Object.entries(carriedKnots)) if (!all.has(name)) all.set(name, at)
  }
  const placed = Object.fromEntries([...all].map(([name, [x, y]]) => [name, { x, y }]))
  const astray = new Set<string>(namesWithinTeeth(fillOutlines(points, 'right', undefined, placed)))
  return Object.fromEntries([...all].filter(([name]) => !astray.has(name)))
}
