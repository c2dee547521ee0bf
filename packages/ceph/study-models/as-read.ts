/**
 * A length as displayed: rounded to 0.1 mm, halves away from zero. Limits in mm are applied to it, so that a class never
 * contradicts the number beside it.
 */
export const asRead = (mm: number): number => (Math.sign(mm) * Math.round(Math.abs(mm) * 10)) / 10
