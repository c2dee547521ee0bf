import type { Point } from '@sella/ceph/geometry/point'
import type { Size } from '@sella/workbench/canvas/view'

export const loupeSize = 184
/** Offset of the loupe's centre from the pointer, screen pixels: 230 pixels up and to the left. */
const reach = { x: 176, y: 148 }
const margin = 8
/** The loupe changes sides only if it is better placed there by this much, so that it does not jump back and forth. */
const hysteresis = 12

export interface Sides {
  readonly x: 1 | -1
  readonly y: 1 | -1
}

export const firstSides: Sides = { x: -1, y: -1 }

const sideOf = (at: number, extent: number, { side, reach }: { readonly side: 1 | -1; readonly reach: number }): 1 | -1 => {
  const room = (s: 1 | -1): number => {
    const centre = at + s * reach
    return Math.min(centre, extent - centre) - loupeSize / 2 - margin
  }
  if (room(side) >= 0) return side
  const other = side === 1 ? -1 : 1
  return room(other) > room(side) + hysteresis ? other : side
}

/** Position of the loupe's centre, and its sides of the pointer. On touch it is above the finger if there is room. */
export const placeLoupe = (at: Point, stage: Size, before: Sides): { readonly centre: Point; readonly sides: Sides } => {
  const sides: Sides = {
    x: sideOf(at.x, stage.width, { side: before.x, reach: reach.x }),
    y: sideOf(at.y, stage.height, { side: before.y, reach: reach.y }),
  }
  return { centre: { x: at.x + sides.x * reach.x, y: at.y + sides.y * reach.y }, sides }
}
