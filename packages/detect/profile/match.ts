import { fitSimilarity, type Pair } from '@sella/ceph/geometry/fit'
import type { Point } from '@sella/ceph/geometry/point'
import { apply, enlargementOf, type Similarity } from '@sella/ceph/geometry/transform'

/** A line fitted to another one. */
export interface Match {
  readonly fit: Similarity
  /** Root mean square distance of the points that count, in units of the moved line. */
  readonly residual: number
}

export interface MatchOptions {
  readonly rounds: number
  /** Fraction of the points, nearest first, that count: the rest may be hair, a beard, or lips in another posture. */
  readonly keep: number
}

/** The nearest place to `p` on the sections of a line that run in the same direction as `along`; null if there is none. */
const nearest = (p: Point, along: Point, line: readonly Point[]): { readonly at: Point; readonly d2: number } | null => {
  let best: Point | null = null
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point]
    const [ux, uy] = [b.x - a.x, b.y - a.y]
    const length2 = ux * ux + uy * uy
    if (length2 === 0 || ux * along.x + uy * along.y <= 0) continue
    const t = Math.min(1, Math.max(0, ((p.x - a.x) * ux + (p.y - a.y) * uy) / length2))
    const [x, y] = [a.x + t * ux, a.y + t * uy]
    const d2 = (x - p.x) ** 2 + (y - p.y) ** 2
    if (d2 < least) [best, least] = [{ x, y }, d2]
  }
  return best && { at: best, d2: least }
}

interface Near {
  readonly pair: Pair
  readonly d2: number
}

const pairsAt = (fit: Similarity, moved: readonly Point[], line: readonly Point[]): Near[] => {
  const placed = moved.map(p => apply(fit, p))
  return moved.flatMap((from, i) => {
    const [before, after] = [placed[Math.max(0, i - 1)] as Point, placed[Math.min(placed.length - 1, i + 1)] as Point]
    const closest = nearest(placed[i] as Point, { x: after.x - before.x, y: after.y - before.y }, line)
    return closest ? [{ pair: { from, to: closest.at }, d2: closest.d2 }] : []
  })
}

const kept = (near: Near[], count: number): readonly Near[] => near.sort((a, b) => a.d2 - b.d2).slice(0, count)

/** How well a line fits another one under a given move; null if too little of it meets the other. */
export const residualAt = (fit: Similarity, moved: readonly Point[], line: readonly Point[], keep: number): number | null => {
  const count = Math.ceil(moved.length * keep)
  const near = kept(pairsAt(fit, moved, line), count)
  if (near.length < count) return null
  return Math.sqrt(near.reduce((sum, each) => sum + each.d2, 0) / count) / enlargementOf(fit)
}

/** A line in points and another it is fitted to, both in order along the skin, so that front meets front. */
export interface Lines {
  readonly moved: readonly Point[]
  readonly line: readonly Point[]
}

/** The best fit to the places that are nearest under `fit`; null if too little of one line meets the other. */
export const nextFit = (fit: Similarity, { moved, line }: Lines, keep: number): Similarity | null => {
  const count = Math.ceil(moved.length * keep)
  const near = kept(pairsAt(fit, moved, line), count)
  return near.length < count ? null : fitSimilarity(near.map(({ pair }) => pair))
}

/**
 * Fits the points `moved` to `line` by rotation, uniform scale and translation: alternating nearest places and best fit (trimmed
 * ICP; Chetverikov et al. 2002), from a start that is nearly right.
 */
export const matchLine = (start: Similarity, lines: Lines, { rounds, keep }: MatchOptions): Match | null => {
  let fit = start
  for (let round = 0; round < rounds; round++) {
    const next = nextFit(fit, lines, keep)
    if (!next) return null
    const still = Math.hypot(next.a - fit.a, next.b - fit.b) < 1e-7 * enlargementOf(fit)
    fit = next
    if (still) break
  }
  const residual = residualAt(fit, lines.moved, lines.line, keep)
  return residual === null ? null : { fit, residual }
}
