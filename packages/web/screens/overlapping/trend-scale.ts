/** Positions of dates on the time axis, 0 to 1; if all dates are equal, they are spaced evenly in their order. */
export const placesOf = (days: readonly string[]): readonly number[] => {
  const times = days.map(day => Date.parse(day))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  if (!(to > from)) return days.map((_, i) => (days.length > 1 ? i / (days.length - 1) : 0.5))
  return times.map(time => (time - from) / (to - from))
}

/**
 * Positions along an axis, in order, moved apart until none are nearer than `gap`, all within `least` and `greatest` if there is
 * room.
 */
const spread = (places: readonly number[], gap: number, [least, greatest]: readonly [number, number]): readonly number[] => {
  const moved = [...places]
  moved.forEach((at, i) => {
    moved[i] = Math.max(at, i === 0 ? least : (moved[i - 1] ?? at) + gap)
  })
  for (let i = moved.length - 1; i >= 0; i -= 1)
    moved[i] = Math.min(moved[i] ?? greatest, i === moved.length - 1 ? greatest : (moved[i + 1] ?? greatest) - gap)
  return moved
}

/**
 * Where the labels of an axis are written: beside their places, moved apart. Where not all of them fit `gap` apart, those of the
 * first, the last and as many between as do, each at its place; null for the others.
 */
export const labelledAt = (
  places: readonly number[],
  gap: number,
  [least, greatest]: readonly [number, number],
): readonly (number | null)[] => {
  if ((places.length - 1) * gap <= greatest - least) return spread(places, gap, [least, greatest])
  const within = places.map(at => Math.min(greatest, Math.max(least, at)))
  const last = within.at(-1) ?? greatest
  let before = Number.NEGATIVE_INFINITY
  return within.map((at, i) => {
    const isRoom = i === within.length - 1 || (at - before >= gap && last - at >= gap)
    if (!isRoom) return null
    before = at
    return at
  })
}

/** The width on the axis of a value beside a dot, in the chart's own pixels. */
const valueWidth = 48

/** Where a value is written relative to its dot. */
export type Standing = 'before' | 'after' | 'over' | 'under'

/**
 * Beside each dot unless another dot is in the way: of two neighbours the first has its value before it, the second after it;
 * those between two others have theirs above and below in turn. The last one's is before it if there is room.
 */
export const standingsOf = (places: readonly number[]): readonly Standing[] => {
  const near = (i: number): boolean => i > 0 && i < places.length && (places[i] ?? 0) - (places[i - 1] ?? 0) < valueWidth
  return places.map((_, i) => {
    if (near(i) && near(i + 1)) return i % 2 === 0 ? 'over' : 'under'
    if (near(i)) return 'after'
    return near(i + 1) || (i > 0 && i === places.length - 1) ? 'before' : 'after'
  })
}
