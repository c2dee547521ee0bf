import { distance } from '../geometry/point'
import { asRead, roundHalfAway, shownDecimals } from '../measure/display'
import { type Film, inMillimetres } from './film'

function lengthMm(film: Film): number | null {
  const { S, Na } = inMillimetres(film) ?? {}
  return S && Na ? distance(S, Na) : null
}

/**
 * Change of S-Na from record 1 to record 2, mm: more than 2 mm in an adult suggests a wrong scale (clinical/superimposition.md).
 * Null without scales or points.
 */
export function cranialBaseChange(reference: Film, moved: Film): number | null {
  const [before, after] = [lengthMm(reference), lengthMm(moved)]
  return before === null || after === null ? null : after - before
}

/** The same of the two lengths as they are displayed: what is told beside a table of changes, whose row of S-Na says no other. */
export function cranialBaseChangeAsRead(reference: Film, moved: Film): number | null {
  const [before, after] = [lengthMm(reference), lengthMm(moved)]
  if (before === null || after === null) return null
  return roundHalfAway(asRead(after, 'mm') - asRead(before, 'mm'), shownDecimals('mm'))
}
