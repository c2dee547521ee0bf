/** Merges two sorted lists. */
export const merged = (
  first: readonly number[],
  second: readonly number[],
  isBefore: (a: number, b: number) => boolean,
): readonly number[] => {
  const both: number[] = []
  let next = 0
  for (const place of first) {
    for (let other = second[next]; other !== undefined && isBefore(other, place); other = second[next]) {
      both.push(other)
      next += 1
    }
    both.push(place)
  }
  for (; next < second.length; next += 1) both.push(second[next] as number)
  return both
}
