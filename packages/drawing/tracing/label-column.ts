import { type Extent, emptyExtent, extentOf, joined } from '../scene/extent'
import { isFree, labelGap, type Neighbours } from './label-cost'
import type { LabelRequest } from './label-slots'

/** Gap between the most anterior point of the profile and the column, in screen pixels. */
const beforeProfile = 14
const step = 6

const boxAt = (left: number, middle: number, { width, height }: LabelRequest): Extent => ({
  left,
  right: left + width,
  top: middle - height / 2,
  bottom: middle + height / 2,
})

/** Left edge of the column: in front of the profile, but still on the film. */
const columnLeft = (width: number, around: Neighbours, front: 1 | -1): number => {
  const face = extentOf(around.profile.flat().concat(around.points))
  const { within } = around
  const wish = front === 1 ? face.right + beforeProfile : face.left - beforeProfile - width
  const left = Number.isFinite(wish) ? wish : front === 1 ? within.right - width : within.left
  return Math.max(within.left, Math.min(within.right - width, left))
}

/** The free place in this column nearest to the desired height; null if the column is full. */
const nearestFree = (label: LabelRequest, left: number, around: Neighbours): Extent | null => {
  const { within, taken } = around
  const wish = Math.min(within.bottom - label.height / 2, Math.max(within.top + label.height / 2, label.anchor.y))
  const reach = Math.max(0, within.bottom - within.top)
  for (let away = 0; away <= reach; away += step) {
    for (const middle of away === 0 ? [wish] : [wish + away, wish - away]) {
      const box = boxAt(left, middle, label)
      if (box.top >= within.top && box.bottom <= within.bottom && isFree(box, taken)) return box
    }
  }
  return null
}

/** Below everything already placed, where there is always room. */
const underAll = (label: LabelRequest, left: number, taken: readonly Extent[]): Extent => {
  const all = taken.reduce(joined, emptyExtent)
  return boxAt(left, (Number.isFinite(all.bottom) ? all.bottom : label.anchor.y) + labelGap + label.height, label)
}

/** The labels for which no place was free near their anchor, stacked by height in the dark column in front of the profile. */
export const columnPlaces = (
  labels: readonly LabelRequest[],
  around: Neighbours,
  front: 1 | -1,
): readonly { readonly label: LabelRequest; readonly box: Extent }[] => {
  const taken = [...around.taken]
  return [...labels]
    .sort((a, b) => a.anchor.y - b.anchor.y || (a.id < b.id ? -1 : 1))
    .map(label => {
      const left = columnLeft(label.width, around, front)
      const box = nearestFree(label, left, { ...around, taken }) ?? underAll(label, left, taken)
      taken.push(box)
      return { label, box }
    })
}
