import { type SavedSearch, savedSearchesSetting } from '@sella/contract/documents/saved-searches'
import { useChangeSetting } from '../../api/change-setting'
import { useSetting } from '../../api/queries'

/** The doctor's searches. */
export const useSaved = () => {
  const stored = useSetting(savedSearchesSetting.name)
  const { mutateAsync } = useChangeSetting(savedSearchesSetting.name)
  const change = async (next: (saved: readonly SavedSearch[]) => readonly SavedSearch[]): Promise<void> => {
    await mutateAsync(text => JSON.stringify(next(savedSearchesSetting.read(text))))
  }
  return { saved: savedSearchesSetting.read(stored.data), change }
}
