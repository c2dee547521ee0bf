import { isLandmarkName, landmarks } from '@sella/ceph/data/landmarks'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import type { Phantom } from '@sella/drawing/phantom/phantom'

/** The landmarks from which a synthetic film was drawn, as if placed by a doctor, and its own ruler. */
export const phantomTracing = ({ landmarks: truth, ruler }: Phantom): Tracing => {
  const placed = Object.entries(truth).filter(([name]) => isLandmarkName(name) && landmarks[name].kind !== 'handle')
  const points = placed.map(([name, { x, y }]): [string, PlacedPoint] => [name, { x, y, origin: 'manual' }])
  return { points: Object.fromEntries(points), ruler, fileScale: null }
}
