import type { Point } from '@sella/ceph/geometry/point'
import type { Extent } from '../extent'
import type { Ink } from '../ink'
import type { Pen } from '../pen'
import type { Mark } from '../scene'
import { arrow } from './arrow'
import { box } from './box'
import { curve } from './curve'
import { dot } from './dot'
import { groupOf, type MarkTable } from './group'
import { label } from './label'
import { line } from './line'
import type { MarkRoom } from './mark-room'
import { picture } from './picture'
import { wedge } from './wedge'

type Rooms = { readonly [K in Mark['mark']]: MarkRoom<Extract<Mark, { readonly mark: K }>> }

const whole: MarkTable = {
  ink: (mark, pixel) => markInk(mark, pixel),
  draw: (mark, pixel, pen) => drawMark(mark, pixel, pen),
  bounds: (mark, pixel) => markBounds(mark, pixel),
  hit: (mark, at, radius, pixel) => markHit(mark, at, radius, pixel),
}

/** Every kind of mark; a new kind is one file and one line here. */
const marks: Rooms = { line, curve, dot, wedge, label, arrow, picture, box, group: groupOf(whole) }

// Each row matches one kind of mark, but the compiler cannot follow that through an index by `mark.mark`.
const roomOf = (mark: Mark): MarkRoom<Mark> => marks[mark.mark] as MarkRoom<Mark>

/** The mark as an SVG element in data form, for React and for text; null if a position is not finite. */
export const markInk = (mark: Mark, pixel: number): Ink | null => roomOf(mark).ink(mark, pixel)

/** Draws the mark with a pen, with widths multiplied by `pixel`; draws nothing if a position is not finite. */
export const drawMark = (mark: Mark, pixel: number, pen: Pen): void => roomOf(mark).draw(mark, pixel, pen)

/** The mark's extent, in the units of its positions. */
export const markBounds = (mark: Mark, pixel: number): Extent => roomOf(mark).bounds(mark, pixel)

/** Distance in screen pixels from a point in the mark's units; null beyond `radius` screen pixels. */
export const markHit = (mark: Mark, at: Point, radius: number, pixel: number): number | null =>
  roomOf(mark).hit(mark, at, radius, pixel)
