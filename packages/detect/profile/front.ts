import type { Point } from '@sella/ceph/geometry/point'
import { apply, enlargementOf } from '@sella/ceph/geometry/transform'
import type { ProfileFit } from './fit'
import { meanProfile } from './template'

/** How far the line extends above the brows and below the bend of the throat, mm. */
const [above, below] = [30, 30]

const nearestIndex = (outline: readonly Point[], to: Point): number =>
  outline.reduce((best, p, i) => {
    const b = outline[best] as Point
    return Math.hypot(p.x - to.x, p.y - to.y) < Math.hypot(b.x - to.x, b.y - to.y) ? i : best
  }, 0)

/** Walks along the loop for `length` pixels. */
const walk = (outline: readonly Point[], from: number, by: 1 | -1, length: number): number => {
  let [at, gone] = [from, 0]
  for (let n = 0; n < outline.length && gone < length; n++) {
    const next = (at + by + outline.length) % outline.length
    const [p, q] = [outline[at] as Point, outline[next] as Point]
    gone += Math.hypot(q.x - p.x, q.y - p.y)
    at = next
  }
  return at
}

/** The visible section, pixels. */
export interface Sight {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * The front of a face from its closed outline (clockwise on screen, facing right): from the forehead down to the throat,
 * excluding what was cut off by the border of the visible section.
 */
export const frontOf = (outline: readonly Point[], fit: ProfileFit, sight: Sight): readonly Point[] => {
  const scale = enlargementOf(fit.fit)
  const [top, end] = [meanProfile[0] as Point, meanProfile[meanProfile.length - 1] as Point]
  const first = walk(outline, nearestIndex(outline, apply(fit.fit, top)), -1, above * scale)
  const last = walk(outline, nearestIndex(outline, apply(fit.fit, end)), 1, below * scale)
  const front: Point[] = []
  for (let i = first; ; i = (i + 1) % outline.length) {
    front.push(outline[i] as Point)
    if (i === last || front.length > outline.length) break
  }
  const { left, right, top: upper, bottom } = sight
  const margin = Math.max(2.5, (right - left) / 80)
  const inside = (p: Point) => p.x > left + margin && p.x < right - margin && p.y > upper + margin && p.y < bottom - margin
  const [from, to] = [front.findIndex(inside), front.findLastIndex(inside)]
  return from < 0 ? [] : front.slice(from, to + 1)
}
