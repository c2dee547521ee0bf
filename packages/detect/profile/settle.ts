import { distance } from '@sella/ceph/geometry/point'
import { apply, type Similarity } from '@sella/ceph/geometry/transform'
import { type Lines, type Match, nextFit, residualAt } from './match'

/** Rounds after which a line that is still sliding is left in place. */
const mostRounds = 240
/**
 * Remaining movement at which the fit has settled, as a fraction of the moved line's length: 0.0002 mm for a profile of 180 mm.
 */
const still = 1e-6
/** An extrapolation is at most this many steps: further away the nearest places may be different ones. */
const longestLeap = 50

/** Distance between the ends of a line under two fits; sensitive to rotation, scale and shift alike. */
const apart = (fit: Similarity, other: Similarity, { moved }: Lines): number => {
  const ends = [moved[0], moved.at(-1)].flatMap(p => (p ? [p] : []))
  return Math.max(0, ...ends.map(p => distance(apply(fit, p), apply(other, p))))
}

/** `to` plus `times` its step from `from`. */
const beyond = (from: Similarity, to: Similarity, times: number): Similarity => ({
  a: to.a + times * (to.a - from.a),
  b: to.b + times * (to.b - from.b),
  tx: to.tx + times * (to.tx - from.tx),
  ty: to.ty + times * (to.ty - from.ty),
})

/** Steps remaining if they continue to shrink by `ratio` (the rest of the geometric series). */
const stepsLeft = (ratio: number): number => (ratio < 1 ? Math.min(longestLeap, ratio / (1 - ratio)) : longestLeap)

/**
 * Fits `moved` to `line` like `matchLine`, repeated until it converges. A nearly straight line slides along another one in steps
 * that shrink by an almost constant ratio; after two of them the remaining series is taken at once, if that brings the lines closer
 * (accelerated registration, Besl and McKay, IEEE PAMI 1992;14:239-256, here in the plane).
 */
export const settleLine = (start: Similarity, lines: Lines, keep: number): Match | null => {
  const length = apart(start, { a: 0, b: 0, tx: start.tx, ty: start.ty }, lines)
  let fit = start
  for (let round = 0; round < mostRounds; round += 2) {
    const first = nextFit(fit, lines, keep)
    const second = first && nextFit(first, lines, keep)
    if (!first || !second) return null
    const [before, after] = [apart(fit, first, lines), apart(first, second, lines)]
    const left = stepsLeft(before > 0 ? after / before : 0)
    fit = second
    if (after * (1 + left) <= still * length) break
    const ahead = beyond(first, second, left)
    const [here, there] = [second, ahead].map(each => residualAt(each, lines.moved, lines.line, keep))
    if (typeof there === 'number' && typeof here === 'number' && there < here) fit = ahead
  }
  const residual = residualAt(fit, lines.moved, lines.line, keep)
  return residual === null ? null : { fit, residual }
}
