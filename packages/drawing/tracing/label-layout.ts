import type { Point } from '@sella/ceph/geometry/point'
import type { Extent } from '../scene/extent'
import { type Anatomy, pointEntries, profileOf } from './anatomy'
import type { LabelRequest } from './label-slots'
import { type LastSlots, type PlacedLabel, placeLabels } from './place-labels'

export interface LabelLayout {
  readonly anatomy: Anatomy
  readonly facing: 'right' | 'left'
  readonly pixel: number
  /** Where labels may be placed: the film, or the visible part of it. Image pixels. */
  readonly within: Extent
  /** Areas to keep clear: loupe, mini map. Image pixels. */
  readonly obstacles: readonly Extent[]
  readonly last: LastSlots
}

/** Every fourth sample is enough to detect a chip crossing the profile. */
const coarse = (path: readonly Point[]): readonly Point[] => path.filter((_, i) => i % 4 === 0 || i === path.length - 1)

/** Places the requested labels over the tracing, in screen pixels. */
export const layoutLabels = (requests: readonly LabelRequest[], layout: LabelLayout): readonly PlacedLabel[] => {
  const { pixel } = layout
  const onScreen = (p: Point): Point => ({ x: p.x / pixel, y: p.y / pixel })
  const extent = (e: Extent): Extent => ({
    left: e.left / pixel,
    top: e.top / pixel,
    right: e.right / pixel,
    bottom: e.bottom / pixel,
  })
  return placeLabels(
    requests,
    {
      front: layout.facing === 'right' ? 1 : -1,
      within: extent(layout.within),
      points: pointEntries(layout.anatomy).map(([, point]) => onScreen(point)),
      profile: profileOf(layout.anatomy).map(path => coarse(path).map(onScreen)),
      taken: layout.obstacles.map(extent),
    },
    layout.last,
  )
}
