/** To a tenth, with its sign; what reads as nothing has none. */
export const signedMm = (mm: number): string => {
  const tenths = Math.round(mm * 10)
  return `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${Math.abs(mm).toFixed(1)}`
}

/** The same of mm that may rest on a film whose scale nobody measured. */
export const aboutMm = (mm: number, approximate: boolean | undefined): string => `${approximate ? '≈ ' : ''}${signedMm(mm)}`
