import type { OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import { withItem } from '@sella/ceph/analysis/own-item-uses'
import { ownItemsSetting, storedItems } from '@sella/contract/documents/own-items'
import { useMemo } from 'react'
import { useChangeSetting } from '../../../api/change-setting'
import { useSetting } from '../../../api/queries'
import { useToast } from '../../../parts/toast'
import { message, refusal, textOf } from '../../../words/catalogue'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'

/** The doctor's own measurements. Every change is saved at once and applied to the open film. */
export const useOwnItems = () => {
  const { lang } = useWords()
  const desk = useDesk()
  const toast = useToast()
  const stored = useSetting(ownItemsSetting.name).data
  const saving = useChangeSetting(ownItemsSetting.name)
  const items = useMemo(() => ownItemsSetting.read(stored), [stored])
  /** Resolves once the server has stored them; false if it refused. */
  const save = async (change: (now: OwnItems) => OwnItems): Promise<boolean> => {
    try {
      const text = await saving.mutateAsync(before => JSON.stringify(storedItems(change(ownItemsSetting.read(before)))))
      desk.choosing.takeOwn({ customItems: ownItemsSetting.read(text) })
      toast({ kind: 'done', title: message('SAVED', lang) })
      return true
    } catch (error) {
      toast({ kind: 'error', title: refusal('SAVE_FAILED', lang), text: textOf(error, lang) })
      return false
    }
  }
  return {
    items,
    busy: saving.isPending,
    putAll: (more: OwnItems) => save(now => ({ ...now, ...more })),
    put: (name: string, item: OwnItem) => save(now => withItem(name, item, now) ?? { ...now, [name]: item }),
    /** Deletes them permanently. */
    drop: (names: readonly string[]) =>
      save(now => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name)))),
  }
}

export type OwnItemStore = ReturnType<typeof useOwnItems>
