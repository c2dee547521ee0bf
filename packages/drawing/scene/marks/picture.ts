import { clipped } from '../clip-ink'
import { corners, distanceTo, extentOf, extentOfBox, isFiniteExtent } from '../extent'
import { applied, inverse, matrixText } from '../matrix'
import type { PictureMark } from '../scene'
import { type MarkRoom, within } from './mark-room'

const extent = (mark: PictureMark) => extentOfBox(mark.clip ?? mark)

/** The clip is in the units of the box, before the matrix. */
export const picture: MarkRoom<PictureMark> = {
  ink: mark => {
    const { href, x, y, width, height, matrix, clip } = mark
    if (!isFiniteExtent(extentOfBox(mark)) || matrix?.every(Number.isFinite) === false) return null
    const image = { tag: 'image', attributes: { href, x, y, width, height, preserveAspectRatio: 'none' } }
    const shown = clip ? clipped([image], clip) : image
    return matrix ? { tag: 'g', attributes: { transform: matrixText(matrix) }, children: [shown] } : shown
  },
  draw: (mark, _, pen) => {
    const { href, matrix, clip } = mark
    if (!isFiniteExtent(extentOfBox(mark)) || matrix?.every(Number.isFinite) === false) return
    pen.within({ matrix, clip }, () => pen.picture(href, mark))
  },
  bounds: mark => {
    const { matrix } = mark
    return matrix ? extentOf(corners(extent(mark)).map(p => applied(matrix, p))) : extent(mark)
  },
  hit: (mark, at, radius, pixel) => {
    const back = mark.matrix ? inverse(mark.matrix) : null
    if (mark.matrix && !back) return null
    return within(distanceTo(extent(mark), back ? applied(back, at) : at) / pixel, radius)
  },
}
