import type { LandmarkName } from '../data/landmarks'
import { degrees, turn } from '../geometry/angle'
import { fitRigid, type Pair } from '../geometry/fit'
import { distance, midpoint, minus, type Point } from '../geometry/point'
import { centreOf } from '../geometry/reach'
import { apply, type Similarity, turnOf, turnOnto } from '../geometry/transform'
import type { Missing } from '../measure/reading'
import { type Film, inMillimetres, type Points } from './film'
import { type RegistrationName, registrations } from './registrations'

/** Record 2 laid on record 1: the rigid move p' = R p + t in the canonical right-facing millimetre frame. */
export interface Registered {
  readonly status: 'registered'
  readonly name: RegistrationName
  /** (-180, 180], clockwise on screen positive. */
  readonly rotationDegrees: number
  readonly translationMm: Point
  readonly move: Similarity
  /** Where record 1 is held, canonical mm: on a landmark, or at the centre of several. */
  readonly heldAt: Point
  readonly held: 'landmark' | 'centre'
  /** The landmarks it was made from. */
  readonly from: readonly LandmarkName[]
  /** mm between the two records' own landmarks of `from` after the move, root mean square. */
  readonly residualMm: number
}

/** Where to register: the row's own point, the other end of its line, or the middle of the line (books differ). */
export type RegisterAt = 'point' | 'other_end' | 'midpoint'

/** Shorter lines, in mm, have no direction. */
const noLengthMm = 1e-9

const missing = (why: Missing['why'], needs: readonly string[]): Missing => ({ status: 'missing', why, needs })

const absent = (names: readonly LandmarkName[], ...records: readonly Points[]): readonly LandmarkName[] =>
  names.filter(name => records.some(points => points[name] === undefined))

function pairsOf(names: readonly LandmarkName[], one: Points, two: Points): readonly Pair[] {
  return names.flatMap(name => {
    const [to, from] = [one[name], two[name]]
    return to === undefined || from === undefined ? [] : [{ from, to }]
  })
}

type Held = Pick<Registered, 'heldAt' | 'held'>

function answer(name: RegistrationName, move: Similarity, pairs: readonly Pair[]) {
  const squares = pairs.reduce((sum, pair) => sum + distance(apply(move, pair.from), pair.to) ** 2, 0)
  return {
    status: 'registered',
    name,
    rotationDegrees: degrees(turnOf(move)),
    translationMm: { x: move.tx, y: move.ty },
    move,
    residualMm: Math.sqrt(squares / Math.max(pairs.length, 1)),
  } as const
}

function registrationPoint(
  at: RegisterAt,
  row: (typeof registrations)[RegistrationName],
  [p, q]: readonly [Point, Point],
): Point {
  if (at === 'midpoint') return midpoint(p, q)
  const own = row.register === row.along[0] ? p : q
  return at === 'point' ? own : own === p ? q : p
}

/**
 * Lays `moved` on `reference` by a row of the table: turned until the two lines have one direction, then shifted until the
 * registration points fall on each other. No film is ever enlarged. Missing when a film has no scale (`uncalibrated`), lacks a
 * point of the line, or its line has no length.
 */
export function register(
  films: readonly [reference: Film, moved: Film],
  name: RegistrationName,
  at: RegisterAt = 'point',
): Registered | Missing {
  const row = registrations[name]
  const [one, two] = [inMillimetres(films[0]), inMillimetres(films[1])]
  if (one === null || two === null) return missing('uncalibrated', [])
  const [p1, q1, p2, q2] = [one[row.along[0]], one[row.along[1]], two[row.along[0]], two[row.along[1]]]
  if (!p1 || !q1 || !p2 || !q2) return missing('missing-points', absent(row.along, one, two))
  if (distance(p1, q1) < noLengthMm || distance(p2, q2) < noLengthMm) return missing('degenerate', row.along)
  const heldAt = registrationPoint(at, row, [p1, q1])
  const move = turnOnto(turn(minus(q2, p2), minus(q1, p1)), registrationPoint(at, row, [p2, q2]), heldAt)
  const held: Held = { heldAt, held: at === 'midpoint' ? 'centre' : 'landmark' }
  return { ...answer(name, move, pairsOf(row.along, one, two)), ...held, from: row.along }
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
  const [one, two] = [inMillimetres(films[0]), inMillimetres(films[1])]
  if (one === null || two === null) return missing('uncalibrated', [])
  const used = names.filter(each => one[each] !== undefined && two[each] !== undefined)
  if (used.length < leastForFit) return missing('missing-points', absent(names, one, two))
  const pairs = pairsOf(used, one, two)
  const move = fitRigid(pairs)
  if (move === null) return missing('degenerate', used)
  const held: Held = { heldAt: centreOf(pairs.map(pair => pair.to)), held: 'centre' }
  return { ...answer(name, move, pairs), ...held, from: used }
}

/** All points of the moved film after the move, canonical mm; null when it has no scale. */
export function registeredPoints(moved: Film, { move }: Registered): Points | null {
  const points = inMillimetres(moved)
  if (points === null) return null
  return Object.fromEntries(Object.entries(points).map(([name, point]) => [name, apply(move, point)]))
}
