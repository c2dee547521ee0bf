import type { SavedSearch } from '@sella/contract/documents/saved-searches'
import { typedName } from '@sella/contract/name-as-read'

/** With more than these nobody would find one again. */
export const mostSaved = 50

/** `gone`: the search being renamed is there no more. */
export type NameFault = 'needed' | 'taken' | 'many' | 'gone'

const same = (a: string, b: string): boolean => typedName(a).toLocaleLowerCase() === typedName(b).toLocaleLowerCase()

/** Why a name is invalid; null if valid. `self`: the search being renamed. */
export const nameFault = (name: string, saved: readonly SavedSearch[], self: string | null): NameFault | null => {
  if (typedName(name) === '') return 'needed'
  if (self !== null && saved.every(search => search.name !== self)) return 'gone'
  if (saved.some(search => search.name !== self && same(search.name, name))) return 'taken'
  return self === null && saved.length >= mostSaved ? 'many' : null
}

/** A name that the stored searches refuse: another window may have saved, renamed or deleted some since the page read them. */
export class NameRefused extends Error {
  constructor(readonly fault: NameFault) {
    super(fault)
  }
}

const checkName = (name: string, saved: readonly SavedSearch[], self: string | null): void => {
  const fault = nameFault(name, saved, self)
  if (fault) throw new NameRefused(fault)
}

/** Adds a search. Throws `NameRefused`. */
export const withSaved = (saved: readonly SavedSearch[], { name, query }: SavedSearch): readonly SavedSearch[] => {
  checkName(name, saved, null)
  return [...saved, { name: typedName(name), query }]
}

/** Renames a search in its place. Throws `NameRefused`. */
export const renamed = (saved: readonly SavedSearch[], from: string, to: string): readonly SavedSearch[] => {
  checkName(to, saved, from)
  return saved.map(search => (search.name === from ? { ...search, name: typedName(to) } : search))
}

/** Without that search; another one of its name, which two windows could once save, stays. */
export const withoutSaved = (saved: readonly SavedSearch[], { name, query }: SavedSearch): readonly SavedSearch[] =>
  saved.filter(search => search.name !== name || search.query !== query)
