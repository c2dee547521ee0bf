import type { LandmarkName } from '../data/landmarks'
import { type ReaderError, type ReaderErrorSource, type ReaderErrors, readerErrors } from '../data/reader-errors'
import { direction } from '../geometry/line'
import { type Point, times } from '../geometry/point'
import { pixelsPerFaceMm } from './face-size'
import { facingOf } from './frame'
import type { PlacedPoint, Tracing } from './tracing'

/** Two independent standard errors of a point's place, image pixels: at right angles to each other. */
export type ErrorAxes = readonly [Point, Point]

/** What a placed point may be off, and who says so. */
export interface PointError {
  readonly axes: ErrorAxes
  /** Root mean square of the distance from the true place, image pixels. */
  readonly px: number
  /** `stated`: the point's own expected error. Otherwise whose scatter it is. */
  readonly source: 'stated' | ReaderErrorSource
}

export type PointErrors = Readonly<Partial<Record<LandmarkName, PointError>>>

/** An error alike in all directions; `px`: root mean square of the distance. */
export const evenly = (px: number): ErrorAxes => [
  { x: px / Math.SQRT2, y: 0 },
  { x: 0, y: px / Math.SQRT2 },
]

/** How a reader's errors lie on the image: unit vectors forward along S-Na and down at right angles to it, and the size of the face. */
interface Frame {
  readonly forward: Point
  readonly down: Point
  readonly pixelsPerMm: number
}

function frameOf(points: Tracing['points']): Frame | null {
  const pixelsPerMm = pixelsPerFaceMm(points)
  if (pixelsPerMm === null) return null
  const side = facingOf(points) === 'right' ? 1 : -1
  const { S, Na } = points
  const forward = (S && Na && direction(S, Na)) ?? { x: side, y: 0 }
  return { forward, down: { x: -side * forward.y, y: side * forward.x }, pixelsPerMm }
}

/** The principal axes of a reader's error, pixels, none shorter than `least`. */
function principalAxes(
  { forwardMm, downMm, correlation }: ReaderError,
  { forward, down, pixelsPerMm }: Frame,
  least = 0,
): ErrorAxes {
  const shared = correlation * forwardMm * downMm
  const turned = Math.atan2(2 * shared, forwardMm ** 2 - downMm ** 2) / 2
  const [c, s] = [Math.cos(turned), Math.sin(turned)]
  const axis = (x: number, y: number): Point => {
    const variance = (x * forwardMm) ** 2 + (y * downMm) ** 2 + 2 * x * y * shared
    const size = Math.max(least, pixelsPerMm * Math.sqrt(Math.max(variance, 0)))
    return times({ x: x * forward.x + y * down.x, y: x * forward.y + y * down.y }, size)
  }
  return [axis(c, s), axis(-s, c)]
}

const stated = ({ errorPx }: PlacedPoint): PointError | null =>
  errorPx ? { axes: evenly(errorPx), px: errorPx, source: 'stated' } : null

/**
 * Nobody knows a detected point better than a reader could tell, in no direction: so it is never surer than its confirmed self. Its
 * own size is the larger of the two.
 */
function againstReader(point: PlacedPoint, reader: ReaderError, frame: Frame): PointError {
  const detected = point.origin === 'manual' ? 0 : (point.errorPx ?? 0)
  const px = frame.pixelsPerMm * Math.hypot(reader.forwardMm, reader.downMm)
  const axes = principalAxes(reader, frame, detected / Math.SQRT2)
  return detected > px ? { axes, px: detected, source: 'stated' } : { axes, px, source: reader.source }
}

/**
 * What each point of a film may be off. A point set or confirmed by hand has the reader's error of its landmark; one that a detector
 * placed its expected error, though never less than the reader's; one that states none the reader's. By the film's S-Na, never by its
 * scale: with a ruler laid or taken away the errors stay. `readers`: a doctor's own in place of the table; null leaves only what the
 * points themselves state, whoever placed them.
 */
export function pointErrors(points: Tracing['points'], readers: ReaderErrors | null = readerErrors): PointErrors {
  const frame = frameOf(points)
  const errors = Object.entries(points).flatMap(([name, point]) => {
    const reader = readers?.[name as LandmarkName]
    const error = reader && frame ? againstReader(point, reader, frame) : stated(point)
    return error === null ? [] : [[name, error] as const]
  })
  return Object.fromEntries(errors)
}

/** The points with what they may be off, as the measuring engine takes them. */
export function withErrors<Placed extends Tracing['points']>(points: Placed, readers?: ReaderErrors | null) {
  const errors = pointErrors(points, readers)
  return Object.fromEntries(
    Object.entries(points).map(([name, { x, y }]) => [name, { x, y, errorAxes: errors[name as LandmarkName]?.axes }]),
  )
}
