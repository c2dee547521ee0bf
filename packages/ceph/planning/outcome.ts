import { type SkinPoint, skinPoints } from '../data/planning/prediction-error'
import { minus, type Point } from '../geometry/point'
import { apply, type Similarity } from '../geometry/transform'
import type { Missing } from '../measure/reading'
import { mmToPixel, pixelToMm } from '../superimpose/film'
import { type OverlayFilm, overlayFilm } from '../superimpose/overlay'
import { registerBy } from '../superimpose/register'
import type { Tracing } from '../tracing/tracing'
import type { Prediction } from './predict'

/** A skin point's predicted and actual position, mm in the plan's frame (x forward, y down). */
export interface SkinOutcome {
  readonly skin: SkinPoint
  readonly predicted: Point
  readonly actual: Point
  /** Actual minus predicted. */
  readonly miss: Point
  /**
   * Whether the actual position lies within the band of about 90 % that was drawn, along the reference plane and perpendicular to
   * it.
   */
  readonly inside: boolean
}

/** A prediction compared with the final record. */
export interface Outcome {
  readonly status: 'compared'
  readonly skin: readonly SkinOutcome[]
  /** The final record's tracing superimposed on the initial film, in pixels of the initial film. */
  readonly end: Tracing
}

const transformTo = (start: OverlayFilm, end: OverlayFilm, move: Similarity): ((at: Point) => Point) => {
  const [from, to] = [end.mmPerPixel ?? 1, start.mmPerPixel ?? 1]
  return at => mmToPixel(apply(move, pixelToMm(at, end, from)), start, to)
}

const carried = <T extends Point>(points: Readonly<Partial<Record<string, T>>>, way: (at: Point) => Point) =>
  Object.fromEntries(Object.entries(points).flatMap(([name, at]) => (at ? [[name, { ...at, ...way(at) }]] : [])))

function outcomeOf(
  skin: SkinPoint,
  start: Tracing,
  end: Tracing,
  { frame, skin: predicted }: Prediction,
): readonly SkinOutcome[] {
  const [from, to, foretold] = [start.points[skin], end.points[skin], predicted[skin]]
  if (!from || !to || !foretold) return []
  const actual = minus(frame.toPlan(to), frame.toPlan(from))
  const miss = minus(actual, foretold.shift)
  const inside = Math.abs(miss.x) <= foretold.band.x && Math.abs(miss.y) <= foretold.band.y
  return [{ skin, predicted: foretold.shift, actual, miss, inside }]
}

/**
 * The outcome of a plan: the final record is superimposed on the initial one on S-Na, registered at S, and each predicted skin
 * point is compared with its actual position. Growth between the two records is part of the difference. Missing if either film
 * lacks a scale, S or Na.
 */
export function outcome(start: Tracing, prediction: Prediction, end: Tracing): Outcome | Missing {
  const films = [overlayFilm('start', start, null), overlayFilm('end', end, null)] as const
  const registered = registerBy(films, 'sn', 'point')
  if (registered.status === 'missing') return registered
  const way = transformTo(films[0], films[1], registered.move)
  const { outline, ...rest } = end
  const endOnStart: Tracing = {
    ...rest,
    points: carried(end.points, way) as Tracing['points'],
    ...(outline ? { outline: carried(outline, way) as NonNullable<Tracing['outline']> } : {}),
  }
  return { status: 'compared', skin: skinPoints.flatMap(skin => outcomeOf(skin, start, endOnStart, prediction)), end: endOnStart }
}

/**
 * Accuracy of the predictions at a skin point over several cases, mm: mean and standard deviation of the misses; the spread is
 * null for a single case.
 */
export interface PredictionAccuracy {
  readonly skin: SkinPoint
  readonly n: number
  readonly mean: Point
  readonly sd: Point | null
  /** Number of cases within their band. */
  readonly inside: number
}

const meanOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length
const sdOf = (all: readonly number[]): number => {
  const mean = meanOf(all)
  return Math.sqrt(all.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (all.length - 1))
}

/**
 * Mean and spread of the misses over several cases, by skin point in the order of the face; points without a case are left out.
 */
export const accuracyOf = (cases: readonly (readonly SkinOutcome[])[]): readonly PredictionAccuracy[] =>
  skinPoints.flatMap(skin => {
    const outcomes = cases.flatMap(all => all.filter(each => each.skin === skin))
    if (outcomes.length === 0) return []
    const along = (axis: 'x' | 'y') => outcomes.map(({ miss }) => miss[axis])
    const sd = outcomes.length > 1 ? { x: sdOf(along('x')), y: sdOf(along('y')) } : null
    const inside = outcomes.filter(each => each.inside).length
    return [{ skin, n: outcomes.length, mean: { x: meanOf(along('x')), y: meanOf(along('y')) }, sd, inside }]
  })
