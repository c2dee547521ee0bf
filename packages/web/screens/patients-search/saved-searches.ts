import type { SavedSearch } from '@sella/contract/documents/saved-searches'

/** With more than these nobody would find one again. */
export const mostSaved = 50

export type NameFault = 'needed' | 'taken' | 'many'

const same = (a: string, b: string): boolean => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase()

/** Why a name is invalid; null if valid. `self`: the search being renamed. */
export const nameFault = (name: string, saved: readonly SavedSearch[], self: string | null): NameFault | null => {
  if (name.trim() === '') return 'needed'
  if (saved.some(search => search.name !== self && same(search.name, name))) return 'taken'
  return self === null && saved.length >= mostSaved ? 'many' : null
}

export const withSaved = (saved: readonly SavedSearch[], { name, query }: SavedSearch): readonly SavedSearch[] => [
  ...saved,
  { name: name.trim(), query },
]

export const renamed = (saved: readonly SavedSearch[], from: string, to: string): readonly SavedSearch[] =>
  saved.map(search => (search.name === from ? { ...search, name: to.trim() } : search))

export const withoutSaved = (saved: readonly SavedSearch[], name: string): readonly SavedSearch[] =>
  saved.filter(search => search.name !== name)
