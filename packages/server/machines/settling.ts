import { stat } from 'node:fs/promises'

const second = 1000

interface Stand {
  readonly size: number
  readonly changed: number
  /** Since when the file has been unchanged. */
  readonly since: number
}

/** Remembers the state of files at the last check, to know which have not changed for `settle` seconds; `now` in ms. */
export const settling = (settle: number) => {
  let before = new Map<string, Stand>()
  return async (places: readonly string[], now: number): Promise<readonly string[]> => {
    const stands = new Map<string, Stand>()
    for (const place of places) {
      const info = await stat(place).catch(() => null)
      if (!info) continue
      const earlier = before.get(place)
      const same = earlier?.size === info.size && earlier.changed === info.mtimeMs
      stands.set(place, { size: info.size, changed: info.mtimeMs, since: same ? earlier.since : now })
    }
    before = stands
    return [...stands].filter(([, { since }]) => since <= now - settle * second).map(([place]) => place)
  }
}
