import type { Point } from './canonical'
import type { Level } from './picture'

/** Corners of a rectangle in picture pixels. */
export type Box = readonly [from: Point, to: Point]

const FLAT = 8 // grey levels between the lightest and the darkest pixel of an empty row
const WORTHWHILE = 0.6 // fraction of the picture's area above which the margins are kept: the first view was trained with them

/**
 * The part of a picture inside its empty margins (a film pasted on a large canvas); the whole picture if little would be removed.
 */
export function contentBox(levels: readonly Level[]): Box {
  const whole = levels[0] as Level
  const small = levels[levels.length - 1] as Level
  const size = 2 ** (levels.length - 1)
  const [top, bottom] = trim(small.height, y => flat(small, y * small.width, 1, small.width))
  const [left, right] = trim(small.width, x => flat(small, x, small.width, small.height))
  const last: Point = [whole.width - 1, whole.height - 1]
  const share = ((right - left + 1) * (bottom - top + 1)) / (small.width * small.height)
  if (share > WORTHWHILE || share <= 0) return [[0, 0], last]
  const end = (index: number, count: number, limit: number) =>
    index === count - 1 ? limit : Math.min(limit, (index + 1) * size - 1)
  return [
    [left * size, top * size],
    [end(right, small.width, last[0]), end(bottom, small.height, last[1])],
  ]
}

/** First and last index that is not empty. */
function trim(count: number, empty: (index: number) => boolean): readonly [number, number] {
  let from = 0
  let to = count - 1
  while (from < to && empty(from)) from++
  while (to > from && empty(to)) to--
  return [from, to]
}

function flat({ pixels }: Level, start: number, step: number, count: number): boolean {
  let low = 255
  let high = 0
  for (let i = 0, at = start; i < count; i++, at += step) {
    const grey = pixels[at] as number
    if (grey < low) low = grey
    if (grey > high) high = grey
  }
  return high - low <= FLAT
}
