import type { LandmarkName } from '../data/landmarks'
import { type ReaderError, type ReaderErrorSource, type ReaderErrors, readerErrors } from '../data/reader-errors'
import { direction } from '../geometry/line'
import { type Point, times } from '../geometry/point'
import { type ErrorAxes, evenly } from './even-error'
import { pixelsPerFaceMm } from './face-size'
import { facingOf } from './frame'
import type { PlacedPoint, Tracing } from './tracing'

/** The expected error of a placed point and its source. */
export interface PointError {
  readonly axes: ErrorAxes
  /** Root mean square distance from the true position, image pixels. */
  readonly px: number
  /** `stated`: the point's own expected error. Otherwise whose scatter it is. */
  readonly source: 'stated' | ReaderErrorSource
  /** Number of films on which the doctor measured her own. */
  readonly films?: number
}

export type PointErrors = Readonly<Partial<Record<LandmarkName, PointError>>>

/**
 * Orientation of a reader's errors on the image: unit vectors forward along S-Na and down perpendicular to it, and the size of
 * the face.
 */
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

const sizeOf = ({ forwardMm, downMm }: ReaderError, { pixelsPerMm }: Frame): number => pixelsPerMm * Math.hypot(forwardMm, downMm)

const byReader = (reader: ReaderError, frame: Frame): PointError => {
  const { source, films } = reader
  const provenance = films === undefined ? { source } : { source, films }
  return { axes: principalAxes(reader, frame), px: sizeOf(reader, frame), ...provenance }
}

/** Error in its worst direction, pixels. */
const longest = ({ axes }: PointError): number => Math.max(...axes.map(({ x, y }) => Math.hypot(x, y)))

/**
 * The error of a detected point is never smaller than the readers' in any direction, and never smaller than it would be once
 * confirmed. A doctor's good repeatability says nothing about a point she did not place, so the table's error remains a lower
 * limit. Its overall size `px` is the largest of the three.
 */
function detectedError({ errorPx = 0 }: PlacedPoint, readers: Readers, frame: Frame): PointError {
  const [own, table] = [byReader(readers.reader, frame), byReader(readers.usual, frame)]
  const floor = readers.reader === readers.usual ? 0 : longest(own)
  const axes = principalAxes(readers.usual, frame, Math.max(errorPx / Math.SQRT2, floor))
  const larger = own.px > table.px ? own : table
  return errorPx > larger.px ? { axes, px: errorPx, source: 'stated' } : { ...larger, axes }
}

/** A landmark's error for this doctor, and the table's. */
interface Readers {
  readonly reader: ReaderError
  readonly usual: ReaderError
}

const inTable: ReaderErrors = readerErrors

const usualOf = (name: string, reader: ReaderError): ReaderError =>
  reader.source === 'own' ? (inTable[name as LandmarkName] ?? reader) : reader

const errorOf = (point: PlacedPoint, readers: Readers, frame: Frame): PointError =>
  point.origin === 'manual' ? byReader(readers.reader, frame) : detectedError(point, readers, frame)

/**
 * The expected error of each point of a film. A point placed or confirmed by hand has the reader's error for its landmark; a
 * detected point has its own expected error, but at least the reader's (the doctor's and the table's); a point that states none
 * has the reader's. Scaled by the film's S-Na, never by its calibration, so errors do not change when a ruler is added or
 * removed. `readers`: a doctor's own errors instead of the table's; null uses only the errors stated by the points themselves,
 * whoever placed them.
 */
export function pointErrors(points: Tracing['points'], readers: ReaderErrors | null = readerErrors): PointErrors {
  const frame = frameOf(points)
  const errors = Object.entries(points).flatMap(([name, point]) => {
    const reader = readers?.[name as LandmarkName]
    const error = reader && frame ? errorOf(point, { reader, usual: usualOf(name, reader) }, frame) : stated(point)
    return error === null ? [] : [[name, error] as const]
  })
  return Object.fromEntries(errors)
}

/** The points with their expected errors, as the measuring engine expects them. */
export function withErrors<Placed extends Tracing['points']>(points: Placed, readers: ReaderErrors | null | undefined) {
  const errors = pointErrors(points, readers)
  return Object.fromEntries(
    Object.entries(points).map(([name, { x, y }]) => [name, { x, y, errorAxes: errors[name as LandmarkName]?.axes }]),
  )
}
