import { computedFrom } from '@sella/ceph/analysis/own-item-uses'
import { Suspense, useState } from 'react'
import { lazily } from '../../../parts/lazily'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { remove } from './editing'
import type { Editor } from './use-analyses'

const OwnItemPanel = lazily(async () => ({ default: (await import('./own-item-panel')).OwnItemPanel }))

/** Creates, edits and deletes the doctor's own measurements; a new one is added to the analysis at once. */
export const useOwnItemPanel = ({ items, own, editing, setEditing }: Editor, take: (item: string) => void) => {
  const { t, lang } = useWords()
  const confirm = useConfirm()
  const [open, setOpen] = useState<{ readonly name: string | null } | null>(null)
  const usedIn = (names: readonly string[]): readonly string[] =>
    own
      .filter(ownAnalysis => ownAnalysis.parts.items.some(item => names.includes(item)))
      .map(ownAnalysis => ownAnalysis.parts.name)
  const drop = async (name: string) => {
    const computed = computedFrom(name, items.items)
    const analyses = usedIn([name, ...computed])
    const comma = lang === 'zh' ? '、' : ', '
    const facts = [
      computed.length > 0 && t('workbench.ownItem.dropWith', { names: computed.join(comma) }),
      analyses.length > 0 && t('workbench.ownItem.usedIn', { names: analyses.join(comma) }),
    ].filter(fact => fact !== false)
    const text = facts.length > 0 ? facts.join(' ') : t('workbench.ownItem.unused')
    const title = t('workbench.analyses.deleteAsk', { name })
    if (!(await confirm({ title, text, act: t('app.delete'), danger: true }))) return
    const gone = [name, ...computed]
    if (await items.drop(gone)) setEditing(remove(editing, gone))
  }
  const panel = open && (
    <Suspense fallback={null}>
      <OwnItemPanel
        store={items}
        name={open.name}
        usedIn={open.name === null ? [] : usedIn([open.name])}
        close={() => setOpen(null)}
        kept={name => {
          // A new one, or a changed one that is saved beside another window's.
          if (open.name !== name) take(name)
          setOpen(null)
        }}
      />
    </Suspense>
  )
  return {
    panel,
    create: () => setOpen({ name: null }),
    change: (name: string) => setOpen({ name }),
    drop: (name: string) => void drop(name),
  }
}
