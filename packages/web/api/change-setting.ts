import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask } from './client'
import { keys } from './queries'

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

const changeSetting = settingChanger({
  get: async name => (await ask('settingGet', { name })).content,
  save: (name, content) => ask('settingSave', { name, content }),
})

/** Changes a setting of the doctor; the result is what the other readers of the setting in this window see. */
export const useChangeSetting = (name: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: SettingChange) => changeSetting(name, change),
    onSuccess: async content => {
      const queryKey = keys.setting(name)
      // A fetch under way may still bring what was stored before.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, content)
    },
  })
}
