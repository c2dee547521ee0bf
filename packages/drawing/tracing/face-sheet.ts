import { type FaceView, redFaceLandmarks } from '@sella/ceph/data/face-landmarks'
import { faceCurvesOn, faceLinesOn } from '@sella/ceph/face/face-drawing'
import { type FacePoints, resolvedFacePoints } from '@sella/ceph/face/ground'
import { pixelsPerFaceMm } from '@sella/ceph/tracing/face-size'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Anatomy, DrawnCurve, Gap } from './anatomy'
import type { ImageSheet } from './sheet'
import { shortLandmarkName } from './short-names'

const curvesOf = (view: FaceView, points: FacePoints, log: (gap: Gap) => void): readonly DrawnCurve[] =>
  faceCurvesOn(view, points, (curve, point) => log({ curve, point })).map(({ name, closed, samples }) => ({
    name,
    group: 'soft_tissue',
    layer: 'profile',
    closed,
    points: samples,
    estimated: false,
  }))

const anatomyIn = (view: FaceView, { points }: Tracing): Anatomy => {
  const drawn = Object.entries(resolvedFacePoints(view, points)).map(([name, { x, y }]) => {
    const placed = points[name as keyof typeof points]
    return [name, placed ?? { x, y, origin: 'derived' }] as const
  })
  const missing: Gap[] = []
  const curves = curvesOf(view, points, gap => missing.push(gap))
  const names = new Set(curves.map(({ name }) => name))
  return {
    points: Object.fromEntries(drawn),
    pixelsPerMm: pixelsPerFaceMm(points),
    curves,
    gaps: missing.filter(({ curve }) => names.has(curve)),
  }
}

/** A view of the face; its analysis determines which reference planes are drawn. */
export const faceSheet = (view: FaceView): ImageSheet => {
  const remembered = new WeakMap<Tracing['points'], Anatomy>()
  return {
    anatomy: tracing => {
      const anatomy = remembered.get(tracing.points) ?? anatomyIn(view, tracing)
      remembered.set(tracing.points, anatomy)
      return anatomy
    },
    shortName: shortLandmarkName,
    red: new Set(redFaceLandmarks(view)),
    lines: ({ analysis, evaluation, anatomy }) =>
      faceLinesOn(view, anatomy.points, evaluation.calibration.mmPerPixel)
        .filter(({ name }) => analysis.lines.includes(name))
        .map(({ name, from, to }) => ({ name, segment: { from, to } })),
  }
}
