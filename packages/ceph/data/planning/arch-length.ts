import type { Words } from '../../words'
import type { Grade } from './grades'

export interface ArchRule {
  readonly title: Words
  /** mm of arch per mm the incisors move. */
  readonly perMm: number
  /** The conditions under which it applies. */
  readonly holds: Words
  readonly grade: Grade
}

/** Arch length gained per mm of incisor movement; clinical/beyond/planning.json, arch_length. The rule used is shown. */
export const archRules = {
  sheet: {
    title: { zh: '1 : 2', en: '1 : 2' },
    perMm: 2,
    holds: { zh: '仅在切牙与尖牙整体后移时成立', en: 'right only when incisors and canines move as one block' },
    grade: 'recalled',
  },
  curve: {
    title: { zh: '弧线 1 : 1.56', en: 'curve 1 : 1.56' },
    perMm: 1.56,
    holds: {
      zh: '磨牙间弧线均匀变化（抛物线 46 × 25 mm）',
      en: 'the molar-to-molar curve changes evenly (parabola, 46 by 25 mm)',
    },
    grade: 'proposal',
  },
  front: {
    title: { zh: '前段 1 : 1.01', en: 'front 1 : 1.01' },
    perMm: 1.01,
    holds: { zh: '仅尖牙间前段移动（抛物线 26 × 6 mm）', en: 'only the canine-to-canine part moves (parabola, 26 by 6 mm)' },
    grade: 'proposal',
  },
} as const satisfies Readonly<Record<string, ArchRule>>

export type ArchRuleName = keyof typeof archRules

/** Whether a sent or stored text names a rule. */
export const isArchRuleName = (name: unknown): name is ArchRuleName => typeof name === 'string' && Object.hasOwn(archRules, name)
