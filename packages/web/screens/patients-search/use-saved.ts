import { type SavedSearch, savedSearchesSetting } from '@sella/contract/documents/saved-searches'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../api/client'
import { keys, useSetting } from '../../api/queries'

/** The doctor's searches. A change starts from the server's current list: another window may have saved one since. */
export const useSaved = () => {
  const client = useQueryClient()
  const stored = useSetting(savedSearchesSetting.name)
  const change = async (next: (saved: readonly SavedSearch[]) => readonly SavedSearch[]): Promise<void> => {
    const { content } = await ask('settingGet', { name: savedSearchesSetting.name })
    const text = JSON.stringify(next(savedSearchesSetting.read(content)))
    await ask('settingSave', { name: savedSearchesSetting.name, content: text })
    client.setQueryData(keys.setting(savedSearchesSetting.name), text)
  }
  return { saved: savedSearchesSetting.read(stored.data), change }
}
