const day = 86_400_000

/** Days for which a link still opens, as they were chosen when it was made: a link of seven days has seven left at first. */
export const daysLeft = (endsAt: string, now: number): number => {
  const days = (Date.parse(endsAt) - now) / day
  return days < 1 ? 0 : Math.round(days)
}
