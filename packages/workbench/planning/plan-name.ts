interface Named {
  readonly name: string
}

/** The first of `named(from)`, `named(from + 1)`, … that none of `taken` bears. */
export const freePlanName = (taken: readonly Named[], named: (n: number) => string, from: number): string => {
  const names = new Set(taken.map(({ name }) => name))
  let n = from
  while (names.has(named(n))) n += 1
  return named(n)
}
