/** Whole months from one date to a later one, both `YYYY-MM-DD` or longer; negative if the second is earlier. */
export function monthsBetween(from: string, to: string): number {
  const [a, b] = [from, to].map(day => day.slice(0, 10).split('-').map(Number))
  const [year = 0, month = 0, day = 0] = a ?? []
  const [laterYear = 0, laterMonth = 0, laterDay = 0] = b ?? []
  const months = (laterYear - year) * 12 + laterMonth - month
  if (months > 0 && laterDay < day) return months - 1
  return months < 0 && laterDay > day ? months + 1 : months
}

/**
 * Whole months from each date to the next, counted from the first date, so that they add up to `monthsBetween` the first and the
 * last: 14 + 18 in 32 months, though from the second to the third date alone 17 are complete.
 */
export function monthsInTurn(days: readonly string[]): readonly number[] {
  const since = days.map(day => monthsBetween(days[0] ?? day, day))
  return since.slice(1).map((months, i) => months - (since[i] ?? 0))
}
