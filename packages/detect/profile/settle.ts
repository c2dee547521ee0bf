import { distance } from '@sella/ceph/geometry/point'
import { apply, type Similarity } from '@sella/ceph/geometry/transform'
import { type Lines, type Match, nextFit, residualAt } from './match'

/** Rounds after which a line that still slides is left where it is. */
const mostRounds = 240
/** What may remain, as a fraction of the moved line's length: 0.0002 mm of a profile of 180. */
const still = 1e-6
/** A leap is no longer than this many steps: further ahead the line may be nearest to other places. */
const longestLeap = 50

/** How far apart two fits place the ends of a line, which a turn, a change of size and a shift all move. */
const apart = (fit: Similarity, other: Similarity, { moved }: Lines): number => {
  const ends = [moved[0], moved.at(-1)].flatMap(p => (p ? [p] : []))
  return Math.max(0, ...ends.map(p => distance(apply(fit, p), apply(other, p))))
}

/** `to` and `times` its step from `from` beyond it. */
const beyond = (from: Similarity, to: Similarity, times: number): Similarity => ({
  a: to.a + times * (to.a - from.a),
  b: to.b + times * (to.b - from.b),
  tx: to.tx + times * (to.tx - from.tx),
  ty: to.ty + times * (to.ty - from.ty),
})

/** Steps that a run whose steps shrink by `ratio` has still before it (the rest of the geometric series). */
const stepsLeft = (ratio: number): number => (ratio < 1 ? Math.min(longestLeap, ratio / (1 - ratio)) : longestLeap)

/**
 * Fits `moved` to `line` like `matchLine`, until nothing moves any more. A line that is nearly straight slides along another one in
 * ever smaller steps of nearly one ratio; after two of them the rest of the series is gone at once where that brings the lines
 * closer (the accelerated registration of Besl and McKay, IEEE PAMI 1992;14:239-256, here for the plane).
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
