import type { LandmarkName } from '../data/landmarks'
import { type ReaderError, type ReaderErrorSource, type ReaderErrors, readerErrors } from '../data/reader-errors'
import { direction } from '../geometry/line'
import { type Point, times } from '../geometry/point'
import { type ErrorAxes, evenly } from './even-error'
import { pixelsPerFaceMm } from './face-size'
import { facingOf } from './frame'
import type { PlacedPoint, Tracing } from './tracing'

/** What a placed point may be off, and who says so. */
export interface PointError {
  readonly axes: ErrorAxes
  /** Root mean square of the distance from the true place, image pixels. */
  readonly px: number
  /** `stated`: the point's own expected error. Otherwise whose scatter it is. */
  readonly source: 'stated' | ReaderErrorSource
  /** Films on which the doctor measured her own. */
  readonly films?: number
}

export type PointErrors = Readonly<Partial<Record<LandmarkName, PointError>>>

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

const sizeOf = ({ forwardMm, downMm }: ReaderError, { pixelsPerMm }: Frame): number => pixelsPerMm * Math.hypot(forwardMm, downMm)

const byReader = (reader: ReaderError, frame: Frame): PointError => {
  const { source, films } = reader
  const provenance = films === undefined ? { source } : { source, films }
  return { axes: principalAxes(reader, frame), px: sizeOf(reader, frame), ...provenance }
}

/** How far an error reaches in the direction it is worst in, pixels. */
const longest = ({ axes }: PointError): number => Math.max(...axes.map(({ x, y }) => Math.hypot(x, y)))

/**
 * Nobody knows a detected point better than readers could tell, in no direction, and it is never surer than its confirmed self. A doctor
 * who repeats herself well says nothing of a point she did not place: the table stands under it still. Its own size is the largest of all.
 */
function detectedError({ errorPx = 0 }: PlacedPoint, readers: Readers, frame: Frame): PointError {
  const [own, table] = [byReader(readers.reader, frame), byReader(readers.usual, frame)]
  const floor = readers.reader === readers.usual ? 0 : longest(own)
  const axes = principalAxes(readers.usual, frame, Math.max(errorPx / Math.SQRT2, floor))
  const larger = own.px > table.px ? own : table
  return errorPx > larger.px ? { axes, px: errorPx, source: 'stated' } : { ...larger, axes }
}

/** A landmark's error as it counts for this doctor, and as the table has it. */
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
 * What each point of a film may be off. A point set or confirmed by hand has the reader's error of its landmark; one that a detector
 * placed its expected error, though never less than the reader's, hers nor the table's; one that states none the reader's. By the film's S-Na, never by its
 * scale: with a ruler laid or taken away the errors stay. `readers`: a doctor's own in place of the table; null leaves only what the
 * points themselves state, whoever placed them.
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

/** The points with what they may be off, as the measuring engine takes them. */
export function withErrors<Placed extends Tracing['points']>(points: Placed, readers: ReaderErrors | null | undefined) {
  const errors = pointErrors(points, readers)
  return Object.fromEntries(
    Object.entries(points).map(([name, { x, y }]) => [name, { x, y, errorAxes: errors[name as LandmarkName]?.axes }]),
  )
}
