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

/** For each outline, the stretches that lie on the film's edge; all in the same unit. */
export type Contours = Readonly<Partial<Record<OutlineName, readonly Line[]>>>

const wanted: ReadonlySet<OutlineName> = new Set(registrationNames.flatMap(name => registrations[name].contours))

/** Stretches between two placed or fitted points, at least one of them fitted; the template plays no part in these. */
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

/** The contours of a tracing that can be used to superimpose records, image pixels; empty if no outline was fitted. */
export function contoursOf({ points, outline }: Tracing): Contours {
  if (!outline) return {}
  const curves = outlines(points, facingOf(points), undefined, outline).filter(({ name }) => wanted.has(name))
  const fitted = curves.filter(curve => curve.points.some(({ origin }) => origin === 'fitted'))
  return Object.fromEntries(fitted.map(curve => [curve.name, stretchesOf(curve)]))
}

const STEP = 0.5 // mm between the sample points of a contour used for the fit
const FAR = 4 // mm: sample points further than this from the other film's contour are ignored
const LEAST = 30 // sample points, i.e. 15 mm of contour on both films
const ROUNDS = 60
const STILL = 1e-5 // mm: the fit has converged when it moves less than this

/** Resamples a line at even steps. */
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

/** The place on a line nearest to a point; null beyond its ends, where the line gives no information. */
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

/** Sample points of the moved contours, each with the nearest one on the reference's contour of the same name. */
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

/** Result of superimposing two films by their contours. */
export interface ContourFit {
  readonly move: Similarity
  /** Root mean square distance between the contours after the move, mm. */
  readonly residualMm: number
  /** The centre of the points that were matched. */
  readonly middle: Point
}

const apart = (pairs: readonly Pair[], move: Similarity): number =>
  Math.sqrt(pairs.reduce((sum, pair) => sum + distance(apply(move, pair.from), pair.to) ** 2, 0) / Math.max(1, pairs.length))

/** Root mean square distance between the contours after a move, mm; null if too little of them lies close together. */
export function contourResidual(films: readonly [Contours, Contours], name: RegistrationName, move: Similarity): number | null {
  const pairs = pairsAt(films[0], films[1], { name, move })
  return pairs.length < LEAST ? null : apart(pairs, move)
}

/**
 * Fits the contours of `films[1]` to those of `films[0]`, canonical mm: the rigid move with the smallest sum of squared distances
 * between each sample point and the nearest point of the other contour, iterated from `start` until it converges (iterative
 * closest point, Besl and McKay 1992). Null if less than 15 mm of contour lie close together.
 */
export function layByContours(
  films: readonly [Contours, Contours],
  name: RegistrationName,
  start: Similarity,
): ContourFit | null {
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
