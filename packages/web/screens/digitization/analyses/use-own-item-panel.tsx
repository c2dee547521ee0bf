import { computedFrom } from '@sella/ceph/analysis/own-item-uses'
import { remove } from '@sella/workbench/own-analyses/editing'
import { Suspense, useEffect, useState } from 'react'
import { keep, kept } from '../../../memory/session'
import { lazily } from '../../../parts/lazily'
import { useToast } from '../../../parts/toast'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { type LeftItem, ownItemDraft } from './own-item-draft'
import type { Editor } from './use-analyses'

const OwnItemPanel = lazily(async () => ({ default: (await import('./own-item-panel')).OwnItemPanel }))

/** Creates, edits and deletes the doctor's own measurements; a new one is added to the analysis at once. */
export const useOwnItemPanel = ({ library, items, own, edit }: Editor, take: (item: string) => void) => {
  const { t, lang } = useWords()
  const confirm = useConfirm()
  const toast = useToast()
  // An unsaved form is reopened with the dialog, and announced.
  const [left] = useState(() => (library.defines ? ownItemDraft({ kept, keep }).left(items.items) : null))
  const [open, setOpen] = useState<{ readonly name: string | null; readonly left: LeftItem | null } | null>(
    left && { name: left.name, left },
  )
  useEffect(() => {
    if (left) toast({ kind: 'warning', title: t('analyses.ownItem.restored'), about: 'own-item' })
  }, [left, toast, t])
  const usedIn = (names: readonly string[]): readonly string[] =>
    own
      .filter(ownAnalysis => ownAnalysis.parts.items.some(item => names.includes(item)))
      .map(ownAnalysis => ownAnalysis.parts.name)
  const drop = async (name: string) => {
    const computed = computedFrom(name, items.items)
    const analyses = usedIn([name, ...computed])
    const comma = lang === 'zh' ? '、' : ', '
    const facts = [
      computed.length > 0 && t('analyses.ownItem.dropWith', { names: computed.join(comma) }),
      analyses.length > 0 && t('analyses.ownItem.usedIn', { names: analyses.join(comma) }),
    ].filter(fact => fact !== false)
    const text = facts.length > 0 ? facts.join(' ') : t('analyses.ownItem.unused')
    const title = t('analyses.deleteAsk', { name })
    if (!(await confirm({ title, text, act: t('app.delete'), loses: true }))) return
    const gone = [name, ...computed]
    if (await items.drop(gone)) edit(now => remove(now, gone))
  }
  const panel = open && (
    <Suspense fallback={null}>
      <OwnItemPanel
        store={items}
        name={open.name}
        left={open.left}
        usedIn={open.name === null ? [] : usedIn([open.name])}
        close={() => setOpen(null)}
        kept={(name, isAll) => {
          // A new one, or a changed one that is saved beside another window's.
          if (open.name !== name) take(name)
          setOpen(isAll ? null : { name, left: null })
        }}
      />
    </Suspense>
  )
  return {
    panel,
    create: () => setOpen({ name: null, left: null }),
    change: (name: string) => setOpen({ name, left: null }),
    drop: (name: string) => void drop(name),
  }
}
