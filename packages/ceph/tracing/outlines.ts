import { type OutlineGroup, type OutlineLayer, type OutlineName, type OutlineRow, outlineTable } from '../data/outlines'
import { samplesPerSegment, smoothCurve } from '../geometry/curve'
import type { Point } from '../geometry/point'
import type { Words } from '../words'
import type { SampledCurves } from './derivation-rules'
import type { PlacedPoints } from './derive'
import { alongTemplate, type FilledOutline, fillOutlines, type MissingLog, type OutlinePoint } from './fill-outlines'

/** A run of samples `from` to `to` (both included). `estimated`: no placed landmark supports it, so it is drawn dashed. */
export interface OutlineRun {
  readonly support: 'traced' | 'estimated'
  readonly from: number
  readonly to: number
}

/** One curve of the tracing on its film. */
export interface OutlineCurve {
  readonly name: OutlineName
  readonly title: Words
  readonly group: OutlineGroup
  readonly layer: OutlineLayer
  readonly closed: boolean
  /** The points the curve passes through; sample `20 * i` is point `i`. */
  readonly points: readonly OutlinePoint[]
  /** Image pixels; 20 a segment. A closed curve ends with its first sample repeated. */
  readonly samples: readonly Point[]
  /** Covers all samples in order; neighbours share one. */
  readonly segments: readonly OutlineRun[]
}

/**
 * How far along its curve a placed landmark vouches for the outline, in mm of the template. Own rule: half an incisor and more,
 * so that a tooth with edge and apex counts as traced, while the middle of the mandible's lower border does not.
 */
export const supportMm = 15

/** By place in the row: is a placed landmark of this curve near enough? */
function supportedPlaces(name: OutlineName, row: OutlineRow, placed: ReadonlySet<string>): readonly boolean[] {
  const along = alongTemplate[name]
  const whole = row.closed ? (along[row.points.length] ?? 0) : Number.POSITIVE_INFINITY
  const marks = row.points.flatMap((knot, i) => (placed.has(knot) ? [along[i] ?? 0] : []))
  return row.points.map((_, i) => {
    const here = along[i] ?? 0
    return marks.some(mark => Math.min(Math.abs(mark - here), whole - Math.abs(mark - here)) <= supportMm)
  })
}

function runs(name: OutlineName, row: OutlineRow, points: readonly OutlinePoint[], samples: number): readonly OutlineRun[] {
  const placed = new Set<string>(points.filter(point => point.origin === 'placed').map(point => point.name))
  const supported = supportedPlaces(name, row, placed)
  const near = points.map(point => supported[row.points.indexOf(point.name)] === true)
  const found: OutlineRun[] = []
  for (let from = 0; from + 1 < samples; from += samplesPerSegment) {
    const i = from / samplesPerSegment
    const support = near[i] && near[(i + 1) % points.length] ? 'traced' : 'estimated'
    const last = found[found.length - 1]
    const to = from + samplesPerSegment
    if (last?.support === support) found[found.length - 1] = { support, from: last.from, to }
    else found.push({ support, from, to })
  }
  return found
}

function curveOf({ name, points }: FilledOutline): OutlineCurve {
  const row = outlineTable[name]
  const corners = row.corners
  const knots =
    corners === undefined ? points : points.map(point => ({ x: point.x, y: point.y, corner: corners.includes(point.name) }))
  const samples = smoothCurve(knots, row.closed)
  const { title, group, layer, closed } = row
  return { name, title, group, layer, closed, points, samples, segments: runs(name, row, points, samples.length) }
}

/**
 * The curves of a tracing, image pixels in and out, in the order of the table. Curves of which fewer than two points can be had
 * are left out; a missing point is skipped and told to `log`.
 */
export function outlines(points: PlacedPoints, facing: 'right' | 'left', log?: MissingLog): readonly OutlineCurve[] {
  return fillOutlines(points, facing, log)
    .filter(outline => outline.points.length > 1)
    .map(curveOf)
}

/** The samples by curve name, as `derive` takes them. */
export const samplesByName = (curves: readonly OutlineCurve[]): SampledCurves =>
  Object.fromEntries(curves.map(curve => [curve.name, curve.samples]))
