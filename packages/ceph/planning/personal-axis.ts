import type { LandmarkName } from '../data/landmarks'
import { axesDiffer, leastAxisTurn, oneSitting, studiedOpening } from '../data/planning/mandibular-axis'
import { ninetyPercent } from '../data/planning/prediction-error'
import type { ReaderErrors } from '../data/reader-errors'
import { degrees } from '../geometry/angle'
import { fitRigid, type Pair } from '../geometry/fit'
import { distance, isFinitePoint, minus, type Point, plus } from '../geometry/point'
import { apply, type Similarity, turnOf } from '../geometry/transform'
import type { Missing } from '../measure/reading'
import { mmToPixel, pixelToMm } from '../superimpose/film'
import { overlayFilm } from '../superimpose/overlay'
import { registerByFit } from '../superimpose/register-method'
import { pointErrors } from '../tracing/point-error'
import type { Tracing } from '../tracing/tracing'
import { planFrame } from './frame'
import type { Plan } from './plan'
import type { DatedTracing } from './result'

/**
 * Landmarks that move rigidly with the mandible between two films of one sitting. Ar is excluded, because it also lies on the
 * cranial base.
 */
const mandible = [
  ...(['Co', 'Go', 'B', 'Pog', 'Gn', 'Me', 'PM', 'L1IncisalTip', 'L1RootTip', 'L6Mesial', 'L6Distal'] as const),
] satisfies readonly LandmarkName[]

/**
 * Within one sitting, maxilla and upper teeth are as fixed as the cranial base, and more points make the superimposition more
 * reliable.
 */
const cranium = [
  ...(['S', 'Na', 'Ba', 'Po', 'Or', 'Pt', 'Ptm', 'ANS', 'PNS', 'A'] as const),
  ...(['U1IncisalTip', 'U1RootTip', 'U6Mesial', 'U6Distal'] as const),
] satisfies readonly LandmarkName[]

/**
 * `points`: the axis's error at about 90 % exceeds the differences among published axes. `apart`: the films are more than
 * `oneSitting` days apart, or a date is unknown, so growth or treatment may have moved the mandible, which cannot be told from
 * opening.
 */
export type UnsureAxis = 'points' | 'apart'

/** The axis about which a patient's own mandible turned between two films. */
export interface PersonalAxis {
  readonly status: 'found'
  /** mm from Co of the first film, x forward, y down, along the plan's reference plane, like `Autorotation.axis`. */
  readonly axis: Point
  /** One standard error of each coordinate, mm, due to the errors of the points on both films. */
  readonly error: Point
  /** Rotation between the films, degrees; opening is positive. */
  readonly turn: number
  /** Distance the lower incisal edge moved, mm; null unless both films show it. */
  readonly opening: number | null
  /** Beyond the first 10 mm of opening, the only range known to turn about the centre of an autorotation. */
  readonly beyondStudy: boolean
  /**
   * Root mean square distance left after superimposing the films, mm, of skull or mandible, whichever is larger: high if either
   * changed shape. It does not reveal displacement: growth or treatment that moved the mandible as a whole leaves no residual.
   */
  readonly residual: number
  /** Why the axis may be no better than the usual one; empty if there is no reason for doubt. */
  readonly unsure: readonly UnsureAxis[]
}

/** Why there is no axis: missing points, no scale, scales that cannot both be right, or too small a turn to locate a centre. */
export type NoPersonalAxis = Missing | { readonly status: 'doubted' } | { readonly status: 'too-little'; readonly turn: number }

interface Turned extends Omit<PersonalAxis, 'status' | 'error' | 'beyondStudy' | 'unsure'> {
  readonly status: 'turned'
}

/** The fixed point of the transform. */
function centreOf({ a, b, tx, ty }: Similarity): Point {
  const size = (1 - a) ** 2 + b ** 2
  return { x: ((1 - a) * tx - b * ty) / size, y: (b * tx + (1 - a) * ty) / size }
}

const absent = (...films: readonly Tracing[]): readonly LandmarkName[] =>
  (['Co', 'Go', 'Me', 'S', 'Na'] as const).filter(name => films.some(({ points }) => points[name] === undefined))

