import type { OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import { withItem } from '@sella/ceph/analysis/own-item-uses'
import { ownItemsSetting, storedItems } from '@sella/contract/documents/own-items'
import { useMemo } from 'react'
import { useSaveSetting, useSetting } from '../../../api/queries'
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
  const saving = useSaveSetting(ownItemsSetting.name)
  const items = useMemo(() => ownItemsSetting.read(stored), [stored])
  /** Resolves once the server has stored them; false if it refused. */
  const save = async (next: OwnItems): Promise<boolean> => {
    try {
      await saving.mutateAsync(JSON.stringify(storedItems(next)))
      desk.choosing.takeOwn({ customItems: next })
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
    putAll: (more: OwnItems) => save({ ...items, ...more }),
    put: (name: string, item: OwnItem) => save(withItem(name, item, items) ?? { ...items, [name]: item }),
    /** Deletes them permanently. */
    drop: (names: readonly string[]) => save(Object.fromEntries(Object.entries(items).filter(([name]) => !names.includes(name)))),
  }
}

export type OwnItemStore = ReturnType<typeof useOwnItems>
