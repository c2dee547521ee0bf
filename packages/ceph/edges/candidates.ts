import type { PointName } from '../data/point-name'
import { distance, type Point } from '../geometry/point'
import type { Tracing } from '../tracing/tracing'
import { drawnWithout } from './drawn'
import { edgeEvidence } from './evidence'
import { followed } from './followed'
import { handEdges } from './kinds'
import type { EdgeLook } from './look'
import { edgesOf, stationsThrough } from './of-kind'
import { isRulePoint, pointByRule } from './rule-points'
import { pointOn, type Station } from './stations'

/** A place for a point on the film: by its definition, or an edge of its kind across its outline; of two the outer and the inner one. */
export interface EdgeCandidate {
  readonly kind: 'rule' | 'edge' | 'outer' | 'inner'
  /** Film pixels. */
  readonly at: Point
  /** Film pixels from where the point is. */
  readonly away: number
  /** The edge it lies on as far as the film shows it nearby, film pixels; empty where that is no line. */
  readonly along: readonly Point[]
}

const STEP = 0.25 // units between the places looked at across the outline
const REACH = { least: 2.5, most: 6 } // units across that are looked at; the expected error decides between
const LEAST = 0.4 // evidence that is an edge
const APART = 1 // units between two edges, or they are one
const SAME = 0.5 // units within which an edge is what the definition gives
const MOST = 3

/** Outlines of a cavity: the side that a closed outline calls out is the hollow within the bone's rim. */
const CAVITIES: ReadonlySet<string> = new Set(['orbit'])

interface Crossing {
  /** Units across, away from the bone's or tooth's inside. */
  readonly off: number
  readonly evidence: number
  readonly at: Point
  readonly along: readonly Point[]
}

/** The places of a ray that show an edge better than all about them, the best first. */
function peaks(ray: Float32Array, side: number): readonly { readonly off: number; readonly evidence: number }[] {
  const all = [...ray]
    .map((evidence, k) => ({ off: (k - side) * STEP, evidence }))
    .filter(({ evidence }, k) => evidence >= LEAST && evidence >= (ray[k - 1] ?? 0) && evidence >= (ray[k + 1] ?? 0))
    .sort((a, b) => b.evidence - a.evidence || Math.abs(a.off) - Math.abs(b.off))
  return all.filter(({ off }, i) => all.slice(0, i).every(better => Math.abs(better.off - off) >= APART))
}

interface Asked {
  readonly look: EdgeLook
  readonly name: PointName
  readonly tracing: Tracing
}

/** Edges across the outlines that a point lies on, the clearest first. */
function crossings({ look, name, tracing }: Asked, at: Point, reach: number): readonly Crossing[] {
  const side = Math.round(reach / STEP)
  const here = look.toUnits(at)
  const all = drawnWithout(tracing, name)
    .filter(curve => edgesOf(name).includes(curve.name))
    .flatMap(curve => {
      const [kind, { stations, middle }] = [handEdges[curve.name], stationsThrough(curve, at, look, reach)]
      const station = stations[middle]
      if (!kind || !station || stations.length < 3) return []
      const rays = edgeEvidence(look.greyAt, stations, { kind, reach, step: STEP })
      return peaks(rays[middle] ?? new Float32Array(), side).map(({ off, evidence }) => ({
        off: CAVITIES.has(curve.name) ? -off : off,
        evidence,
        at: look.toFilm(pointOn({ ...station, at: here }, off)),
        along: followed(rays, { ray: middle, place: Math.round(off / STEP) + side }, STEP).map(({ ray, place }) =>
          look.toFilm(pointOn(stations[ray] as Station, (place - side) * STEP)),
        ),
      }))
    })
    .sort((a, b) => b.evidence - a.evidence)
  return all.filter((edge, i) => all.slice(0, i).every(better => apart(look, better.at, edge.at) >= APART))
}

const apart = (look: EdgeLook, a: Point, b: Point): number => {
  const [[x, y], [u, v]] = [look.toUnits(a), look.toUnits(b)]
  return Math.hypot(x - u, y - v)
}

/** Whether the film may offer a point a place: it lies on an edge, or its definition is one. */
export const hasEdge = (name: PointName): boolean => isRulePoint(name) || edgesOf(name).length > 0

/**
 * Where the film offers a placed point a place: by its definition first, then the clearest edges of its kind across its outline, three at
 * most. None for a point that lies on no edge (a centre, a tip), that is not placed, or where the film shows none within its expected error.
 */
export function edgeCandidates(look: EdgeLook, name: PointName, tracing: Tracing): readonly EdgeCandidate[] {
  const point = tracing.points[name]
  if (!point) return []
  const error = apart(look, point, { x: point.x + (point.errorPx ?? 0), y: point.y })
  const reach = Math.min(REACH.most, Math.max(REACH.least, error))
  const ruled = isRulePoint(name) ? pointByRule(look, name, tracing) : null
  const within = (at: Point) => apart(look, at, point) <= error
  const rule = ruled && within(ruled) ? ruled : null
  const crossed = crossings({ look, name, tracing }, point, reach)
  const isRule = ({ at }: Crossing): boolean => rule !== null && apart(look, at, rule) <= SAME
  const edges = crossed.filter(edge => within(edge.at) && !isRule(edge)).slice(0, rule ? MOST - 1 : 2)
  const [outermost, innermost] = [Math.max(...edges.map(({ off }) => off)), Math.min(...edges.map(({ off }) => off))]
  const kindOf = (off: number) => (edges.length < 2 ? 'edge' : off === outermost ? 'outer' : off === innermost ? 'inner' : 'edge')
  return [
    ...(rule ? [{ kind: 'rule' as const, at: rule, along: crossed.find(isRule)?.along ?? [] }] : []),
    ...edges.map(({ off, at, along }) => ({ kind: kindOf(off), at, along }) as const),
  ].map(candidate => ({ ...candidate, away: distance(candidate.at, point) }))
}
