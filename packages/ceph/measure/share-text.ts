/** A share for display: whole percent. None is given as certain or impossible, because the errors behind it are estimates. */
export const shareText = (share: number): string => {
  const whole = Math.round(share * 100)
  return whole > 99 ? '>99%' : whole < 1 ? '<1%' : `${whole}%`
}
