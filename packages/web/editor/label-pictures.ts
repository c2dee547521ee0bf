import { isFinitePoint } from '@sella/ceph/geometry/point'
import { corners, type Extent, extentOf, grown } from '@sella/drawing/scene/extent'
import { markBounds } from '@sella/drawing/scene/marks/index'
import { applied, type Matrix } from '@sella/drawing/scene/matrix'
import type { LabelMark } from '@sella/drawing/scene/scene'

/** How labels lie on a canvas. */
export interface OnDevice {
  /** From the drawing's units to device pixels of the canvas; upright. */
  readonly matrix: Matrix
  /** Size of a screen pixel in the drawing's units. */
  readonly pixel: number
}

/** Makes a picture of a label, `room` (whole device pixels) of the canvas. */
export type TakePicture<P> = (mark: LabelMark, room: Extent) => P

interface Known<P> {
  /** Frames in a row that showed the label as it is. */
  frames: number
  frame: number
  picture: { readonly of: P; readonly left: number; readonly top: number } | null
}

/** A label that stood still for so many frames will mostly go on doing so. */
const restsAfter = 3

/** Whole device pixels that hold the label, even if its letters are wider than its measure says by one of them. */
const roomOf = (mark: LabelMark, { matrix, pixel }: OnDevice): Extent => {
  const { left, top, right, bottom } = extentOf(
    corners(grown(markBounds(mark, pixel), mark.size * pixel)).map(p => applied(matrix, p)),
  )
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) }
}

const same = (a: OnDevice, b: OnDevice): boolean => a.pixel === b.pixel && a.matrix.every((n, i) => n === b.matrix[i])

/**
 * Pictures of labels that stand still while others move: letters with a halo cost more to paint than everything else on the
 * canvas. A picture is made on the canvas's own device pixels, so it looks the same as the label painted.
 */
export const createLabelPictures = <P>(take: TakePicture<P>) => {
  let known = new Map<LabelMark, Known<P>>()
  let on: OnDevice | null = null
  let frame = 0
  return {
    /** Begins a frame; labels that the last one did not show are forgotten. */
    begin: (next: OnDevice): void => {
      if (!on || !same(on, next)) known = new Map()
      for (const [mark, its] of known) if (its.frame !== frame) known.delete(mark)
      on = next
      frame++
    },
    /** The label's picture; null if it is to be painted. */
    of: (mark: LabelMark): Known<P>['picture'] => {
      const its = known.get(mark) ?? { frames: 0, frame, picture: null }
      known.set(mark, its)
      its.frame = frame
      its.frames++
      if (its.picture || its.frames <= restsAfter || !on || !isFinitePoint(mark.at)) return its.picture
      const room = roomOf(mark, on)
      its.picture = { of: take(mark, room), left: room.left, top: room.top }
      return its.picture
    },
  }
}
