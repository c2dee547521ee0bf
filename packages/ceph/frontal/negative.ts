import { minus, type Point, plus, times } from '../geometry/point'
import type { FrontalPoints } from './points'

/** Grey value of a film at a place, 0 to 255. */
type GreyAt = (x: number, y: number) => number

const teeth = ['U1M', 'L1M', 'U6b_R', 'U6b_L', 'L6b_R', 'L6b_L', 'L3_R', 'L3_L'] as const

/** Minimum difference of grey values between teeth and air for a result (own rule). */
const leastApart = 25

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Places beside the face at the height of the zygomatic arches: outwards by 35 % of the face's width from either arch. */
const besideFace = ({ ZA_R, ZA_L }: FrontalPoints): readonly Point[] => {
  if (!ZA_R || !ZA_L) return []
  const way = times(minus(ZA_L, ZA_R), 0.35)
  return [minus(ZA_R, way), plus(ZA_L, way)]
}

/**
 * Whether a film is a negative: its teeth are darker than the air beside the face. Null if fewer than two teeth are placed, the
 * film ends before the air begins, or both are similar.
 */
export function looksNegative(
  points: FrontalPoints,
  { width, height }: { readonly width: number; readonly height: number },
  greyAt: GreyAt,
): boolean | null {
  const bright = teeth.flatMap(name => points[name] ?? [])
  const air = besideFace(points).filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height)
  if (bright.length < 2 || air.length === 0) return null
  const grey = ({ x, y }: Point): number => greyAt(x, y)
  const apart = meanOf(bright.map(grey)) - meanOf(air.map(grey))
  return Math.abs(apart) < leastApart ? null : apart < 0
}
