import type { OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import { withItem } from '@sella/ceph/analysis/own-item-uses'
import { MetElsewhere } from '../../../own-values/lost-change'
import { useWords } from '../../../words/i18n'
import { useConfirm } from '../confirm'
import { freeName, itemLine, losesTheirItem } from './met-elsewhere'

interface Mine {
  readonly name: string
  readonly mine: OwnItem
  readonly was: OwnItem | null
}

const withMine = (now: OwnItems, { name, mine, was }: Mine): OwnItems => {
  const theirs = now[name] ?? null
  if (theirs && losesTheirItem({ was, mine, theirs })) throw new MetElsewhere(theirs)
  return withItem(name, mine, now) ?? { ...now, [name]: mine }
}

type Put = { readonly saved: string } | { readonly saved: null; readonly was: OwnItem | null }

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
  const put = async (name: string, item: OwnItem, was: OwnItem | null): Promise<Put> => {
    try {
      await saveOrThrow(now => withMine(now, { name, mine: item, was }))
      return { saved: name }
    } catch (error) {
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
