/** The new text of a setting, from the text that is stored; null if it was never stored. */
export type SettingChange = (stored: string | null) => string

interface SettingCalls {
  readonly get: (name: string) => Promise<string | null>
  readonly save: (name: string, content: string) => Promise<unknown>
}

/**
 * Changes settings one after the other, each from the text that the server has at that moment: what another window has stored
 * since, or what could not be fetched here, is not lost with the change. Resolves with the stored text.
 */
export const settingChanger = ({ get, save }: SettingCalls) => {
  const last = new Map<string, Promise<unknown>>()
  const changed = async (name: string, change: SettingChange): Promise<string> => {
    const content = change(await get(name))
    await save(name, content)
    return content
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
