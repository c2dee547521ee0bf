import { type FaceLandmarkName, type FaceView, isFaceLandmark } from '../data/face-landmarks'
import { direction } from '../geometry/line'
import { isFinitePoint, type Point } from '../geometry/point'
import { canonical, type Facing } from '../tracing/frame'
import type { Axis } from './kinds/kind'

export type FacePoints = Readonly<Partial<Record<FaceLandmarkName, Point>>>

/** The input for measuring one photo; points canonical: a profile faces right, a frontal photo is as seen. */
export interface FaceGround {
  readonly view: FaceView
  readonly points: FacePoints
  readonly facing: Facing
  /** Null if the points that define it are missing. */
  readonly axis: Axis | null
}

/** Pairs (the point nearer the face, the point further back), in order of precedence; clinical/face-landmarks.json. */
const decidingPairs: readonly (readonly [FaceLandmarkName, FaceLandmarkName])[] = [
  ['Prn', 'Tragus'],
  ['Prn', 'SoftTissueGo'],
  ['Prn', 'Subnasale'],
]

/**
 * Which way a profile photo faces; right if nothing decides. A frontal photo is never mirrored: the patient's left is on its
 * right.
 */
function faceFacing(view: FaceView, points: FacePoints): Facing {
  if (view !== 'face_side') return 'right'
  for (const [front, back] of decidingPairs) {
    const [a, b] = [points[front], points[back]]
    if (a && b && a.x !== b.x) return a.x > b.x ? 'right' : 'left'
  }
  return 'right'
}

/** Half the length in pixels of a default true horizontal. */
const halfHorizontal = 100

/** The two ends of the true horizontal: as placed, otherwise level through soft-tissue nasion. Canonical pixels. */
function withHorizontal(points: FacePoints): FacePoints {
  const nasion = points.SoftTissueNa
  if (nasion === undefined) return points
  return {
    ...points,
    trH_1: points.trH_1 ?? { x: nasion.x - halfHorizontal, y: nasion.y },
    trH_2: points.trH_2 ?? { x: nasion.x + halfHorizontal, y: nasion.y },
  }
}

function axisOf(view: FaceView, points: FacePoints): Axis | null {
  const [at, to] = view === 'face_side' ? [points.trH_1, points.trH_2] : [points.SoftTissueGlabella, points.Subnasale]
  const along = at && to ? direction(at, to) : null
  if (at === undefined || along === null) return null
  return { at, down: view === 'face_side' ? { x: -along.y, y: along.x } : along }
}

/** Prepares the points of one photo, image pixels as given. Points of another view and non-finite points count as absent. */
export function faceGround(view: FaceView, given: FacePoints): FaceGround {
  const own: Partial<Record<FaceLandmarkName, Point>> = {}
  for (const [name, point] of Object.entries(given)) {
    if (isFaceLandmark(view, name) && point !== undefined && isFinitePoint(point)) own[name] = { x: point.x, y: point.y }
  }
  const facing = faceFacing(view, own)
  const turned = Object.fromEntries(Object.entries(own).map(([name, point]) => [name, canonical(point, facing)])) as FacePoints
  const points = view === 'face_side' ? withHorizontal(turned) : turned
  return { view, points, facing, axis: axisOf(view, points) }
}

/** The points of a photo including the true horizontal, in image pixels. */
export const resolvedFacePoints = (view: FaceView, given: FacePoints): FacePoints => {
  const { points, facing } = faceGround(view, given)
  return Object.fromEntries(Object.entries(points).map(([name, point]) => [name, canonical(point, facing)]))
}