function turnBetween(first: Tracing, second: Tracing, reference: Plan['reference']): Turned | Missing {
  const films = [overlayFilm('first', first, null), overlayFilm('second', second, null)] as const
  const [before, moved] = films
  const { mmPerPixel } = before
  const needs = absent(first, second)
  if (needs.length > 0) return { status: 'missing', why: 'missing-points', needs }
  const registered = registerByFit(films, 'sn', cranium)
  if (registered.status === 'missing') return registered
  const frame = planFrame(first.points, reference, mmPerPixel)
  if (!frame || !mmPerPixel || !moved.mmPerPixel) return { status: 'missing', why: 'missing-points', needs: [] }
  const [scale, other] = [mmPerPixel, moved.mmPerPixel]
  const pairs = mandible.flatMap((name): (Pair & { readonly name: LandmarkName })[] => {
    const [from, to] = [first.points[name], second.points[name]]
    if (!from || !to) return []
    return [{ name, from: pixelToMm(from, before, scale), to: apply(registered.move, pixelToMm(to, moved, other)) }]
  })
  const move = fitRigid(pairs)
  const co = first.points.Co
  if (!move || !co) return { status: 'missing', why: 'degenerate', needs: mandible }
  const centre = centreOf(move)
  const onFilm = mmToPixel(centre, before, scale)
  const edge = pairs.find(({ name }) => name === 'L1IncisalTip')
  const squares = pairs.reduce((sum, pair) => sum + distance(apply(move, pair.from), pair.to) ** 2, 0)
  return {
    status: 'turned',
    axis: minus(frame.toPlan(onFilm), frame.toPlan(co)),
    turn: degrees(turnOf(move)),
    opening: edge ? distance(edge.from, edge.to) : null,
    residual: Math.max(registered.residualMm, Math.sqrt(squares / pairs.length)),
  }
}

/**
 * Whether growth or treatment may have taken place between two dates, `YYYY-MM-DD` or longer; also true if either is not a date.
 */
function mayHaveGrown(first: string, second: string): boolean {
  const days = (Date.parse(second.slice(0, 10)) - Date.parse(first.slice(0, 10))) / 86_400_000
  return !(Math.abs(days) <= oneSitting)
}

/** The reference plane an axis is expressed along, and by what its films are judged. */
export interface AxisOf {
  readonly reference: Plan['reference']
  /** The scale of one of the two films is doubted beside all films of the case (`caseScales`). */
  readonly doubted: boolean
  /** Errors of the doctor's points, as passed to `judge`. */
  readonly readers: ReaderErrors
}

/** How far the axis moves when each point, on either film, is displaced by one standard error; added in quadrature. */
function errorOf(first: Tracing, second: Tracing, { reference, readers }: AxisOf, at: Point): Point {
  const films = [first, second] as const
  let [x, y] = [0, 0]
  for (const [i, film] of films.entries()) {
    const errors = pointErrors(film.points, readers)
    for (const name of [...mandible, ...cranium]) {
      for (const axis of errors[name]?.axes ?? []) {
        const point = film.points[name]
        if (!point) continue
        const off: Tracing = { ...film, points: { ...film.points, [name]: { ...point, ...plus(point, axis) } } }
        const turned = i === 0 ? turnBetween(off, second, reference) : turnBetween(first, off, reference)
        if (turned.status !== 'turned') continue
        const by = minus(turned.axis, at)
        ;[x, y] = [x + by.x ** 2, y + by.y ** 2]
      }
    }
  }
  return { x: Math.sqrt(x), y: Math.sqrt(y) }
}

/**
 * The mandible's axis from two films of one patient, teeth together and slightly open, superimposed by the best fit of skull,
 * maxilla and upper teeth: the centre of rotation that carries the mandible of the first film to that of the second. The axis of
 * the first 10 mm of opening is that of an autorotation (NADJ98, 20 patients). Its error grows as the turn gets smaller, so below
 * `leastAxisTurn` there is none. Films more than `oneSitting` days apart give an axis marked as unsure.
 */
export function personalAxis(first: DatedTracing, second: DatedTracing, of: AxisOf): PersonalAxis | NoPersonalAxis {
  if (of.doubted) return { status: 'doubted' }
  const turned = turnBetween(first.tracing, second.tracing, of.reference)
  if (turned.status === 'missing') return turned
  const { axis, turn, opening, residual } = turned
  if (!(Math.abs(turn) >= leastAxisTurn) || !isFinitePoint(axis)) return { status: 'too-little', turn }
  const error = errorOf(first.tracing, second.tracing, of, axis)
  if (!isFinitePoint(error)) return { status: 'too-little', turn }
  const beyondStudy = opening === null || Math.round(opening * 10) > studiedOpening * 10
  const unsure: readonly UnsureAxis[] = [
    ...(ninetyPercent * Math.max(error.x, error.y) > axesDiffer ? (['points'] as const) : []),
    ...(mayHaveGrown(first.day, second.day) ? (['apart'] as const) : []),
  ]
  return { status: 'found', axis, error, turn, opening, residual, beyondStudy, unsure }
}
