import type { Point } from '@sella/ceph/geometry/point'
import type { Extent } from '../scene/extent'

/** Design section 7: after the anchor itself, 12 directions at these distances, in screen pixels. */
const distances = [10, 20, 30, 44, 60] as const

/** In front first, then alternately up and down, the back last: a label is better in front of the face than on it. */
const turns = [0, -30, 30, -60, 60, -90, 90, -120, 120, -150, 150, 180] as const

/** Number of places for a label outside the column: the anchor itself and 12 directions at 5 distances. */
export const slotCount = 1 + turns.length * distances.length

/** Distance of a place from its anchor, in screen pixels; never decreases from one place to the next. */
export const slotDistance = (slot: number): number => (slot === 0 ? 0 : (distances[Math.floor((slot - 1) / turns.length)] ?? 0))

export interface LabelSize {
  /** Screen pixels, like everything here. */
  readonly anchor: Point
  readonly width: number
  readonly height: number
}

/** A label to be placed, in order of `rank`: the hovered one first (0), then by class. */
export interface LabelRequest extends LabelSize {
  readonly id: string
  readonly rank: number
  /** What the leader points to, screen pixels; the anchor if absent. */
  readonly target?: Point
}

const boxAbout = (x: number, y: number, { width, height }: LabelSize): Extent => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

/**
 * The label's rectangle in a place: its near edge is at the place's distance from the anchor. `front` is +1 for a face looking
 * right.
 */
export const slotBox = (label: LabelSize, slot: number, front: 1 | -1): Extent => {
  if (slot === 0) return boxAbout(label.anchor.x, label.anchor.y, label)
  const turn = ((turns[(slot - 1) % turns.length] ?? 0) * Math.PI) / 180
  const ux = Math.cos(turn) * front
  const uy = Math.sin(turn)
  const toEdge = Math.min(
    Math.abs(ux) < 1e-9 ? Infinity : label.width / 2 / Math.abs(ux),
    Math.abs(uy) < 1e-9 ? Infinity : label.height / 2 / Math.abs(uy),
  )
  const reach = slotDistance(slot) + toEdge
  return boxAbout(label.anchor.x + ux * reach, label.anchor.y + uy * reach, label)
}
