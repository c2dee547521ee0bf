import { clipped } from '../clip-ink'
import { corners, distanceTo, type Extent, emptyExtent, extentOf, extentOfBox, joined } from '../extent'
import type { Ink } from '../ink'
import { applied, inverse, matrixText } from '../matrix'
import type { Pen } from '../pen'
import type { GroupMark, Mark } from '../scene'
import type { MarkRoom } from './mark-room'

/** The table of all marks, passed in by the table itself because a group may contain any kind of mark. */
export interface MarkTable {
  readonly ink: (mark: Mark, pixel: number) => Ink | null
  readonly draw: (mark: Mark, pixel: number, pen: Pen) => void
  readonly bounds: (mark: Mark, pixel: number) => Extent
  readonly hit: (mark: Mark, at: { readonly x: number; readonly y: number }, radius: number, pixel: number) => number | null
}

const inner = (group: GroupMark, table: MarkTable): Extent =>
  group.clip
    ? extentOfBox(group.clip)
    : group.marks.reduce((all, mark) => joined(all, table.bounds(mark, group.pixel)), emptyExtent)

export const groupOf = (table: MarkTable): MarkRoom<GroupMark> => ({
  ink: group => {
    if (!group.matrix.every(Number.isFinite)) return null
    const inks = group.marks.map(mark => table.ink(mark, group.pixel)).filter(ink => ink !== null)
    const children = group.clip ? [clipped(inks, group.clip)] : inks
    return { tag: 'g', attributes: { transform: matrixText(group.matrix) }, children }
  },
  draw: ({ matrix, clip, marks, pixel }, _, pen) => {
    if (!matrix.every(Number.isFinite)) return
    pen.within({ matrix, clip }, () => {
      for (const mark of marks) table.draw(mark, pixel, pen)
    })
  },
  bounds: group => extentOf(corners(inner(group, table)).map(p => applied(group.matrix, p))),
  hit: (group, at, radius) => {
    const back = inverse(group.matrix)
    if (!back) return null
    const point = applied(back, at)
    if (group.clip && distanceTo(extentOfBox(group.clip), point) > 0) return null
    const distances = group.marks.map(mark => table.hit(mark, point, radius, group.pixel)).filter(d => d !== null)
    return distances.length === 0 ? null : Math.min(...distances)
  },
})
