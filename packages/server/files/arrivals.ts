/** What is arriving at this moment, so that nothing removes a file that a row is about to name. */
export interface Arrivals {
  /** Notes that a file with this content has come in; call the result when its row is written or it was refused. */
  begin(hash: string): () => void
  /** Waits for nothing: true once `isUsed` said no and no file with this content came in meanwhile. */
  mayRemove(hash: string, isUsed: () => Promise<boolean>): Promise<boolean>
}

export const arrivalsInProcess = (): Arrivals => {
  const open = new Map<string, number>()
  let seen = 0
  const count = (hash: string, by: 1 | -1): void => {
    const now = (open.get(hash) ?? 0) + by
    if (now > 0) open.set(hash, now)
    else open.delete(hash)
  }
  return {
    begin: hash => {
      seen += 1
      count(hash, 1)
      let ended = false
      return () => {
        if (!ended) count(hash, -1)
        ended = true
      }
    },
    mayRemove: async (hash, isUsed) => {
      for (;;) {
        const mark = seen
        if (open.has(hash) || (await isUsed())) return false
        if (mark === seen) return true
      }
    },
  }
}
