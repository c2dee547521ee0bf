/** Default length of a ruler, mm (specification, section 3). */
export const DEFAULT_RULER_MM = 10
const MIN_RULER_MM = 1
const MAX_RULER_MM = 100

/** Whether a number is a valid ruler length: 1 to 100 mm (specification, section 5), fractions included. */
export const isRulerLength = (mm: number): boolean => mm >= MIN_RULER_MM && mm <= MAX_RULER_MM

/**
 * Parses a ruler's length in mm as typed: 12, 12.5, 12,5, full-width digits. Null if it is not a number or is outside 1 to 100.
 * Nothing is rounded, truncated or clamped, because every millimetre on the film depends on it. A comma before three digits is
 * rejected, because some write 1,000 for a thousand.
 */
export function readRulerLength(typed: string): number | null {
  const parts = /^(\d+)(?:[.。](\d+)|,(\d{1,2}))?$/.exec(typed.normalize('NFKC').trim())
  if (!parts) return null
  const mm = Number(`${parts[1]}.${parts[2] ?? parts[3] ?? 0}`)
  return isRulerLength(mm) ? mm : null
}
