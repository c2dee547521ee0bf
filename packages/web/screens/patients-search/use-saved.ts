import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../api/client'
import { keys, useSetting } from '../../api/queries'
import { readSaved, type SavedSearch, savedSetting } from './saved-searches'

/** The doctor's searches. A change starts from what the server holds now: another window may have saved one since. */
export const useSaved = () => {
  const client = useQueryClient()
  const held = useSetting(savedSetting)
  const change = async (next: (saved: readonly SavedSearch[]) => readonly SavedSearch[]): Promise<void> => {
    const { content } = await ask('settingGet', { name: savedSetting })
    const text = JSON.stringify(next(readSaved(content)))
    await ask('settingSave', { name: savedSetting, content: text })
    client.setQueryData(keys.setting(savedSetting), text)
  }
  return { saved: readSaved(held.data), change }
}
