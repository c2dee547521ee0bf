import type { Words } from '../../words'
import type { Grade, ModelSource } from './sources'

/** Chinese degrees of crowding, mm. Recalled. */
const crowdingDegrees = [
  { degree: 'I', upTo: 4 },
  { degree: 'II', upTo: 8 },
  { degree: 'III', upTo: Number.POSITIVE_INFINITY },
] as const
export type CrowdingDegree = (typeof crowdingDegrees)[number]['degree']

/** The degree of a discrepancy in mm; null if there is no lack of space. */
export const crowdingDegree = (discrepancy: number): CrowdingDegree | null =>
  discrepancy >= 0 ? null : (crowdingDegrees.find(({ upTo }) => -discrepancy <= upTo)?.degree ?? null)

/** Classes of Little's index by the sum of the displacements, mm. Recalled. */
const irregularityClasses = [
  { upTo: 0, name: { zh: '整齐', en: 'perfect' } },
  { upTo: 3, name: { zh: '轻微', en: 'minimal' } },
  { upTo: 6, name: { zh: '中度', en: 'moderate' } },
  { upTo: 9, name: { zh: '重度', en: 'severe' } },
  { upTo: Number.POSITIVE_INFINITY, name: { zh: '极重', en: 'very severe' } },
] as const satisfies readonly { readonly upTo: number; readonly name: Words }[]

/** Little's name for a sum of displacements in mm. */
export const irregularityClass = (sum: number): Words =>
  (irregularityClasses.find(({ upTo }) => sum <= upTo) ?? irregularityClasses[4]).name

export interface PontIndex {
  readonly name: Words
  /** Sum of the upper incisors as a percentage of the width between the first premolars, and between the first molars. */
  readonly premolar: number
  readonly molar: number
  readonly source: ModelSource
  readonly grade: Grade
}

export const pontIndices = {
  original: { name: { zh: 'Pont 原值', en: 'Pont' }, premolar: 80, molar: 64, source: 'PONTPK', grade: 'confirmed' },
  korean: {
    name: { zh: '韩国成人', en: 'Korean adults' },
    premolar: 81.96,
    molar: 62.55,
    source: 'PONTKR',
    grade: 'confirmed',
  },
} as const satisfies Readonly<Record<string, PontIndex>>

/** Shown next to Pont's widths. */
export const pontCaution: Words = {
  zh: 'Pont 指数仅作历史参考，不作扩弓目标：实测误差 −6 至 +13 mm；150 例中误差 1 mm 以内者，前磨牙 22%，磨牙 18%。',
  en: 'Pont is shown as history only, never as a target of expansion: errors of −6 to +13 mm were measured, and of 150 patients only 22% (premolars) and 18% (molars) lay within 1 mm.',
}

interface SpeeFormula {
  readonly name: string
  /** Space used by levelling, mm, from the right and left depths in mm. */
  readonly space: (right: number, left: number) => number
  readonly source: ModelSource
  readonly grade: Grade
}

/** Formulas that differ by a factor of four; values measured on the model take precedence. */
export const speeFormulas = {
  baldridge: { name: 'Baldridge', space: (right, left) => 0.488 * (right + left) - 0.51, source: 'SPEE96', grade: 'secondary' },
  garcia: { name: 'Garcia', space: (right, left) => 0.657 * (right + left) + 1.34, source: 'SPEE96', grade: 'secondary' },
  braun: { name: 'Braun', space: (right, left) => 0.2462 * (right + left) - 0.1723, source: 'SPEE96', grade: 'recalled' },
  rule: { name: '1 mm / mm', space: (right, left) => (right + left) / 2, source: 'SPEE96', grade: 'doubtful' },
} as const satisfies Readonly<Record<string, SpeeFormula>>

export type SpeeFormulaName = keyof typeof speeFormulas
