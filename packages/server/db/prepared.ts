/** Uses after which a text is prepared: lists of keys of every length produce an unlimited number of texts. */
const oftenUsed = 8

/** Maximum number of prepared statements per connection: PostgreSQL keeps memory for each and never frees it by itself. */
const mostPrepared = 200

/** Maximum number of texts counted; beyond it counting starts over. */
const mostCounted = 2000

/**
 * Names of the statements that connections keep prepared: for a short statement of ours parsing and planning take PostgreSQL longer than
 * carrying it out. A name belongs to one text for as long as the process runs, because the driver sends no text with a
 * name that its connection knows. Undefined: the text is sent and planned each time.
 */
export const preparedNames = (): ((text: string) => string | undefined) => {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  return text => {
    const name = names.get(text)
    if (name !== undefined || names.size >= mostPrepared) return name
    const used = (uses.get(text) ?? 0) + 1
    if (used < oftenUsed) {
      if (uses.size >= mostCounted) uses.clear()
      uses.set(text, used)
      return undefined
    }
    uses.delete(text)
    const fresh = `sella_${names.size}`
    names.set(text, fresh)
    return fresh
  }
}
