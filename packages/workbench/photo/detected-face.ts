import { type FaceView, isFaceLandmark } from '@sella/ceph/data/face-landmarks'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import type { FacePoints } from '@sella/contract/documents/detected-face'

/**
 * Merges newly detected points into a face photo's points: earlier detected points are replaced, points placed by a doctor are
 * kept.
 */
export const withDetected = (
  points: Tracing['points'],
  detected: FacePoints,
  view: FaceView = 'face_side',
): { readonly points: Tracing['points']; readonly kept: number } => {
  const own = Object.entries(points).filter(([, point]) => point.origin === 'manual')
  const fresh = Object.entries(detected).filter(([name]) => isFaceLandmark(view, name))
  const all: readonly (readonly [string, PlacedPoint])[] = [...fresh, ...own]
  return { points: Object.fromEntries(all), kept: own.length }
}
