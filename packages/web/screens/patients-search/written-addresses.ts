/** How the browser came to an address: `POP` by going back or forward, or by loading the page. */
export type AddressChange = 'POP' | 'PUSH' | 'REPLACE'

/** Tells the addresses that a page wrote itself from those that others led to. */
export interface WrittenAddresses {
  readonly write: (query: string) => void
  /** Whether an address that is now shown comes from elsewhere. The router may show a written one late, or pass it over. */
  readonly isForeign: (query: string, change: AddressChange) => boolean
}

export const writtenAddresses = (initial: string): WrittenAddresses => {
  let shown = initial
  /** Written and not shown yet, oldest first. */
  let awaited: readonly string[] = []
  return {
    write: query => {
      if (query !== (awaited.at(-1) ?? shown)) awaited = [...awaited, query]
    },
    isForeign: (query, change) => {
      if (query === shown) return false
      shown = query
      const own = change === 'POP' ? -1 : awaited.indexOf(query)
      awaited = own < 0 ? [] : awaited.slice(own + 1)
      return own < 0
    },
  }
}
