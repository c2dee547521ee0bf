/** Where days stand on the time axis, 0 to 1; days that are all the same stand in their order. */
export const placesOf = (days: readonly string[]): readonly number[] => {
  const times = days.map(day => Date.parse(day))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  if (!(to > from)) return days.map((_, i) => (days.length > 1 ? i / (days.length - 1) : 0.5))
  return times.map(time => (time - from) / (to - from))
}
