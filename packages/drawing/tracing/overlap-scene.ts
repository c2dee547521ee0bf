import { isHandle, type LandmarkName } from '@sella/ceph/data/landmarks'
import { minus, type Point, plus, times } from '@sella/ceph/geometry/point'
import { apply, type Similarity } from '@sella/ceph/geometry/transform'
import { type FilmPose, pixelToMm } from '@sella/ceph/superimpose/film'
import { type Hold, type RegistrationName, registrations } from '@sella/ceph/superimpose/registrations'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { type Extent, emptyExtent, extentOf, joined } from '../scene/extent'
import type { Layer, Mark, Scene, Stroke } from '../scene/scene'
import { anatomyOf, type DrawnCurve, pointEntries } from './anatomy'
import { defaultColours } from './colours'
import { inPicture, isShown, overlapCanvas, type ShownParts } from './overlap-parts'
import type { LineKind } from './record-lines'

/** One registered record. The first in a list is the reference, whose move is the identity. */
export interface OverlapRecord extends FilmPose {
  readonly id: string
  readonly tracing: Tracing
  /** Its own scale; films are never enlarged to fit each other. */
  readonly mmPerPixel: number
  /** From its millimetres to the reference's, both set upright, including the doctor's own correction. */
  readonly move: Similarity
  readonly colour: string
  /**
   * Distinguishes records without colour. Estimated outlines are then thin and pale in the same kind, because dashes identify the
   * record.
   */
  readonly line?: LineKind
}

export interface OverlapInput {
  /** The records the picture is fitted to, if not as drawn: keeps the picture still while one is being moved. */
  readonly fitTo?: readonly OverlapRecord[]
  readonly method: RegistrationName
  readonly records: readonly OverlapRecord[]
  /** Registration point of the reference, canonical mm; no cross if null. */
  readonly registrationPoint: Point | null
  /** How it is registered: along the method's line, unless by the best fit of the landmarks in `from`. */
  readonly hold?: Hold
  readonly from?: readonly LandmarkName[]
  readonly parts: ShownParts
  readonly estimatedOutlines: boolean
  /** Size of a screen pixel in canvas units. */
  readonly pixel: number
}

/**
 * A scene of the specification's canvas, with the mapping of the reference's millimetres onto it (for placing its film
 * underneath).
 */
export interface OverlapScene extends Scene {
  readonly toCanvas: Similarity
}

interface Registered {
  readonly record: OverlapRecord
  readonly toReference: (p: Point) => Point
}

const registered = (record: OverlapRecord): Registered => ({
  record,
  toReference: p => apply(record.move, pixelToMm(p, record, record.mmPerPixel)),
})

const curvesOf = ({ tracing, facing }: OverlapRecord, method: RegistrationName): readonly DrawnCurve[] =>
  anatomyOf(tracing, facing).curves.filter(curve => inPicture(curve, method))

/** Millimetres to canvas: one scale for all records, with the whole picture inside the margins. */
const fitting = (extent: Extent, method: RegistrationName): Similarity => {
  const { width, height, margin } = overlapCanvas[method]
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top]
  if (!Number.isFinite(w) || !Number.isFinite(h)) return { a: 1, b: 0, tx: width / 2, ty: height / 2 }
  const scale = Math.min((width - 2 * margin) / Math.max(w, 1), (height - 2 * margin) / Math.max(h, 1))
  return {
    a: scale,
    b: 0,
    tx: width / 2 - ((extent.left + extent.right) / 2) * scale,
    ty: height / 2 - ((extent.top + extent.bottom) / 2) * scale,
  }
}

const strokeOf = ({ colour, line }: OverlapRecord, estimated: boolean): Stroke => {
  if (line) return estimated ? { colour, ...line, width: line.width * 0.55, opacity: 0.45 } : { colour, ...line }
  return estimated ? { colour, width: 1.1, dash: [4, 3], opacity: 0.72 } : { colour, width: 1.35 }
}

