/** Things with a day, oldest first; of one day in the order given. `dayOf`: `YYYY-MM-DD` or longer. */
export const inTime = <T>(things: readonly T[], dayOf: (thing: T) => string): readonly T[] =>
  [...things].sort((a, b) => dayOf(a).slice(0, 10).localeCompare(dayOf(b).slice(0, 10)))
