import type { OutlineName } from '../data/outlines'
import { samplesPerSegment } from '../geometry/curve'
import { fitRigid, type Pair } from '../geometry/fit'
import { distance, minus, type Point, plus, times } from '../geometry/point'
import { apply, type Similarity } from '../geometry/transform'
import { facingOf } from '../tracing/frame'
import { type OutlineCurve, outlines } from '../tracing/outlines'
import type { Tracing } from '../tracing/tracing'
import { type RegistrationName, registrationNames, registrations } from './registrations'

/** A stretch of an outline that lies on the film's edge. */
type Line = readonly Point[]

/** Of each outline the stretches that lie on the film's edge; one unit throughout. */
export type Contours = Readonly<Partial<Record<OutlineName, readonly Line[]>>>

const wanted: ReadonlySet<OutlineName> = new Set(registrationNames.flatMap(name => registrations[name].contours))

/** Between two points that are placed or fitted, on an outline of which one at least is fitted: the template has no part in it. */
function stretchesOf({ points, samples, closed }: OutlineCurve): readonly Line[] {
  const stands = (i: number) => points[i % points.length]?.origin !== 'estimated'
  const count = closed ? points.length : points.length - 1
  const own = Array.from({ length: count }, (_, i) => i).filter(i => stands(i) && stands(i + 1))
  const runs: number[][] = []
  for (const i of own) {
    const run = runs.at(-1)
    if (run && run.at(-1) === i - 1) run.push(i)
    else runs.push([i])
  }
  return runs.map(run => samples.slice((run[0] ?? 0) * samplesPerSegment, ((run.at(-1) ?? 0) + 1) * samplesPerSegment + 1))
}

/** The contours of a tracing that records can be laid by, image pixels; none where no outline was fitted. */
export function contoursOf({ points, outline }: Tracing): Contours {
  if (!outline) return {}
  const curves = outlines(points, facingOf(points), undefined, outline).filter(({ name }) => wanted.has(name))
  const fitted = curves.filter(curve => curve.points.some(({ origin }) => origin === 'fitted'))
  return Object.fromEntries(fitted.map(curve => [curve.name, stretchesOf(curve)]))
}

const STEP = 0.5 // mm between the places of a contour that are laid on the other
const FAR = 4 // mm: what lies farther from the other film's contour is none of it
const LEAST = 30 // places, 15 mm of contour on both films
const ROUNDS = 60
const STILL = 1e-5 // mm

/** A line in even steps. */
function even(line: Line): Line {
  const places: Point[] = []
  let ahead = 0
  for (const [i, a] of line.entries()) {
    const b = line[i + 1]
    if (!b) break
    const long = distance(a, b)
    for (; ahead < long; ahead += STEP) places.push(plus(a, times(minus(b, a), ahead / long)))
    ahead -= long
  }
  return places
}

/** The place of a line nearest to a point; null beyond its ends, where it says nothing. */
function nearestOn(line: Line, p: Point): Point | null {
  let [best, least, inner] = [null as Point | null, FAR, false]
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point]
    const u = minus(b, a)
    const t = ((p.x - a.x) * u.x + (p.y - a.y) * u.y) / (u.x * u.x + u.y * u.y || 1)
    const on = plus(a, times(u, Math.min(1, Math.max(0, t))))
    const apart = distance(on, p)
    if (apart >= least) continue
    ;[best, least, inner] = [on, apart, !((i === 0 && t < 0) || (i + 2 === line.length && t > 1))]
  }
  return inner ? best : null
}

const named = (contours: Contours, name: RegistrationName): readonly (readonly [OutlineName, readonly Line[]])[] =>
  registrations[name].contours.map(outline => [outline, contours[outline] ?? []])

/** Places of the moved contours with the nearest of the reference's own of the same name. */
function pairsAt(
  to: Contours,
  from: Contours,
  { name, move }: { readonly name: RegistrationName; readonly move: Similarity },
): readonly Pair[] {
  return named(from, name).flatMap(([outline, lines]) =>
    lines.flatMap(even).flatMap(place => {
      const there = apply(move, place)
      const candidates = (to[outline] ?? []).flatMap(line => nearestOn(line, there) ?? [])
      const nearest = candidates.sort((a, b) => distance(a, there) - distance(b, there))[0]
      return nearest ? [{ from: place, to: nearest }] : []
    }),
  )
}

/** How films lie by their contours. */
export interface LaidByContours {
  readonly move: Similarity
  /** Distances of the contours after it, mm, root mean square. */
  readonly residualMm: number
  /** The middle of what was laid on each other. */
  readonly middle: Point
}

const apart = (pairs: readonly Pair[], move: Similarity): number =>
  Math.sqrt(pairs.reduce((sum, pair) => sum + distance(apply(move, pair.from), pair.to) ** 2, 0) / Math.max(1, pairs.length))

/** mm between the contours after a move, root mean square; null where too little of them lies near each other. */
export function contourResidual(films: readonly [Contours, Contours], name: RegistrationName, move: Similarity): number | null {
  const pairs = pairsAt(films[0], films[1], { name, move })
  return pairs.length < LEAST ? null : apart(pairs, move)
}

/**
 * Lays contours of `films[1]` on those of `films[0]`, canonical mm: the rigid move with the least sum of squared distances of each place
 * from the nearest one, found anew until it stands (iterative closest point, Besl and McKay 1992), from `start` on. Null where less than
 * 15 mm of contour lie near each other.
 */
export function layByContours(
  films: readonly [Contours, Contours],
  name: RegistrationName,
  start: Similarity,
): LaidByContours | null {
  let move = start
  for (let round = 0; round < ROUNDS; round++) {
    const pairs = pairsAt(films[0], films[1], { name, move })
    const next = pairs.length < LEAST ? null : fitRigid(pairs)
    if (!next) return null
    const went = Math.max(...pairs.map(({ from }) => distance(apply(move, from), apply(next, from))))
    move = next
    if (went < STILL) break
  }
  const pairs = pairsAt(films[0], films[1], { name, move })
  if (pairs.length < LEAST) return null
  const sum = pairs.reduce((at, { to }) => plus(at, to), { x: 0, y: 0 })
  return { move, residualMm: apart(pairs, move), middle: times(sum, 1 / pairs.length) }
}
