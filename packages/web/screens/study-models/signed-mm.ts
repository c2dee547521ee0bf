/** To a tenth, with its sign; no sign for what rounds to 0. */
export const signedMm = (mm: number): string => {
  const tenths = Math.round(mm * 10)
  return `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${Math.abs(mm).toFixed(1)}`
}

/** The same for mm that may depend on a film whose scale nobody measured. */
export const aboutMm = (mm: number, approximate: boolean | undefined): string => `${approximate ? '≈ ' : ''}${signedMm(mm)}`
