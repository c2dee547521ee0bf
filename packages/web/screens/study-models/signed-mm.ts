/** To a tenth, with its sign; what reads as nothing has none. */
export const signedMm = (mm: number): string => {
  const tenths = Math.round(mm * 10)
  return `${tenths > 0 ? '+' : tenths < 0 ? '−' : ''}${Math.abs(mm).toFixed(1)}`
}
