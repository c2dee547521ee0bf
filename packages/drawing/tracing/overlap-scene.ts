import { landmarks } from '@sella/ceph/data/landmarks'
import { minus, type Point, plus, times } from '@sella/ceph/geometry/point'
import { apply, type Similarity } from '@sella/ceph/geometry/transform'
import { nudgedMove } from '@sella/ceph/superimpose/nudge'
import { type RegistrationName, registrations } from '@sella/ceph/superimpose/registrations'
import type { Nudge } from '@sella/ceph/superimpose/scheme'
import { canonical, type Facing } from '@sella/ceph/tracing/frame'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { type Extent, emptyExtent, extentOf, joined } from '../scene/extent'
import type { Layer, Mark, Scene } from '../scene/scene'
import { anatomyOf, type DrawnCurve, pointEntries } from './anatomy'
import { defaultColours } from './colours'
import { inPicture, isShown, overlapCanvas, type ShownParts } from './overlap-parts'

/** One registered record. The first of a list is the reference; its move is the identity. */
export interface OverlapRecord {
  readonly id: string
  readonly tracing: Tracing
  readonly facing: Facing
  /** Its own scale; films are never enlarged to fit each other. */
  readonly mmPerPixel: number
  /** From its canonical millimetres to the reference's. */
  readonly move: Similarity
  /** The doctor's own correction after the move. */
  readonly nudge?: Nudge
  readonly colour: string
}

export interface OverlapInput {
  readonly method: RegistrationName
  readonly records: readonly OverlapRecord[]
  /** Where the reference is held, canonical mm; no cross without. */
  readonly heldAt: Point | null
  readonly parts: ShownParts
  readonly estimatedOutlines: boolean
  /** Size of a screen pixel in canvas units. */
  readonly pixel: number
}

/** A scene of the specification's canvas, and how the reference's millimetres lie on it (to lay its film under). */
export interface OverlapScene extends Scene {
  readonly toCanvas: Similarity
}

interface Registered {
  readonly record: OverlapRecord
  readonly toReference: (p: Point) => Point
}

const registered = (record: OverlapRecord, heldAt: Point | null): Registered => {
  const move = nudgedMove(record.move, record.nudge, heldAt)
  return { record, toReference: p => apply(move, times(canonical(p, record.facing), record.mmPerPixel)) }
}

const curvesOf = ({ tracing, facing }: OverlapRecord, method: RegistrationName): readonly DrawnCurve[] =>
  anatomyOf(tracing, facing).curves.filter(curve => inPicture(curve, method))

/** Millimetres to canvas: one scale for all records, everything of the picture inside the margins. */
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

const recordMarks = (one: Registered, input: OverlapInput, toCanvas: Similarity): readonly Mark[] => {
  const { record, toReference } = one
  const place = (p: Point): Point => apply(toCanvas, toReference(p))
  const shown = curvesOf(record, input.method).filter(
    curve => isShown(curve, input.parts) && (input.estimatedOutlines || !curve.estimated),
  )
  const curves = shown.map((curve): Mark => {
    const stroke = curve.estimated
      ? { colour: record.colour, width: 1.1, dash: [4, 3], opacity: 0.72 }
      : { colour: record.colour, width: 1.35 }
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
    ([name, point]) => point.origin !== 'derived' && landmarks[name].kind !== 'handle',
  )
  const dots = placed.map(([name, p]): Mark => {
    return { mark: 'dot', at: place(p), radius: 2, fill: record.colour, ref: { kind: 'landmark', name } }
  })
  return [...curves, ...dots]
}

/** The registration's cross and the line along which the records were turned, dashed. */
const registrationMarks = (input: OverlapInput, reference: Registered | undefined, toCanvas: Similarity): readonly Mark[] => {
  const { heldAt, pixel } = input
  if (!heldAt || !reference) return []
  const colour = defaultColours.analysisLineColor
  const { points } = anatomyOf(reference.record.tracing, reference.record.facing)
  const [p, q] = registrations[input.method].along.map(name => points[name])
  const at = apply(toCanvas, heldAt)
  const arm = (dx: number, dy: number): Mark => ({
    mark: 'line',
    from: { x: at.x - dx * pixel, y: at.y - dy * pixel },
    to: { x: at.x + dx * pixel, y: at.y + dy * pixel },
    stroke: { colour, width: 1.2 },
  })
  const ring: Mark = { mark: 'dot', at, radius: 6, fill: 'none', stroke: { colour, width: 1.2 } }
  if (!p || !q) return [ring, arm(10, 0), arm(0, 10)]
  const [from, to] = [p, q].map(point => apply(toCanvas, reference.toReference(point))) as [Point, Point]
  const beyond = times(minus(to, from), 0.15)
  const line: Mark = {
    mark: 'line',
    from: minus(from, beyond),
    to: plus(to, beyond),
    stroke: { colour, width: 1, dash: [5, 4], opacity: 0.9 },
  }
  return [line, ring, arm(10, 0), arm(0, 10)]
}

/**
 * Several registered tracings on one canvas of the specification, the reference first and at the bottom. No line carries a
 * result colour. Canvas units; mm keep one scale for all records.
 */
export const overlapScene = (input: OverlapInput): OverlapScene => {
  const { width, height } = overlapCanvas[input.method]
  const all = input.records.map(record => registered(record, input.heldAt))
  const extent = all.reduce(
    (sum, { record, toReference }) =>
      curvesOf(record, input.method).reduce((e, curve) => joined(e, extentOf(curve.points.map(toReference))), sum),
    emptyExtent,
  )
  const toCanvas = fitting(extent, input.method)
  const layers: readonly Layer[] = all.map(one => ({ id: one.record.id, marks: recordMarks(one, input, toCanvas) }))
  const cross: Layer = { id: 'registration', marks: registrationMarks(input, all[0], toCanvas) }
  return { width, height, pixel: input.pixel, layers: [...layers, cross], toCanvas }
}
