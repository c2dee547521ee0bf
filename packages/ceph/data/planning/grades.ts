import type { Words } from '../../words'

/** How certain a number in a plan is, weakest last. */
export const grades = {
  confirmed: { zh: '已核对来源', en: 'read in its source' },
  recalled: { zh: '教科书常用值，未核对', en: 'textbook value, not checked' },
  proposal: { zh: '自拟', en: 'our own proposal' },
  doubtful: { zh: '存疑', en: 'doubtful' },
} as const satisfies Readonly<Record<string, Words>>

export type Grade = keyof typeof grades

/** Weakest last. */
export const gradeNames = Object.keys(grades) as readonly Grade[]

/** The weakest of several; null if there are none. */
export const weakestOf = (grades: readonly Grade[]): Grade | null =>
  grades.length === 0 ? null : (gradeNames[Math.max(...grades.map(grade => gradeNames.indexOf(grade)))] ?? null)
