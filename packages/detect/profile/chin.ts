import { ahead, best, type FoundPoint, indexAt, type Line, pointAt } from './line'
import type { Band } from './search'

/** Where the chin turns under: most forward and downward, which every chin has. */
export const chinCorner = (line: Line, [top, bottom]: Band): FoundPoint | null =>
  best(line, [indexAt(line, top), indexAt(line, bottom)], p => p.x + 0.6 * p.y)

/**
 * mm around the chin from its most forward point: range in which its lowest is searched for, and its position on the mean face.
 */
const [nearest, farthest, usual] = [12, 28, 21]

/** The lowest point of the chin; if the line only continues downwards, as far around it as on the mean face. */
export const chinEnd = (line: Line, chin: FoundPoint): FoundPoint | null => {
  const at = (mm: number) => chin.at + mm / line.step
  if (line.points.length - 1 < at(usual + 3)) return null
  return best(line, [at(nearest), at(farthest)], p => p.y) ?? pointAt(line, at(usual), 4)
}

/** mm of line required below the chin, and depth of the bend, for a throat point. */
const [leastLength, leastDepth] = [25, 3]

/** Where the underside of the chin turns into the neck; null if the picture ends before that, or there is no bend. */
export const throatBelow = (line: Line, below: FoundPoint): FoundPoint | null => {
  const end = pointAt(line, line.points.length - 1)
  if (end.at - below.at < leastLength / line.step) return null
  const candidate = best(line, [below.at, end.at], p => -ahead(p, below, end))
  return candidate && -ahead(candidate, below, end) >= leastDepth ? candidate : null
}
