import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { smoothCurve } from '@sella/ceph/geometry/curve'
import { fillOutlines } from '@sella/ceph/tracing/fill-outlines'
import type { FilledOutline } from '@sella/ceph/tracing/filled-outline'
import { distance, type Point } from '../film/canonical'
import { meanEvidence } from '../skin/points'
import type { SkinPlace } from '../skin/trace'
import type { FittedKnots } from './fit'

const FROM_TRACE = 6 // canonical mm: a template point farther than this from the traced skin does not belong to it
const ON_TRACE = 3 // and a landmark nearer than this is an end of a section of it: readers put stomion a little within the lip
/* Places on either side, and the mean evidence required for a point; between two landmarks on the trace those support it too. */
const SUPPORT = { about: 3, least: 0.35, between: 0.2 }

type Landmarks = Readonly<Partial<Record<LandmarkName, Point>>>

/** Squared: for comparing only. */
const apart = (ax: number, ay: number, bx: number, by: number): number => (ax - bx) ** 2 + (ay - by) ** 2

function nearest(line: readonly SkinPlace[], [x, y]: Point): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [i, { at }] of line.entries()) {
    const here = apart(at[0], at[1], x, y)
    if (here < least) {
      least = here
      best = i
    }
  }
  return best
}

/** Sum over a section of the traced skin of its squared distances from the smooth curve through some knots. */
const missed = (knots: readonly Point[], piece: readonly Point[]): number => {
  const curve = smoothCurve(
    knots.map(([x, y]) => ({ x, y })),
    false,
  )
  let sum = 0
  for (const [px, py] of piece) {
    let least = Number.POSITIVE_INFINITY
    for (const { x, y } of curve) least = Math.min(least, apart(x, y, px, py))
    sum += least
  }
  return sum
}

/**
 * The place for a point between two landmarks on the trace that makes the drawn curve follow it: with a lip's single point at its
 * template position, its curvature would be flattened. Null if a landmark is off the trace.
 */
function between(line: readonly SkinPlace[], points: FilledOutline['points'], k: number): number | null {
  const [before, after] = [points[k - 1], points[k + 1]]
  if (before?.origin !== 'placed' || after?.origin !== 'placed') return null
  const ends = [before, after].map(({ x, y }): Point => [x, y])
  const [from, to] = ends.map(at => nearest(line, at)) as [number, number]
  if (ends.some((at, i) => distance((line[i ? to : from] as SkinPlace).at, at) > ON_TRACE) || to - from < 4) return null
  const piece = line.slice(from, to + 1).map(({ at }) => at)
  const misses = piece.slice(1, -1).map(at => missed([ends[0] as Point, at, ends[1] as Point], piece))
  return from + 1 + misses.indexOf(Math.min(...misses))
}

/**
 * The points of the skin outline supported by the traced skin, each at one of its places. Canonical mm, like the landmarks and
 * the trace.
 */
export function fitSkin(line: readonly SkinPlace[], landmarks: Landmarks): FittedKnots {
  if (line.length === 0) return {}
  const filled = fillOutlines(Object.fromEntries(Object.entries(landmarks).map(([name, [x, y]]) => [name, { x, y }])), 'right')
  const skin = filled.filter(({ plan }) => plan.row.group === 'soft_tissue')
  return Object.fromEntries(
    skin.flatMap(({ points }) =>
      points.flatMap(({ name, x, y, origin }, k) => {
        if (origin !== 'estimated') return []
        const own = nearest(line, [x, y])
        // Beyond an end of the trace the nearest place is that end.
        if (own <= 0 || own >= line.length - 1 || distance((line[own] as SkinPlace).at, [x, y]) > FROM_TRACE) return []
        const follows = between(line, points, k)
        const i = follows ?? own
        const shown = meanEvidence(line.slice(Math.max(0, i - SUPPORT.about), i + SUPPORT.about + 1))
        return shown < (follows === null ? SUPPORT.least : SUPPORT.between) ? [] : [[name, (line[i] as SkinPlace).at] as const]
      }),
    ),
  )
}
