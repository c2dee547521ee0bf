import { type ArchRuleName, archRules } from '../data/planning/arch-length'
import { dot, minus, type Point } from '../geometry/point'
import type { Prediction } from './predict'

/** What the doctor knows of an arch, mm: crowding and levelling cost (negative), extraction and stripping give (positive). */
export interface ArchFacts {
  /** Space (+) or crowding (-), both sides together. */
  readonly space: number
  /** Levelling the curve of Spee; negative. */
  readonly spee: number
  /** Widths of extracted teeth and enamel taken off, both sides together. */
  readonly gained: number
}

/** One arch, mm, both sides together. What costs room is negative. */
export interface ArchBudget extends ArchFacts {
  /** Edge forward gives room, back costs it, by the rule. */
  readonly incisors: number
  /** Molars forward cost twice their way: both sides. */
  readonly molars: number
  readonly remainder: number
}

export const noArchFacts: ArchFacts = { space: 0, spee: 0, gained: 0 }

/** A remainder beyond this wants a look, mm (design, screen 12). */
const remainderLimit = 1

/** Whether a remainder wants a look: judged as it is shown, to 0.1 mm, so that two that read alike are judged alike. */
export const isRemainderBeyond = (mm: number): boolean => Math.round(Math.abs(mm) * 10) > remainderLimit * 10

/**
 * The arch-length budget of a prediction; the teeth's ways within their bone. Incisors along the reference plane, as they are entered;
 * molars along the bite, so that one that is only intruded or extruded costs no room. Section 7; the rule is named.
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
