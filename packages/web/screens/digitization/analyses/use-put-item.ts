import type { OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import { isUnanswered } from '@sella/workbench/server/adding'
import { useState } from 'react'
import { MetElsewhere } from '../../../own-values/lost-change'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { freeName, itemLine } from './met-elsewhere'
import { type Put, withMine } from './own-item-saving'

interface Saving {
  readonly items: OwnItems
  readonly saveOrThrow: (change: (now: OwnItems) => OwnItems) => Promise<void>
  readonly tellRefused: (error: unknown) => void
}

/**
 * Saves a measurement, begun on `was`. If another window saved that name differently meanwhile, the doctor is asked: hers is saved
 * beside it under a further name, or she goes back to it. Resolves to where it is saved; `was` for a next try if it is not.
 */
export const usePutItem = ({ items, saveOrThrow, tellRefused }: Saving) => {
  const { t, lang } = useWords()
  const confirm = useConfirm()
  const [unanswered] = useState(() => new Map<string, readonly OwnItem[]>())
  const put = async (name: string, item: OwnItem, was: OwnItem | null): Promise<Put> => {
    try {
      await saveOrThrow(now => withMine(now, { name, mine: item, was, unanswered: unanswered.get(name) ?? [] }))
      unanswered.delete(name)
      return { saved: name, item }
    } catch (error) {
      if (isUnanswered(error)) unanswered.set(name, [...(unanswered.get(name) ?? []), item])
      if (!(error instanceof MetElsewhere)) {
        tellRefused(error)
        return { saved: null, was }
      }
      const theirs: OwnItem = error.theirs
      const free = freeName(name, Object.keys(items))
      const text = t('metElsewhere.item', { item: itemLine(name, theirs, lang), name: free })
      const question = { title: t('metElsewhere.itemTitle', { name }), text, act: t('metElsewhere.beside') }
      if (!(await confirm({ ...question, stay: t('metElsewhere.back'), loses: false }))) return { saved: null, was: theirs }
      return put(free, { ...item, name: { zh: free, en: free } }, null)
    }
  }
  return put
}
