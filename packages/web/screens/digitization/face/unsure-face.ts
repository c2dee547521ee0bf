import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { FaceView } from '@sella/ceph/data/face-landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import { faceItemsOn } from '@sella/ceph/face/leans-on'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { isUnsure } from '@sella/drawing/tracing/layers/uncertainty'
import type { Unsure } from '../left/unsure'

/** Points of a face photo still to be checked: those with the largest expected error first, each with the shown items it moves. */
export const unsureFacePoints = (view: FaceView, { points }: Tracing, { rows }: Pick<Evaluation, 'rows'>): readonly Unsure[] =>
  (Object.entries(points) as readonly (readonly [PointName, PlacedPoint])[])
    .filter(([, point]) => isUnsure(point))
    .toSorted(([, a], [, b]) => (b.errorMm ?? 0) - (a.errorMm ?? 0))
    .map(([name, point]) => {
      const leans = faceItemsOn(view, name)
      return { name, point, items: rows.flatMap(({ item }) => (leans.has(item) ? [item] : [])) }
    })
