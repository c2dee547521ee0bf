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

/** A value beside a dot takes so much of the axis, in the chart's own pixels. */
const valueWidth = 48

/** Where a value stands by its dot. */
export type Standing = 'before' | 'after' | 'over' | 'under'

/**
 * Beside each dot where no other dot stands in the way: of two near each other the first has its value before it, the second after it;
 * those between two others have theirs over and under them in turn. The last one's stands before it where there is room.
 */
export const standingsOf = (places: readonly number[]): readonly Standing[] => {
  const near = (i: number): boolean => i > 0 && i < places.length && (places[i] ?? 0) - (places[i - 1] ?? 0) < valueWidth
  return places.map((_, i) => {
    if (near(i) && near(i + 1)) return i % 2 === 0 ? 'over' : 'under'
    if (near(i)) return 'after'
    return near(i + 1) || (i > 0 && i === places.length - 1) ? 'before' : 'after'
  })
}
