import type { LandmarkName } from '../data/landmarks'
import { degrees, turn } from '../geometry/angle'
import { fitRigid, type Pair } from '../geometry/fit'
import { distance, isFinitePoint, midpoint, minus, type Point } from '../geometry/point'
import { centreOf } from '../geometry/reach'
import { apply, type Similarity, turnOf, turnOnto } from '../geometry/transform'
import type { Missing } from '../measure/reading'
import { toPlace } from '../measure/to-place'
import { type Film, inMillimetres, type Points } from './film'
import { type Hold, heldLandmark, type RegistrationName, registrations } from './registrations'

/** Record 2 laid on record 1: the rigid move p' = R p + t in the canonical right-facing millimetre frame. */
export interface Registered {
  readonly status: 'registered'
  readonly name: RegistrationName
  readonly hold: Hold
  /** (-180, 180], clockwise on screen positive. */
  readonly rotationDegrees: number
  readonly translationMm: Point
  readonly move: Similarity
  /** Where record 1 is held, canonical mm: on a landmark, or at the centre of several. */
  readonly heldAt: Point
  readonly held: 'landmark' | 'centre'
  /** The landmarks it was made from. */
  readonly from: readonly LandmarkName[]
  /** mm between the two records' own landmarks of `from` after the move, or between their contours, root mean square. */
  readonly residualMm: number
}

export type Films = readonly [reference: Film, moved: Film]

/** Where to register when the records are turned along the row's line. */
type RegisterAt = Exclude<Hold, 'fit' | 'contours'>

/** Shorter lines, in mm, have no direction. */
const noLengthMm = 1e-9

export const missing = (why: Missing['why'], needs: readonly string[]): Missing => ({ status: 'missing', why, needs })

/** What is to be placed on any of the records; a constructed point is told by those it is made of. */
const absent = (names: readonly LandmarkName[], ...records: readonly Points[]): readonly LandmarkName[] => [
  ...new Set(names.flatMap(name => records.flatMap(points => toPlace(name, each => points[each] !== undefined)))),
]

/** No registration on these landmarks: what is to be placed depends on all that is placed. */
const lacking = (needs: readonly LandmarkName[], films: Films): Missing =>
  missing('missing-points', absent(needs, ...films.map(film => inMillimetres(film) ?? {})))

export function pairsOf(names: readonly LandmarkName[], fixed: Points, moved: Points): readonly Pair[] {
  return names.flatMap(name => {
    const [to, from] = [fixed[name], moved[name]]
    return to === undefined || from === undefined ? [] : [{ from, to }]
  })
}

type Held = Pick<Registered, 'heldAt' | 'held'>

export const leftOver = (move: Similarity, pairs: readonly Pair[]): number => {
  const squares = pairs.reduce((sum, pair) => sum + distance(apply(move, pair.from), pair.to) ** 2, 0)
  return Math.sqrt(squares / Math.max(pairs.length, 1))
}

function answer(name: RegistrationName, move: Similarity, pairs: readonly Pair[]) {
  return {
    status: 'registered',
    name,
    rotationDegrees: degrees(turnOf(move)),
    translationMm: { x: move.tx, y: move.ty },
    move,
    residualMm: leftOver(move, pairs),
  } as const
}

/** Positions too large to be reckoned with, or lines too short, have no answer: nothing that is not finite gets out. */
export const finite = (registered: Registered): Registered | Missing => {
  const { rotationDegrees, translationMm, residualMm } = registered
  const isSound = Number.isFinite(rotationDegrees) && isFinitePoint(translationMm) && Number.isFinite(residualMm)
  return isSound ? registered : missing('degenerate', registered.from)
}

/**
 * Lays `moved` on `reference` by a row of the table: turned until the two lines have one direction, then shifted until the
 * registration points fall on each other. No film is ever enlarged. Missing when a film has no scale (`uncalibrated`), lacks a
 * point of the line or the one it is held on, or its line has no length.
 */
export function register(
  films: readonly [reference: Film, moved: Film],
  name: RegistrationName,
  at: RegisterAt = 'point',
): Registered | Missing {
  const { along } = registrations[name]
  const on = heldLandmark(name, at)
  const needs = on === null || along.includes(on) ? along : [...along, on]
  const [fixed, moved] = [inMillimetres(films[0], needs), inMillimetres(films[1], needs)]
  if (fixed === null || moved === null) return missing('uncalibrated', [])
  const [p1, q1, p2, q2] = [fixed[along[0]], fixed[along[1]], moved[along[0]], moved[along[1]]]
  if (!p1 || !q1 || !p2 || !q2) return lacking(needs, films)
  const [g1, g2] = on === null ? [midpoint(p1, q1), midpoint(p2, q2)] : [fixed[on], moved[on]]
  if (!g1 || !g2) return lacking(needs, films)
  if (distance(p1, q1) < noLengthMm || distance(p2, q2) < noLengthMm) return missing('degenerate', along)
  const move = turnOnto(turn(minus(q2, p2), minus(q1, p1)), g2, g1)
  const origin: Held = { heldAt: g1, held: on === null ? 'centre' : 'landmark' }
  return finite({ ...answer(name, move, pairsOf(along, fixed, moved)), ...origin, hold: at, from: along })
}

/** Fewer landmarks make no best fit but a registration on two points. */
const leastForFit = 3

/**
 * Lays `moved` on `reference` by the best rigid fit (least squares) of the region's stable landmarks, or of `names`. Missing
 * when fewer than three of them are placed on both films.
 */
export function registerByFit(
  films: readonly [reference: Film, moved: Film],
  name: RegistrationName,
  names: readonly LandmarkName[] = registrations[name].stable,
): Registered | Missing {
  const [fixed, moved] = [inMillimetres(films[0]), inMillimetres(films[1])]
  if (fixed === null || moved === null) return missing('uncalibrated', [])
  const used = names.filter(each => fixed[each] !== undefined && moved[each] !== undefined)
  if (used.length < leastForFit) return lacking(names, films)
  const pairs = pairsOf(used, fixed, moved)
  const move = fitRigid(pairs)
  if (move === null) return missing('degenerate', used)
  const origin: Held = { heldAt: centreOf(pairs.map(pair => pair.to)), held: 'centre' }
  return finite({ ...answer(name, move, pairs), ...origin, hold: 'fit', from: used })
}
