/** The new text of a setting, from the text that is stored; null if it was never stored. */
export type SettingChange = (stored: string | null) => string

interface SettingCalls {
  readonly get: (name: string) => Promise<string | null>
  /** `from`: the text the change was made on; rejects with `isMet` when another is stored. */
  readonly save: (name: string, content: string, from: string | null) => Promise<unknown>
  /** Whether another window stored a change between reading and saving. */
  readonly isMet: (fault: unknown) => boolean
}

/** Another window storing at the same moment again and again is none. */
const mostTries = 4

/**
 * Changes settings one after the other, each from the text that the server has at that moment: what another window has stored
 * since, or what could not be fetched here, is not lost with the change. Resolves with the stored text.
 */
export const settingChanger = ({ get, save, isMet }: SettingCalls) => {
  const last = new Map<string, Promise<unknown>>()
  const changed = async (name: string, change: SettingChange): Promise<string> => {
    for (let tries = 1; ; tries++)
      try {
        const from = await get(name)
        const content = change(from)
        await save(name, content, from)
        return content
      } catch (fault) {
        if (!isMet(fault) || tries === mostTries) throw fault
      }
  }
  return (name: string, change: SettingChange): Promise<string> => {
    const before = last.get(name) ?? Promise.resolve()
    const next = before.then(() => changed(name, change))
    last.set(
      name,
      next.catch(() => undefined),
    )
    return next
  }
}
