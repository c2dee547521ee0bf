interface Change<T> {
  /** The state before the change. */
  readonly from: T
  readonly to: T
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

/**
 * Applies a change to what is stored now: fields the change leaves alone keep what another window has written meanwhile.
 * `clashes`: fields that both changed to different values; the merged result is then meaningless.
 */
export const mergedOnto = <T extends object>(
  stored: T,
  { from, to }: Change<T>,
): { readonly fields: T; readonly clashes: readonly (keyof T)[] } => {
  const names = Object.keys(stored) as (keyof T)[]
  const untouched = Object.fromEntries(names.filter(name => same(to[name], from[name])).map(name => [name, stored[name]]))
  const clashes = names.filter(
    name => !same(to[name], from[name]) && !same(stored[name], from[name]) && !same(stored[name], to[name]),
  )
  return { fields: { ...to, ...untouched }, clashes }
}
