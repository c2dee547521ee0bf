import type { LandmarkName } from '../data/landmarks'
import { direction } from '../geometry/line'
import type { Point } from '../geometry/point'
import { pixelsPerFaceMm } from '../tracing/face-size'
import { facingOf } from '../tracing/frame'
import type { Tracing } from '../tracing/tracing'
import type { Interval } from './pair'

/** One film with two readings of it. */
export interface Reread {
  /** Identifies the film. */
  readonly film: string
  readonly first: Tracing
  readonly second: Tracing
}

/** Offset of a landmark's second reading from the first, mm of a face whose S-Na is 71.8 mm, forward along S-Na and down. */
export interface Offset {
  readonly forward: number
  readonly down: number
}

/** The fraction of films whose readings are within a distance of each other, with its 95 % interval (Wilson 1927). */
export interface Success {
  readonly mm: number
  readonly share: number
  readonly interval: Interval
}

/** Agreement of two readings of a landmark. Lengths in mm of a face whose S-Na is 71.8 mm, so that no scale is needed. */
export interface PointAgreement {
  readonly name: LandmarkName
  readonly n: number
  /** Mean distance between the two readings. */
  readonly meanDistance: number
  /** Dahlberg's error of one reading, forward and down. */
  readonly forward: number
  readonly down: number
  /** Mean of second minus first. */
  readonly biasForward: number
  readonly biasDown: number
  /** Fraction of films whose readings are within 2 mm, with its 95 % interval (Wilson 1927). */
  readonly within: number
  readonly withinInterval: Interval
  /** The same at `furtherMm`. */
  readonly further: readonly Success[]
}

/**
 * Offset of `name` between the readings of one film; null if a reading lacks it, or the size of the face cannot be determined.
 */
export function offsetOf(name: LandmarkName, { first, second }: Reread): Offset | null {
  const [a, b] = [first.points[name], second.points[name]]
  const pixels = pixelsPerFaceMm(first.points)
  if (!a || !b || pixels === null) return null
  const side = facingOf(first.points) === 'right' ? 1 : -1
  const { S, Na } = first.points
  const forward: Point = (S && Na && direction(S, Na)) ?? { x: side, y: 0 }
  const [x, y] = [(b.x - a.x) / pixels, (b.y - a.y) / pixels]
  return { forward: x * forward.x + y * forward.y, down: side * (y * forward.x - x * forward.y) }
}

const offsetsOf = (name: LandmarkName, films: readonly Reread[]): readonly Offset[] =>
  films.flatMap(film => offsetOf(name, film) ?? [])

const near = 2

/** Distances beyond 2 mm at which success is counted (ISBI 2015), mm. */
export const furtherMm = [2.5, 3, 4] as const

/** 95 % interval of a fraction of n (Wilson 1927). */
function wilson(share: number, n: number): Interval {
  const z = 1.959964
  const middle = share + (z * z) / (2 * n)
  const half = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  const all = 1 + (z * z) / n
  return [Math.max(0, (middle - half) / all), Math.min(1, (middle + half) / all)]
}

/** The agreement of one landmark over the films on which it was read twice; null if there are none. */
export function pointAgreement(name: LandmarkName, films: readonly Reread[]): PointAgreement | null {
  const offsets = offsetsOf(name, films)
  const n = offsets.length
  if (n === 0) return null
  const mean = (of: (offset: Offset) => number): number => offsets.reduce((sum, offset) => sum + of(offset), 0) / n
  const distance = ({ forward, down }: Offset): number => Math.hypot(forward, down)
  const successAt = (mm: number): Success => {
    const share = mean(offset => (distance(offset) <= mm ? 1 : 0))
    return { mm, share, interval: wilson(share, n) }
  }
  const within = successAt(near)
  return {
    name,
    n,
    meanDistance: mean(distance),
    forward: Math.sqrt(mean(({ forward }) => forward ** 2) / 2),
    down: Math.sqrt(mean(({ down }) => down ** 2) / 2),
    biasForward: mean(({ forward }) => forward),
    biasDown: mean(({ down }) => down),
    within: within.share,
    withinInterval: within.interval,
    further: furtherMm.map(successAt),
  }
}
