import { useState } from 'react'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { remove } from './editing'
import { OwnItemDialog } from './own-item-dialog'
import type { Editor } from './use-analyses'

/** Makes, changes and deletes the doctor's own measurements; a new one is taken into the analysis at once. */
export const useOwnItemDialog = ({ items, own, editing, setEditing }: Editor, take: (item: string) => void) => {
  const { t } = useWords()
  const confirm = useConfirm()
  const [open, setOpen] = useState<{ readonly name: string | null } | null>(null)
  const drop = async (name: string) => {
    const using = own.filter(one => one.parts.items.includes(name)).map(one => one.parts.name)
    const text = using.length > 0 ? t('workbench.ownItem.usedIn', { names: using.join('、') }) : ''
    const title = t('workbench.analyses.deleteAsk', { name })
    if (!(await confirm({ title, text, act: t('app.delete'), danger: true }))) return
    if (await items.drop(name)) setEditing(remove(editing, [name]))
  }
  const dialog = open && (
    <OwnItemDialog
      store={items}
      name={open.name}
      close={() => setOpen(null)}
      kept={name => {
        if (open.name === null) take(name)
        setOpen(null)
      }}
    />
  )
  return {
    dialog,
    create: () => setOpen({ name: null }),
    change: (name: string) => setOpen({ name }),
    drop: (name: string) => void drop(name),
  }
}
