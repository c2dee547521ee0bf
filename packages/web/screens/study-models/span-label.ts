import type { ScreenPlace } from './arch-stage'

/** The contacts of a tooth on the stage. */
export interface Crown {
  readonly from: ScreenPlace
  readonly to: ScreenPlace
}

interface Around {
  /** The middle of the width behind it, along which the text may move. */
  readonly towards: ScreenPlace
  /** Half the text's room, px. */
  readonly half: { readonly width: number; readonly height: number }
  readonly crowns: readonly Crown[]
  /** px of a mm. */
  readonly perMm: number
}

/** mm from the line of a tooth's contacts to the edge of its crown. */
const halfCrown = 4
/** Places along a crown at which it is looked at, and px between the places tried for the text. */
const [parts, step] = [4, 2]

const along = ({ x, y }: ScreenPlace, to: ScreenPlace, share: number): ScreenPlace => ({
  x: x + share * (to.x - x),
  y: y + share * (to.y - y),
})

/** px between the text and the nearest crown; below 0 it covers one. */
const clearance = (at: ScreenPlace, { half, crowns, perMm }: Around): number =>
  Math.min(
    ...crowns.flatMap(({ from, to }) =>
      Array.from({ length: parts + 1 }, (_, i) => {
        const { x, y } = along(from, to, i / parts)
        return Math.hypot(Math.max(0, Math.abs(x - at.x) - half.width), Math.max(0, Math.abs(y - at.y) - half.height))
      }),
    ),
  ) -
  halfCrown * perMm

/** mm of a crown's edge that a text may touch before it is left out. */
const touched = 2

/**
 * Where the text of an arch width stands, px of the stage: on the middle of its line, or as little behind that, towards the width
 * behind it, as leaves the teeth and the text there free. Null where it would cover teeth wherever it stood: an arch that small
 * has its widths in the table alone.
 */
export function spanLabelPlace(middle: ScreenPlace, around: Around): ScreenPlace | null {
  const { towards, half, crowns, perMm } = around
  if (crowns.length === 0) return middle
  const room = Math.hypot(towards.x - middle.x, towards.y - middle.y)
  const steps = Math.max(0, Math.floor((room - 2 * half.height) / step))
  const tried = Array.from({ length: steps + 1 }, (_, i) => along(middle, towards, room > 0 ? (i * step) / room : 0))
  const clear = tried.map(at => clearance(at, around))
  const free = clear.findIndex(px => px >= 0)
  const best = free >= 0 ? free : clear.indexOf(Math.max(...clear))
  return (clear[best] ?? 0) >= -touched * perMm ? (tried[best] ?? middle) : null
}
