/** The new text of a setting, from the text that is stored; null if it was never stored. */
export type SettingChange = (stored: string | null) => string

interface SettingCalls {
  readonly get: (name: string) => Promise<string | null>
  /**
   * Stores `content` if the server still has `from`, the text the change was made on; otherwise rejects with an error for which
   * `isMet` holds.
   */
  readonly save: (name: string, content: string, from: string | null) => Promise<unknown>
  /** Whether an error means that another window stored a change between reading and saving. */
  readonly isMet: (fault: unknown) => boolean
}

/** Attempts per change: a conflict that repeats this often is not another window. */
const mostTries = 4

/**
 * Changes settings one after another, each starting from the server's current text, so that changes stored meanwhile by other
 * windows are kept. Resolves to the stored text.
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
