/** Items with a date, oldest first; items of the same date stay in the given order. `dayOf`: `YYYY-MM-DD` or longer. */
export const inTime = <T>(things: readonly T[], dayOf: (thing: T) => string): readonly T[] =>
  [...things].sort((a, b) => dayOf(a).slice(0, 10).localeCompare(dayOf(b).slice(0, 10)))
