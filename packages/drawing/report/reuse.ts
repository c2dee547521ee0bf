/** Hands back under a key what was last made of the same things, or makes it. */
export type Reuse = <T>(key: string, of: readonly unknown[], make: () => T) => T

/** Makes everything each time. */
export const afresh: Reuse = (_key, _of, make) => make()

/** Holds the last of each key: what a doctor designs changes a choice at a time, and most of a report is made of none of it. */
export const reusing = (): Reuse => {
  const last = new Map<string, { readonly of: readonly unknown[]; readonly made: unknown }>()
  return <T>(key: string, of: readonly unknown[], make: () => T): T => {
    const before = last.get(key)
    if (before && before.of.length === of.length && before.of.every((each, i) => Object.is(each, of[i]))) return before.made as T
    const made = make()
    last.set(key, { of, made })
    return made
  }
}
