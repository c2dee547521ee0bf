import { type ArchRuleName, archRules } from '../data/planning/arch-length'
import { dot, minus, type Point } from '../geometry/point'
import type { Prediction } from './predict'

/**
 * The doctor's figures for an arch, mm: crowding and levelling use space (negative), extraction and stripping gain it (positive).
 */
export interface ArchFacts {
  /** Spacing (+) or crowding (-), sum of both sides. */
  readonly space: number
  /** Space used by levelling the curve of Spee; negative. */
  readonly spee: number
  /** Widths of extracted teeth and enamel removed, sum of both sides. */
  readonly gained: number
}

/** The budget of one arch, mm, sum of both sides. Space used is negative. */
export interface ArchBudget extends ArchFacts {
  /** By the rule: moving the edge forward gains space, moving it back uses space. */
  readonly incisors: number
  /** Moving the molars forward uses twice the distance they move, because both sides count. */
  readonly molars: number
  readonly remainder: number
}

export const noArchFacts: ArchFacts = { space: 0, spee: 0, gained: 0 }

/** A remainder larger than this needs attention, mm (design, screen 12). */
const remainderLimit = 1

/**
 * Whether a remainder needs attention. It is rounded to 0.1 mm as displayed, so that two remainders that look the same are judged
 * the same.
 */
export const isRemainderBeyond = (mm: number): boolean => Math.round(Math.abs(mm) * 10) > remainderLimit * 10

/**
 * The arch-length budget of a prediction, from tooth movements within their bone. Incisors are measured along the reference
 * plane, as entered; molars along the occlusal plane, so that pure intrusion or extrusion uses no space. Section 7; the rule is
 * named.
 */
export function archBudget(
  { stages: { chin, teeth, bite } }: Prediction,
  arch: 'upper' | 'lower',
  facts: ArchFacts,
  rule: ArchRuleName,
): ArchBudget {
  const [edge, molar] = arch === 'upper' ? (['U1IncisalTip', 'U6Mesial'] as const) : (['L1IncisalTip', 'L6Mesial'] as const)
  const way = (name: typeof edge | typeof molar, along: Point): number => {
    const [from, to] = [chin[name], teeth[name]]
    return from && to ? dot(minus(to, from), along) : 0
  }
  const incisors = archRules[rule].perMm * way(edge, { x: 1, y: 0 })
  const molars = -2 * way(molar, bite[arch] ?? { x: 1, y: 0 }) || 0
  return { ...facts, incisors, molars, remainder: facts.space + facts.spee + facts.gained + incisors + molars }
}
