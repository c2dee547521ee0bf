import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { isFinitePoint, type Point } from '@sella/ceph/geometry/point'
import { facingOf } from '@sella/ceph/tracing/frame'

/** The landmarks that plans move or turn about: from the orbit to below the chin, from the joint to the nose. */
const face: readonly LandmarkName[] = ['Or', 'Co', 'Ar', 'Go', 'Me', 'SoftTissueMe', 'SoftTissuePog', 'Prn', 'UpperLip', 'A']

/**
 * Margin above, below and behind, as a fraction of the face's size; in front are the labels of the skin, which must not cover it:
 * on a screen of 1024 px they are a quarter as wide as the face.
 */
const room = 0.07
const roomBefore = 0.3

const closest = 4

/**
 * The part of a film needed for planning, as its upper left corner in pixels and its magnification relative to the whole film;
 * the whole film if fewer than three of the face's points are on it.
 */
export function faceView(
  points: Readonly<Partial<Record<LandmarkName, Point>>>,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const at = face.flatMap(name => points[name] ?? []).filter(isFinitePoint)
  if (at.length < 3) return { x: 0, y: 0, zoom: 1 }
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [wide, high] = [(right - left) * (1 + room + roomBefore), (bottom - top) * (1 + 2 * room)]
  const zoom = Math.min(Math.max(Math.min(width / wide, height / high), 1), closest)
  const ahead = ((facingOf(points) === 'right' ? 1 : -1) * (right - left) * (roomBefore - room)) / 2
  const corner = (middle: number, whole: number) => Math.min(Math.max(middle - whole / zoom / 2, 0), whole - whole / zoom)
  return { x: corner((left + right) / 2 + ahead, width), y: corner((top + bottom) / 2, height), zoom }
}
