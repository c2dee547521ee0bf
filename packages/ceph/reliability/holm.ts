/** p values adjusted for the number of tests (Holm 1979), in the same order; a test without a p value remains null. */
export function holm(values: readonly (number | null)[]): readonly (number | null)[] {
  const ranked = values.flatMap((p, i) => (p === null ? [] : [{ p, i }])).sort((a, b) => a.p - b.p)
  const out: (number | null)[] = values.map(() => null)
  let highest = 0
  for (const [rank, { p, i }] of ranked.entries()) {
    highest = Math.max(highest, Math.min(1, p * (ranked.length - rank)))
    out[i] = highest
  }
  return out
}
