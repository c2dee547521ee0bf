/** Length of a ruler in mm unless the doctor says otherwise (specification, section 3). */
export const DEFAULT_RULER_MM = 10
const MIN_RULER_MM = 1
const MAX_RULER_MM = 100

/** Whether a number is a ruler's length: 1 to 100 mm (specification, section 5), fractions too. */
export const isRulerLength = (mm: number): boolean => mm >= MIN_RULER_MM && mm <= MAX_RULER_MM

/**
 * A ruler's length in mm as a person types it: 12, 12.5, 12,5, full-width digits. Null when it is none, or outside 1 to 100: nothing
 * is rounded, cut or moved into the range, for every millimetre of the film follows from it. A comma before three digits is refused:
 * some write 1,000 for a thousand.
 */
export function readRulerLength(typed: string): number | null {
  const parts = /^(\d+)(?:[.。](\d+)|,(\d{1,2}))?$/.exec(typed.normalize('NFKC').trim())
  if (!parts) return null
  const mm = Number(`${parts[1]}.${parts[2] ?? parts[3] ?? 0}`)
  return isRulerLength(mm) ? mm : null
}
