import { distance } from '../geometry/point'
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
