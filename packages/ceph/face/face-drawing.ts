import { faceCurves } from '../data/face-curves'
import { type FaceLineRow, faceLines } from '../data/face-lines'
import type { FaceView } from '../data/face-views'
import { smoothCurve } from '../geometry/curve'
import { direction } from '../geometry/line'
import { minus, type Point, plus, times } from '../geometry/point'
import { canonical } from '../tracing/frame'
import type { Words } from '../words'
import { type FacePoints, faceGround, resolvedFacePoints } from './ground'

/** A reference line on the photo, image pixels. */
export interface FaceLine {
  readonly name: string
  readonly title: Words
  readonly from: Point
  readonly to: Point
}

function ends(row: FaceLineRow, points: FacePoints, pixelsPerMm: number): readonly [Point, Point] | null {
  const [a, b] = [points[row.nodes[0]], points[row.nodes[1]]]
  const u = a && b ? direction(a, b) : null
  if (!a || !b || u === null) return null
  if (row.kind === 'line_through_two_points') {
    const along = minus(b, a)
    return [minus(a, times(along, row.before / 100)), plus(b, times(along, row.after / 100))]
  }
  const through = points[row.nodes[2]]
  if (through === undefined) return null
  const down = { x: -u.y, y: u.x }
  return [minus(through, times(down, row.before * pixelsPerMm)), plus(through, times(down, row.after * pixelsPerMm))]
}

/**
 * Without a scale, a line's length in mm is converted as if nasion to chin on the photo were this long, so that the line ends
 * just below the chin. Never used for measuring.
 */
const drawnFaceMm = 110

function roughPixelsPerMm(points: FacePoints, mmPerPixel: number | null): number {
  if (mmPerPixel !== null) return 1 / mmPerPixel
  const { SoftTissueNa: nasion, SoftTissueMe: chin } = points
  return nasion && chin ? Math.hypot(chin.x - nasion.x, chin.y - nasion.y) / drawnFaceMm : 1
}

/** The reference lines of a view that can be drawn from the given points. */
export function faceLinesOn(view: FaceView, given: FacePoints, mmPerPixel: number | null): readonly FaceLine[] {
  const { points, facing } = faceGround(view, given)
  const perMm = roughPixelsPerMm(points, mmPerPixel)
  return faceLines[view].flatMap(row => {
    const line = ends(row, points, perMm)
    return line === null
      ? []
      : [{ name: row.name, title: row.title, from: canonical(line[0], facing), to: canonical(line[1], facing) }]
  })
}

/** A curve on the photo, image pixels. */
export interface FaceCurve {
  readonly name: string
  readonly title: Words
  readonly closed: boolean
  readonly samples: readonly Point[]
}

/** The curves through the points of a photo; a missing point is skipped and reported to `log`. */
export function faceCurvesOn(
  view: FaceView,
  given: FacePoints,
  log: (curve: string, point: string) => void = () => {},
): readonly FaceCurve[] {
  const points = resolvedFacePoints(view, given)
  return faceCurves[view].flatMap(({ name, title, closed, kind, points: names }) => {
    const knots = names.flatMap(point => {
      const at = points[point]
      if (at === undefined) log(name, point)
      return at ?? []
    })
    const samples = kind === 'polyline' ? knots : smoothCurve(knots, closed)
    return knots.length > 1 ? [{ name, title, closed, samples }] : []
  })
}