const recordMarks = (film: Registered, input: OverlapInput, toCanvas: Similarity): readonly Mark[] => {
  const { record, toReference } = film
  const place = (p: Point): Point => apply(toCanvas, toReference(p))
  const shown = curvesOf(record, input.method).filter(
    curve => isShown(curve, input.parts) && (input.estimatedOutlines || !curve.estimated),
  )
  const curves = shown.map((curve): Mark => {
    const stroke = strokeOf(record, curve.estimated)
    return {
      mark: 'curve',
      points: curve.points.map(place),
      closed: curve.closed,
      stroke,
      ref: { kind: 'curve', name: curve.name },
    }
  })
  if (!input.parts.points) return curves
  const placed = pointEntries(anatomyOf(record.tracing, record.facing)).filter(
    ([name, point]) => point.origin !== 'derived' && !isHandle(name),
  )
  const dots = placed.map(([name, p]): Mark => {
    return { mark: 'dot', at: place(p), radius: 2, fill: record.colour, ref: { kind: 'landmark', name } }
  })
  return [...curves, ...dots]
}

const holdStroke = { colour: defaultColours.analysisLineColor, width: 1.2 } as const

const crossAt = (at: Point, pixel: number): readonly Mark[] => {
  const arm = (dx: number, dy: number): Mark => ({
    mark: 'line',
    from: { x: at.x - dx * pixel, y: at.y - dy * pixel },
    to: { x: at.x + dx * pixel, y: at.y + dy * pixel },
    stroke: holdStroke,
  })
  return [{ mark: 'dot', at, radius: 6, fill: 'none', stroke: holdStroke }, arm(10, 0), arm(0, 10)]
}

const lineThrough = (from: Point, to: Point): Mark => {
  const beyond = times(minus(to, from), 0.15)
  const stroke = { ...holdStroke, width: 1, dash: [5, 4], opacity: 0.9 }
  return { mark: 'line', from: minus(from, beyond), to: plus(to, beyond), stroke }
}

/**
 * The registration's cross with the line along which the records were rotated, dashed; for a best fit a ring around each
 * landmark.
 */
const registrationMarks = (input: OverlapInput, reference: Registered | undefined, toCanvas: Similarity): readonly Mark[] => {
  const { registrationPoint, pixel, hold, method, from = [] } = input
  if (!registrationPoint || !reference) return []
  const { points } = anatomyOf(reference.record.tracing, reference.record.facing)
  const places = (names: readonly LandmarkName[]): readonly Point[] =>
    names.flatMap(name => points[name] ?? []).map(point => apply(toCanvas, reference.toReference(point)))
  const cross = crossAt(apply(toCanvas, registrationPoint), pixel)
  if (hold === 'fit')
    return [...places(from).map((at): Mark => ({ mark: 'dot', at, radius: 7, fill: 'none', stroke: holdStroke })), ...cross]
  if (hold === 'contours') return cross
  const [p, q] = places(registrations[method].along)
  return p && q ? [lineThrough(p, q), ...cross] : cross
}

/** Extent of the curves of a method's picture, shown or hidden: canonical millimetres of the reference. */
export const pictureExtent = (records: readonly OverlapRecord[], method: RegistrationName): Extent =>
  records
    .map(registered)
    .reduce(
      (sum, { record, toReference }) =>
        curvesOf(record, method).reduce((e, curve) => joined(e, extentOf(curve.points.map(toReference))), sum),
      emptyExtent,
    )

/** The records and the registration's cross, one layer each; `toCanvas` maps from the reference's millimetres. */
export const overlapLayers = (input: OverlapInput, toCanvas: Similarity): readonly Layer[] => {
  const all = input.records.map(registered)
  const layers = all.map((film): Layer => ({ id: film.record.id, marks: recordMarks(film, input, toCanvas) }))
  return [...layers, { id: 'registration', marks: registrationMarks(input, all[0], toCanvas) }]
}

/**
 * Several registered tracings on one canvas of the specification, the reference first and at the bottom. No line has a result
 * colour. Canvas units; all records share one mm scale.
 */
export const overlapScene = (input: OverlapInput): OverlapScene => {
  const { width, height } = overlapCanvas[input.method]
  const toCanvas = fitting(pictureExtent(input.fitTo ?? input.records, input.method), input.method)
  return { width, height, pixel: input.pixel, layers: overlapLayers(input, toCanvas), toCanvas }
}
