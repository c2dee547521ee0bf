import { typedName } from '../name-as-read'

/** The first of `name`, `name 2`, `name 3` … that is not taken. */
const free = (name: string, taken: ReadonlySet<string>): string => {
  let next = name
  for (let count = 2; taken.has(next); count += 1) next = `${name} ${count}`
  return next
}

/**
 * Named things of a list that was stored before marks were taken off names at the door: such a mark turns around what stands after a
 * name, and parts it from its equal. Each name is as it is read (`typedName`), and as stored where nothing of it would show. Two that
 * differed by marks alone stay two: the one with marks gets a number. Equal ones stay equal.
 */
export const withCleanNames = <Thing extends { readonly name: string }>(things: readonly Thing[]): readonly Thing[] => {
  const clean = new Map<string, string>()
  const taken = new Set(things.flatMap(({ name }) => ((typedName(name) || name) === name ? [name] : [])))
  for (const { name } of things) {
    if (taken.has(name) || clean.has(name)) continue
    const next = free(typedName(name), taken)
    taken.add(next)
    clean.set(name, next)
  }
  return things.map(thing => (clean.has(thing.name) ? { ...thing, name: clean.get(thing.name) ?? thing.name } : thing))
}
