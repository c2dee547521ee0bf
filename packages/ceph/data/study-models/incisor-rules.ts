import type { Words } from '../../words'
import { type ArchRuleName, archRules } from '../planning/arch-length'
import type { Grade } from './sources'

/** Arch length gained by moving the incisors, sum of both sides. */
export interface IncisorRule {
  readonly title: Words
  /** The unit of the movement: mm at the edge, or degrees of the lower incisor. */
  readonly unit: 'mm' | 'degree'
  /** mm of arch per mm or degree forward. */
  readonly per: number
  /** The jaws it is intended for. */
  readonly jaws: readonly ('upper' | 'lower')[]
  readonly holds: Words
  readonly grade: Grade
}

const byEdge = (name: ArchRuleName): IncisorRule => {
  const { title, perMm, holds, grade } = archRules[name]
  return { title, unit: 'mm', per: perMm, jaws: ['upper', 'lower'], holds, grade }
}

/** The rules of the planning sheet (clinical/beyond/planning.json, arch_length) and Tweed's head plate correction (the same, tweed). */
export const incisorRules = {
  sheet: byEdge('sheet'),
  curve: byEdge('curve'),
  front: byEdge('front'),
  headPlate: {
    title: { zh: 'Tweed 头影校正', en: 'Tweed head plate' },
    unit: 'degree',
    per: 0.8,
    jaws: ['lower'],
    holds: { zh: '下切牙每 1° 折合牙弓 0.8 mm，两侧合计', en: '0.8 mm of arch per degree of the lower incisor, both sides' },
    grade: 'recalled',
  },
} as const satisfies Readonly<Record<string, IncisorRule>>

export type IncisorRuleName = keyof typeof incisorRules
export const incisorRuleNames = Object.keys(incisorRules) as readonly IncisorRuleName[]
