import type { LandmarkName } from '../data/landmarks'
import { direction } from '../geometry/line'
import { cross, dot, isFinitePoint, minus, type Point, plus } from '../geometry/point'
import { apply, type Quarters, type Similarity, turnByQuarters } from '../geometry/transform'
import { quartersToUpright } from '../tracing/frame'
import type { PointErrors } from '../tracing/point-error'
import { type Spread, smallestDetectable, smallestDetectableShift } from './detectable'
import { type Film, inMillimetres, type Points } from './film'
import { registerBy } from './register'
import type { Registered } from './register-method'
import { registrationLandmark } from './registrations'

/** A film with the errors of its points. */
export interface FilmWithErrors extends Film {
  /** Errors of the points, image pixels; a point without an entry is taken as exact. */
  readonly errors?: PointErrors
}

/** How a landmark moved from record 1 to record 2, after registration. */
export interface Displacement {
  readonly landmark: LandmarkName
  /** Along the horizontal of record 1, mm: forward positive. */
  readonly forwardMm: number
  /** Perpendicular to it, mm: down positive. */
  readonly downMm: number
  readonly distanceMm: number
  /**
   * The smallest detectable changes of `forwardMm`, of `downMm` and of `distanceMm` in its own direction: anything smaller cannot
   * be distinguished from the error of the points.
   */
  readonly floorMm: { readonly forward: number; readonly down: number; readonly total: number }
}

/** The horizontal of a film as it was filed: of one that lies on its side or stands on its head, that of the film set upright. */
const filedHorizontal = (points: Points): Point =>
  turnByQuarters({ x: 1, y: 0 }, ((4 - quartersToUpright(points)) % 4) as Quarters)

/** The forward direction: Po-Or of record 1, or the upright film's own horizontal if those are missing. */
const horizontalOf = (points: Points): Point => {
  const { Po, Or } = points
  return (Po && Or && direction(Po, Or)) ?? filedHorizontal(points)
}

export type Films = readonly [reference: FilmWithErrors, moved: FilmWithErrors]

/** Displacement from record 1 to record 2 along the axes of record 1, mm; null if either lacks the landmark or a scale. */
function shiftOf(films: Films, move: Similarity, landmark: LandmarkName): Point | null {
  const [first, second] = [inMillimetres(films[0]), inMillimetres(films[1])]
  const [before, after] = [first?.[landmark], second?.[landmark]]
  if (first === null || before === undefined || after === undefined) return null
  const by = minus(apply(move, after), before)
  const forward = horizontalOf(first)
  return { x: dot(by, forward), y: cross(forward, by) }
}

/** A copy of a film with one point displaced. */
const withPointOff = (film: FilmWithErrors, name: LandmarkName, by: Point): FilmWithErrors => {
  const at = film.points[name]
  return at ? { ...film, points: { ...film.points, [name]: plus(at, by) } } : film
}

/** The landmarks that decide how a record lies: those compared, and the registration point, which need not be among them (Me). */
const holding = ({ name, hold, from }: Registered): readonly LandmarkName[] => {
  const on = registrationLandmark(name, hold)
  return on === null ? from : [...from, on]
}

/**
 * Variances and covariance of a displacement, from the errors of the landmark and of the registration landmarks on both films:
 * each is displaced separately and the films are registered again. The horizontal only defines the axes; its error is not part of
 * the change.
 */
function spreadOf(films: Films, registered: Registered, landmark: LandmarkName): Spread {
  const { name, hold } = registered
  const moveFor = (tried: Films): Similarity | null => {
    // The error of contours has never been measured by repeated readings, so the landmark method, the less certain of the two, is
    // used in its place.
    const again = registerBy(tried, name, hold === 'contours' ? 'point' : hold)
    return again.status === 'registered' ? again.move : null
  }
  const here = moveFor(films)
  const at = here && shiftOf(films, here, landmark)
  const sum = { xx: 0, yy: 0, xy: 0 }
  for (const which of [0, 1] as const)
    for (const point of new Set([...holding(registered), landmark]))
      for (const axis of films[which].errors?.[point]?.axes ?? []) {
        const off = withPointOff(films[which], point, axis)
        const tried: Films = which === 0 ? [off, films[1]] : [films[0], off]
        const move = moveFor(tried)
        const there = move && shiftOf(tried, move, landmark)
        if (!at || !there) continue
        const { x, y } = minus(there, at)
        sum.xx += x * x
        sum.yy += y * y
        sum.xy += x * y
      }
  return sum
}

/** Spreads of recently superimposed films: a correction by hand moves a record but does not change its error. A cache only. */
const remembered = new WeakMap<FilmWithErrors, WeakMap<FilmWithErrors, Map<string, Spread>>>()

const spreadFor = (films: Films, registered: Registered, landmark: LandmarkName): Spread => {
  const [before, after] = films
  const others = remembered.get(before) ?? new WeakMap<FilmWithErrors, Map<string, Spread>>()
  remembered.set(before, others)
  const pair = others.get(after) ?? new Map<string, Spread>()
  others.set(after, pair)
  const key = `${registered.name} ${registered.hold} ${landmark}`
  const spread = pair.get(key) ?? spreadOf(films, registered, landmark)
  pair.set(key, spread)
  return spread
}

/** How far a landmark moved from record 1 to record 2; null if a film lacks the landmark or a scale. */
export function displacement(films: Films, registered: Registered, landmark: LandmarkName): Displacement | null {
  const by = shiftOf(films, registered.move, landmark)
  if (by === null || !isFinitePoint(by)) return null
  const spread = spreadFor(films, registered, landmark)
  return {
    landmark,
    forwardMm: by.x,
    downMm: by.y,
    distanceMm: Math.hypot(by.x, by.y),
    floorMm: {
      forward: smallestDetectable(Math.sqrt(spread.xx)),
      down: smallestDetectable(Math.sqrt(spread.yy)),
      total: smallestDetectableShift(by, spread),
    },
  }
}
