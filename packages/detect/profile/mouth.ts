import type { Point } from '@sella/ceph/geometry/point'
import { ahead, best, type FoundPoint, type Line, pointAt } from './line'

/** Where the two lips end. Closed lips meet at one point, or nearly. */
export interface Mouth {
  readonly upper: FoundPoint
  readonly lower: FoundPoint
}

/** Depth of the notch between the lips, mm; with less there is no mouth. */
const leastDepth = 0.4

/**
 * The notch between the most forward point of the upper lip and the sulcus below the lower one, and on each side the last place
 * before the lip turns back.
 */
export const mouthOn = (line: Line, lip: FoundPoint, sulcus: FoundPoint): Mouth | null => {
  const other = best(line, [lip.at + 4 / line.step, sulcus.at], p => ahead(p, lip, sulcus)) ?? sulcus
  const notch = best(line, [lip.at, other.at], p => -ahead(p, lip, other))
  const depth = notch ? -ahead(notch, lip, other) : 0
  if (!notch || depth < leastDepth) return null
  const inNotch = (p: Point) => -ahead(p, lip, other) >= depth / 2
  const rim = (from: number, to: number, sign: 1 | -1): number => {
    let at = notch.at
    for (let i = from; i <= to; i++) {
      const p = line.points[i] as Point
      if (inNotch(p) && sign * p.y > sign * (line.points[at] as Point).y) at = i
    }
    return at
  }
  const upper = rim(lip.at, notch.at, 1)
  const lower = Math.max(upper, rim(notch.at, other.at, -1))
  return { upper: pointAt(line, upper, notch.slack), lower: pointAt(line, lower, notch.slack) }
}
