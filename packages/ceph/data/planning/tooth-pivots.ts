import type { Words } from '../../words'
import type { Grade } from './grades'

export interface ToothPivotRow {
  readonly title: Words
  /** pivot = edge + fraction x (apex - edge). */
  readonly fraction: number
  readonly grade: Grade
}

/**
 * Centres of rotation of an incisor; clinical/beyond/planning.json, tooth_pivots. A shift without a turn is a bodily movement.
 */
export const toothPivots = {
  root_torque: { title: { zh: '切缘（根转矩）', en: 'Edge (root torque)' }, fraction: 0, grade: 'recalled' },
  /** Crown 10.5 or 9.0 mm, crest 1.5 mm below the neck, 0.4 of the bone-held root: 0.71 (U1) and 0.69 (L1); 0.65 to 0.75. */
  resistance: { title: { zh: '阻抗中心', en: 'Centre of resistance' }, fraction: 0.7, grade: 'proposal' },
  uncontrolled_tipping: { title: { zh: '不控根倾斜', en: 'Uncontrolled tipping' }, fraction: 0.75, grade: 'recalled' },
  controlled_tipping: { title: { zh: '根尖（控根倾斜）', en: 'Apex (controlled tipping)' }, fraction: 1, grade: 'recalled' },
} as const satisfies Readonly<Record<string, ToothPivotRow>>

export type ToothPivotName = keyof typeof toothPivots

/** Whether a sent or stored text names a pivot. */
export const isToothPivotName = (name: unknown): name is ToothPivotName =>
  typeof name === 'string' && Object.hasOwn(toothPivots, name)
