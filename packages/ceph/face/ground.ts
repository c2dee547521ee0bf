import { type FaceLandmarkName, type FaceView, isFaceLandmark } from '../data/face-landmarks'
import { direction } from '../geometry/line'
import { cross, isFinitePoint, minus, type Point, plus, times } from '../geometry/point'
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

/** Below every one of the pairs, in order of precedence. */
const below: readonly FaceLandmarkName[] = ['SoftTissueMe', 'SoftTissueGn', 'SoftTissuePog', 'SoftTissueB']

/**
 * Which way a profile photo faces: the side of the pair's line on which the chin lies, however the photo stands; the side of the
 * photo where no chin is placed. Right if nothing decides. A frontal photo is never mirrored: the patient's
 * left is on its right.
 */
function faceFacing(view: FaceView, points: FacePoints): Facing {
  if (view !== 'face_side') return 'right'
  const chin = below.flatMap(name => points[name] ?? [])[0]
  for (const [front, back] of decidingPairs) {
    const [a, b] = [points[front], points[back]]
    const side = a && b ? (chin ? cross(minus(a, b), minus(chin, b)) : a.x - b.x) : 0
    if (side !== 0) return side > 0 ? 'right' : 'left'
  }
  return 'right'
}

/** Half the length in pixels of a default true horizontal. */
const halfHorizontal = 100

/** Forward along the edge of the photo that is nearest to level in the face: a photo may lie on its side or stand on its head. */
function forwardEdge(points: FacePoints): Point {
  const [nasion, chin] = [points.SoftTissueNa, below.flatMap(name => points[name] ?? [])[0]]
  if (!nasion || !chin) return { x: 1, y: 0 }
  const down = minus(chin, nasion)
  return Math.abs(down.y) >= Math.abs(down.x) ? { x: Math.sign(down.y) || 1, y: 0 } : { x: 0, y: -Math.sign(down.x) }
}

/** The two ends of the true horizontal: as placed, otherwise through soft-tissue nasion along the photo's edge. Canonical pixels. */
function withHorizontal(points: FacePoints): FacePoints {
  const nasion = points.SoftTissueNa
  if (nasion === undefined) return points
  const half = times(forwardEdge(points), halfHorizontal)
  return { ...points, trH_1: points.trH_1 ?? minus(nasion, half), trH_2: points.trH_2 ?? plus(nasion, half) }
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
