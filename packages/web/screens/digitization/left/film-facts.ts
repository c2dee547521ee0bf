import { facingOf } from '@sella/ceph/tracing/frame'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { FilmChecks } from '@sella/contract/entities'
import { levelDegrees } from '../settings/level'

/** Degrees by which the Frankfort plane may tilt on a film taken in the cephalostat; measurements are not affected. */
const mostLean = 15

export type FilmFact = 'whole' | 'right' | 'left' | 'positive' | 'mirrored' | 'inverted' | 'turned'

export interface FilmFacts {
  readonly facts: readonly FilmFact[]
  /** Degrees, for `turned`. */
  readonly turned: number
  /** Whether nothing needs checking. */
  readonly passed: boolean
}

/** Facts about a film: direction and tilt by its points, the rest from the detector if it ran. Null while neither is available. */
export const filmFacts = (tracing: Tracing, checks: FilmChecks | null): FilmFacts | null => {
  if (Object.keys(tracing.points).length === 0) return null
  const lean = levelDegrees(tracing)
  const turned = checks?.rotated ? checks.rotated : lean !== null && Math.abs(lean) > mostLean ? Math.round(lean) : 0
  const sides = lean === null ? [] : [facingOf(tracing.points)]
  const seen = checks ? [checks.inverted ? ('inverted' as const) : ('positive' as const)] : []
  const facts: readonly FilmFact[] = [
    ...(checks ? (['whole'] as const) : []),
    ...sides,
    ...seen,
    ...(checks?.mirrored ? (['mirrored'] as const) : []),
    ...(turned === 0 ? [] : (['turned'] as const)),
  ]
  if (facts.length === 0) return null
  return { facts, turned, passed: !facts.some(fact => fact === 'mirrored' || fact === 'inverted' || fact === 'turned') }
}
