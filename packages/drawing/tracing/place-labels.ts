import type { Point } from '@sella/ceph/geometry/point'
import { distanceTo, type Extent } from '../scene/extent'
import { columnPlaces } from './label-column'
import { columnCost, isFree, type Neighbours, pixelCost, placeCost } from './label-cost'
import { type LabelRequest, slotBox, slotCount, slotDistance } from './label-slots'

export interface PlacedLabel {
  readonly id: string
  readonly box: Extent
  /** From the box's edge to what it labels; null if the label is next to it. */
  readonly leader: { readonly from: Point; readonly to: Point } | null
  readonly slot: number
}

/** The slot of each label in the last frame. */
export type LastSlots = Readonly<Record<string, number>>

/** The slot of a label in the dark column in front of the profile. */
const columnSlot = -1

/** Minimum distance for a leader to be drawn. */
const leaderFrom = 9
/** A label moves only to a place cheaper by this fraction. */
const worthMoving = 0.2

interface Choice {
  readonly slot: number
  readonly cost: number
}

const cheapest = (label: LabelRequest, around: Neighbours, front: 1 | -1): Choice => {
  let best: Choice = { slot: columnSlot, cost: columnCost }
  for (let slot = 0; slot < slotCount; slot++) {
    // Places are in order of distance, so no later one can cost less than its distance alone.
    if (slotDistance(slot) * pixelCost >= best.cost) break
    const cost = placeCost(slotBox(label, slot, front), slotDistance(slot), around, best.cost)
    if (cost < best.cost) best = { slot, cost }
  }
  return best
}

/** The place to use: the last one unless another is clearly better, to avoid flicker while a point is dragged. */
const chosen = (label: LabelRequest, around: Neighbours, front: 1 | -1, last: number | undefined): number => {
  const best = cheapest(label, around, front)
  if (last === undefined) return best.slot
  const cost = last === columnSlot ? columnCost : placeCost(slotBox(label, last, front), slotDistance(last), around)
  const stays = last === columnSlot || cost < columnCost
  return stays && best.cost > cost * (1 - worthMoving) ? last : best.slot
}

const leader = (label: LabelRequest, box: Extent): PlacedLabel['leader'] => {
  const to = label.target ?? label.anchor
  if (distanceTo(box, to) <= leaderFrom) return null
  const from = {
    x: Math.min(box.right, Math.max(box.left, to.x)),
    y: Math.min(box.bottom, Math.max(box.top, to.y)),
  }
  return { from, to }
}

const holds = (within: Extent, { x, y }: Point): boolean =>
  x >= within.left && x <= within.right && y >= within.top && y <= within.bottom

/**
 * The box shifted inside the visible area if it would be cut off although what it labels is visible; null if it would overlap
 * something there.
 */
const uncut = (label: LabelRequest, box: Extent, { within, taken }: Neighbours): Extent | null => {
  const by = {
    x: Math.max(0, within.left - box.left) - Math.max(0, box.right - within.right),
    y: Math.max(0, within.top - box.top) - Math.max(0, box.bottom - within.bottom),
  }
  if ((by.x === 0 && by.y === 0) || !holds(within, label.anchor)) return box
  const moved = { left: box.left + by.x, right: box.right + by.x, top: box.top + by.y, bottom: box.bottom + by.y }
  return isFree(moved, taken) ? moved : null
}

const inOrder = (a: LabelRequest, b: LabelRequest): number => a.rank - b.rank || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/**
 * Gives every label a rectangle, in screen pixels, so that no two touch (design section 7). Pure: the same labels in any
 * order get the same places. `front` is +1 for a face looking right, -1 left.
 */
export const placeLabels = (
  labels: readonly LabelRequest[],
  around: Neighbours & { readonly front: 1 | -1 },
  last: LastSlots = {},
): readonly PlacedLabel[] => {
  const taken = [...around.taken]
  const placed: PlacedLabel[] = []
  const waiting: LabelRequest[] = []
  for (const label of [...labels].sort(inOrder)) {
    const slot = chosen(label, { ...around, taken }, around.front, last[label.id])
    const box = slot === columnSlot ? null : uncut(label, slotBox(label, slot, around.front), { ...around, taken })
    if (!box) {
      waiting.push(label)
      continue
    }
    taken.push(box)
    placed.push({ id: label.id, box, leader: leader(label, box), slot })
  }
  const column = columnPlaces(waiting, { ...around, taken }, around.front)
  return [...placed, ...column.map(({ label, box }) => ({ id: label.id, box, leader: leader(label, box), slot: columnSlot }))]
}
