import type { OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import { withItem } from '@sella/ceph/analysis/own-item-uses'
import { MetElsewhere } from '../../../own-values/lost-change'
import { losesTheirItem } from './met-elsewhere'
import type { Fields } from './own-draft'

interface Mine {
  readonly name: string
  readonly mine: OwnItem
  /** What this work began on; null for a new one. */
  readonly was: OwnItem | null
  /** Sent from here under this name and not answered: what may be stored of them is no other window's. */
  readonly unanswered: readonly OwnItem[]
}

/** The measurements with hers. Throws `MetElsewhere` if another window has saved that name differently. */
export const withMine = (now: OwnItems, { name, mine, was, unanswered }: Mine): OwnItems => {
  const theirs = now[name] ?? null
  if (theirs && [was, ...unanswered].every(own => losesTheirItem({ was: own, mine, theirs }))) throw new MetElsewhere(theirs)
  return withItem(name, mine, now) ?? { ...now, [name]: mine }
}

/** Where a measurement was saved, and as what; or what a next try is to begin on. */
export type Put = { readonly saved: string; readonly item: OwnItem } | { readonly saved: null; readonly was: OwnItem | null }

type ItemSaved =
  /** `isAll`: the form was not changed while it was being saved. */
  | { readonly status: 'saved'; readonly name: string; readonly item: OwnItem; readonly isAll: boolean }
  | { readonly status: 'unsaved'; readonly was: OwnItem | null }
  /** An earlier save is not answered yet, or the form makes no measurement; nothing was sent. */
  | { readonly status: 'unsent' }

/** Saves a form, once at a time. `now`: what it holds; `put`: null if that makes no measurement. */
export const makeItemSaving = () => {
  let busy = false
  return async (now: () => Fields, put: (fields: Fields) => Promise<Put> | null): Promise<ItemSaved> => {
    const sent = now()
    const going = busy ? null : put(sent)
    if (!going) return { status: 'unsent' }
    busy = true
    try {
      const answer = await going
      if (answer.saved === null) return { status: 'unsaved', was: answer.was }
      return { status: 'saved', name: answer.saved, item: answer.item, isAll: now() === sent }
    } finally {
      busy = false
    }
  }
}
