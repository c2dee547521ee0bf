/** A search kept under a name: the query of its address. */
export interface SavedSearch {
  readonly name: string
  readonly query: string
}

/** The setting that keeps a doctor's searches. */
export const savedSetting = 'userSetting_Searches'

/** More than these nobody would find again. */
export const mostSaved = 50

const isSaved = (value: unknown): value is SavedSearch =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string'

/** The searches of the setting; none where it cannot be read. */
export const readSaved = (content: string | null | undefined): readonly SavedSearch[] => {
  try {
    const value: unknown = content ? JSON.parse(content) : []
    return Array.isArray(value) ? value.filter(isSaved).map(({ name, query }) => ({ name, query })) : []
  } catch {
    return []
  }
}

export type NameFault = 'needed' | 'taken' | 'many'

const same = (a: string, b: string): boolean => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase()

/** Why a name cannot be given; null when it can. `self`: the search that is renamed. */
export const nameFault = (name: string, saved: readonly SavedSearch[], self: string | null): NameFault | null => {
  if (name.trim() === '') return 'needed'
  if (saved.some(one => one.name !== self && same(one.name, name))) return 'taken'
  return self === null && saved.length >= mostSaved ? 'many' : null
}

export const withSaved = (saved: readonly SavedSearch[], { name, query }: SavedSearch): readonly SavedSearch[] => [
  ...saved,
  { name: name.trim(), query },
]

export const renamed = (saved: readonly SavedSearch[], from: string, to: string): readonly SavedSearch[] =>
  saved.map(one => (one.name === from ? { ...one, name: to.trim() } : one))

export const withoutSaved = (saved: readonly SavedSearch[], name: string): readonly SavedSearch[] =>
  saved.filter(one => one.name !== name)
