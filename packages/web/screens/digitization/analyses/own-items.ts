import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { ownItemsSetting, storedItems } from '@sella/contract/documents/own-items'
import { useMemo } from 'react'
import { useChangeSetting } from '../../../api/change-setting'
import { useSetting } from '../../../api/queries'
import { useToast } from '../../../parts/toast'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { usePutItem } from './use-put-item'

/** The doctor's own measurements. Every change is saved at once and applied to the open film. */
export const useOwnItems = () => {
  const { lang } = useWords()
  const desk = useDesk()
  const toast = useToast()
  const stored = useSetting(ownItemsSetting.name).data
  const saving = useChangeSetting(ownItemsSetting.name)
  const items = useMemo(() => ownItemsSetting.read(stored), [stored])
  const saveOrThrow = async (change: (now: OwnItems) => OwnItems): Promise<void> => {
    const text = await saving.mutateAsync(before => JSON.stringify(storedItems(change(ownItemsSetting.read(before)))))
    desk.choosing.takeOwn({ customItems: ownItemsSetting.read(text) })
    toast({ kind: 'done', title: message('SAVED', lang) })
  }
  const tellRefused = (error: unknown): void =>
    toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text: textOf(error, lang) })
  /** Resolves once the server has stored them; false if it refused. */
  const save = async (change: (now: OwnItems) => OwnItems): Promise<boolean> => {
    try {
      await saveOrThrow(change)
      return true
    } catch (error) {
      tellRefused(error)
      return false
    }
  }
  const put = usePutItem({ items, saveOrThrow, tellRefused })
  return {
    items,
    busy: saving.isPending,
    putAll: (more: OwnItems) => save(now => ({ ...now, ...more })),
    put,
    /** Deletes them permanently. */
    drop: (names: readonly string[]) =>
      save(now => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name)))),
  }
}

export type OwnItemStore = ReturnType<typeof useOwnItems>
