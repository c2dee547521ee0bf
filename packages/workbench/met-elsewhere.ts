export interface Met<T> {
  /** The draft with another window's changes in fields not edited here. */
  readonly draft: T
  /** Fields changed both here and there, differently. */
  readonly clashes: readonly (keyof T)[]
}

/** A draft begun on `first`, after what is stored became `theirs` elsewhere. Fields are plain values. */
export const metElsewhere = <T extends object>(draft: T, first: T, theirs: T): Met<T> => {
  const names = Object.keys(first) as (keyof T)[]
  const taken = Object.fromEntries(names.filter(name => draft[name] === first[name]).map(name => [name, theirs[name]]))
  const clashes = names.filter(
    name => draft[name] !== first[name] && theirs[name] !== first[name] && draft[name] !== theirs[name],
  )
  return { draft: { ...draft, ...taken }, clashes }
}
