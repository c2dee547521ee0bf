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

/**
 * A candidate place for a point on the film: given by its definition, or an edge of the right kind across its outline (if there
 * are two, the outer and the inner one).
 */
export interface EdgeCandidate {
  readonly kind: 'rule' | 'edge' | 'outer' | 'inner'
  /** Film pixels. */
  readonly at: Point
  /** Distance from the point's current place, film pixels. */
  readonly away: number
  /** The edge through it as far as the film shows it nearby, film pixels; empty if no continuous edge is visible. */
  readonly along: readonly Point[]
}

const STEP = 0.25 // units between sample places across the outline
const REACH = { min: 2.5, max: 6 } // units searched to either side; the expected error determines the value between
const LEAST = 0.4 // minimum evidence of an edge
const APART = 1 // units; edges closer than this are treated as one
const SAME = 0.5 // units within which an edge is taken to be the place given by the definition
const MOST = 3

/** Outlines of cavities: the outside of such a closed outline is the hollow within the bony rim. */
const CAVITIES: ReadonlySet<string> = new Set(['orbit'])

interface Crossing {
  /** Units across the outline, away from the inside of the bone or tooth. */
  readonly off: number
  readonly evidence: number
  readonly at: Point
  readonly along: readonly Point[]
}

/** The local maxima of edge evidence along a ray, best first. */
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

/** Edges across the outlines a point lies on, clearest first. */
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

/** Whether the film may suggest a place for a point: it lies on an edge, or is defined by one. */
export const hasEdge = (name: PointName): boolean => isRulePoint(name) || edgesOf(name).length > 0

/**
 * Places the film suggests for a placed point: first the one given by its definition, then the clearest edges of its kind across
 * its outline, at most three. Empty for a point that does not lie on an edge (a centre, a tip), is not placed, or has no visible
 * edge within its expected error.
 */
export function edgeCandidates(look: EdgeLook, name: PointName, tracing: Tracing): readonly EdgeCandidate[] {
  const point = tracing.points[name]
  if (!point) return []
  const error = apart(look, point, { x: point.x + (point.errorPx ?? 0), y: point.y })
  const reach = Math.min(REACH.max, Math.max(REACH.min, error))
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
