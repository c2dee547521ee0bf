import type { Point } from '@sella/ceph/geometry/point'
import type { Grey } from './grey'

/** Minimum rise of an edge (Sobel, 0 to 1020) and minimum ratio to its surroundings. */
const [leastRise, standsOut] = [90, 1.8]

/** Snapping distance in film pixels of the displayed picture, because millimetres may be unknown. */
const snapRadius = 7

const steepness = ({ width, height, values }: Grey, x: number, y: number): number => {
  if (x < 1 || y < 1 || x > width - 2 || y > height - 2) return 0
  const at = (dx: number, dy: number): number => values[(y + dy) * width + x + dx] ?? 0
  const across = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1)
  const down = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1)
  return Math.hypot(across, down)
}

/** The steepest place within `radius` pixels, preferring near ones; null if no edge stands out. Pixels of this grey. */
export const strongestEdge = (grey: Grey, at: Point, radius = snapRadius): Point | null => {
  const [cx, cy] = [Math.floor(at.x), Math.floor(at.y)]
  let [best, sum, count] = [{ x: cx, y: cy, rise: 0, score: 0 }, 0, 0]
  for (let y = cy - radius; y <= cy + radius; y++)
    for (let x = cx - radius; x <= cx + radius; x++) {
      const far = Math.hypot(x - cx, y - cy)
      if (far > radius) continue
      const rise = steepness(grey, x, y)
      const score = rise * (1 - far / (2 * radius))
      sum += rise
      count++
      if (score > best.score) best = { x, y, rise, score }
    }
  const isEdge = best.rise >= leastRise && best.rise >= (standsOut * sum) / count
  return isEdge ? { x: best.x + 0.5, y: best.y + 0.5 } : null
}
