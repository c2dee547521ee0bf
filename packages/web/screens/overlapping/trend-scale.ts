/** Where days stand on the time axis, 0 to 1; days that are all the same stand in their order. */
export const placesOf = (days: readonly string[]): readonly number[] => {
  const times = days.map(day => Date.parse(day))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  if (!(to > from)) return days.map((_, i) => (days.length > 1 ? i / (days.length - 1) : 0.5))
  return times.map(time => (time - from) / (to - from))
}

/** Places along an axis, in order, moved apart until no two are nearer than `gap`, all within `least` and `greatest` where there is room. */
export const spread = (
  places: readonly number[],
  gap: number,
  [least, greatest]: readonly [number, number],
): readonly number[] => {
  const moved = [...places]
  moved.forEach((at, i) => {
    moved[i] = Math.max(at, i === 0 ? least : (moved[i - 1] ?? at) + gap)
  })
  for (let i = moved.length - 1; i >= 0; i -= 1)
    moved[i] = Math.min(moved[i] ?? greatest, i === moved.length - 1 ? greatest : (moved[i + 1] ?? greatest) - gap)
  return moved
}
