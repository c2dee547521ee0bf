/** Moves a day, or a moment that begins with one (ISO 8601), by a number of days; the time of day stays. */
export const daysLater = (moment: string, days: number): string => {
  const day = new Date(Date.parse(moment.slice(0, 10)) + days * 86_400_000).toISOString().slice(0, 10)
  return day + moment.slice(10)
}
