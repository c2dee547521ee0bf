import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ask, Refused } from './client'
import { keys } from './queries'
import { type SettingChange, settingChanger } from './setting-changer'

const changeSetting = settingChanger({
  get: async name => (await ask('settingGet', { name })).content,
  save: (name, content, from) => ask('settingSave', { name, content, from }),
  isMet: fault => fault instanceof Refused && fault.reason === 'SETTING_CONFLICT',
})

/** Changes a setting of the doctor and updates all its readers in this window. */
export const useChangeSetting = (name: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: SettingChange) => changeSetting(name, change),
    onSuccess: async content => {
      const queryKey = keys.setting(name)
      // A fetch in flight may still return the previous text.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, content)
    },
  })
}
