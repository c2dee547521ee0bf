import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { FaceView } from '@sella/ceph/data/face-views'
import { faceItemsOn } from '@sella/ceph/face/leans-on'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { unsureNames } from '@sella/ceph/tracing/unsure'
import type { Unsure } from '../review/unsure'

/** Points of a face photo still to be checked: largest expected error first, each with the displayed items it affects. */
export const unsureFacePoints = (view: FaceView, { points }: Tracing, { rows }: Pick<Evaluation, 'rows'>): readonly Unsure[] =>
  unsureNames(points)
    .flatMap(name => (points[name] ? [[name, points[name]] as const] : []))
    .toSorted(([, a], [, b]) => (b.errorPx ?? 0) - (a.errorPx ?? 0))
    .map(([name, point]) => {
      const leans = faceItemsOn(view, name)
      return { name, point, items: rows.flatMap(({ item }) => (leans.has(item) ? [item] : [])), harms: [] }
    })
