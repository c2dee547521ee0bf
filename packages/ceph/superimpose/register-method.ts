import type { LandmarkName } from '../data/landmarks'
import { degrees, turn } from '../geometry/angle'
import { fitRigid, type Pair } from '../geometry/fit'
import { distance, isFinitePoint, midpoint, minus, type Point } from '../geometry/point'
import { centreOf } from '../geometry/reach'
import { apply, type Similarity, turnOf, turnOnto } from '../geometry/transform'
import type { Missing } from '../measure/reading'
import { toPlace } from '../measure/to-place'
import { type Film, inMillimetres, type Points } from './film'
import { type Hold, type RegistrationName, registrationLandmark, registrations } from './registrations'

/** Record 2 registered on record 1: the rigid move p' = R p + t in the canonical right-facing millimetre frame. */
export interface Registered {
  readonly status: 'registered'
  readonly name: RegistrationName
  readonly hold: Hold
  /** (-180, 180], positive clockwise on screen. */
  readonly rotationDegrees: number
  readonly translationMm: Point
  readonly move: Similarity
  /** Registration point of record 1, canonical mm: a landmark, or the centre of several. */
  readonly registrationPoint: Point
  readonly registrationKind: 'landmark' | 'centre'
  /** The landmarks used for it. */
  readonly from: readonly LandmarkName[]
  /** Root mean square distance after the move between the two records' landmarks in `from`, or between their contours, mm. */
  readonly residualMm: number
}

export type Films = readonly [reference: Film, moved: Film]

/** Registration points available when the records are aligned along the row's line. */
type RegisterAt = Exclude<Hold, 'fit' | 'contours'>

/** Lines shorter than this, in mm, have no direction. */
const noLengthMm = 1e-9

export const missing = (why: Missing['why'], needs: readonly string[]): Missing => ({ status: 'missing', why, needs })

/** Landmarks not placed on at least one of the records; for a constructed point, those it is constructed from. */
const absent = (names: readonly LandmarkName[], ...records: readonly Points[]): readonly LandmarkName[] => [
  ...new Set(names.flatMap(name => records.flatMap(points => toPlace(name, each => points[each] !== undefined)))),
]

/** No registration is possible on these landmarks; what remains to be placed depends on all the points already placed. */
const lacking = (needs: readonly LandmarkName[], films: Films): Missing =>
  missing('missing-points', absent(needs, ...films.map(film => inMillimetres(film) ?? {})))

export function pairsOf(names: readonly LandmarkName[], fixed: Points, moved: Points): readonly Pair[] {
  return names.flatMap(name => {
    const [to, from] = [fixed[name], moved[name]]
    return to === undefined || from === undefined ? [] : [{ from, to }]
  })
}

type RegistrationPoint = Pick<Registered, 'registrationPoint' | 'registrationKind'>

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

/** Returns missing for coordinates too large to compute with and lines too short, so that no non-finite value is returned. */
export const finite = (registered: Registered): Registered | Missing => {
  const { rotationDegrees, translationMm, residualMm } = registered
  const isSound = Number.isFinite(rotationDegrees) && isFinitePoint(translationMm) && Number.isFinite(residualMm)
  return isSound ? registered : missing('degenerate', registered.from)
}

/**
 * Registers `moved` on `reference` by a row of the table: rotates it until the two lines are parallel, then shifts it until the
 * registration points coincide. Films are never scaled. Missing if a film has no scale (`uncalibrated`), lacks a point of the
 * line or the registration point, or its line has no length.
 */
export function register(
  films: readonly [reference: Film, moved: Film],
  name: RegistrationName,
  at: RegisterAt = 'point',
): Registered | Missing {
  const { along } = registrations[name]
  const on = registrationLandmark(name, at)
  const needs = on === null ? along : [...along, on]
  const [fixed, moved] = [inMillimetres(films[0], needs), inMillimetres(films[1], needs)]
  if (fixed === null || moved === null) return missing('uncalibrated', [])
  const [p1, q1, p2, q2] = [fixed[along[0]], fixed[along[1]], moved[along[0]], moved[along[1]]]
  if (!p1 || !q1 || !p2 || !q2) return lacking(needs, films)
  const [g1, g2] = on === null ? [midpoint(p1, q1), midpoint(p2, q2)] : [fixed[on], moved[on]]
  if (!g1 || !g2) return lacking(needs, films)
  if (distance(p1, q1) < noLengthMm || distance(p2, q2) < noLengthMm) return missing('degenerate', along)
  const move = turnOnto(turn(minus(q2, p2), minus(q1, p1)), g2, g1)
  const origin: RegistrationPoint = { registrationPoint: g1, registrationKind: on === null ? 'centre' : 'landmark' }
  return finite({ ...answer(name, move, pairsOf(along, fixed, moved)), ...origin, hold: at, from: along })
}

/** With fewer landmarks there is no best fit, only a registration on two points. */
const leastForFit = 3

/**
 * Registers `moved` on `reference` by the best rigid fit (least squares) of the region's stable landmarks, or of `names`. Missing
 * if fewer than three of them are placed on both films.
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
  const origin: RegistrationPoint = { registrationPoint: centreOf(pairs.map(pair => pair.to)), registrationKind: 'centre' }
  return finite({ ...answer(name, move, pairs), ...origin, hold: 'fit', from: used })
}
