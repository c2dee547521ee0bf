import { jsonIn } from '@sella/contract/documents/salvage'
import type { StoredTexts } from '@sella/workbench/stored-texts'

/** What is typed and not saved, by the form's slot and the window it is typed in: two windows have two forms. */
export interface DraftEntries {
  /**
   * What this window left in the slot; otherwise what a window that is gone left there, which is this window's from now on. Null if
   * there is neither.
   */
  readonly of: (slot: string) => unknown
  /** What this window itself left. */
  readonly own: (slot: string) => unknown
  readonly keep: (slot: string, value: object) => void
  readonly forget: (slot: string) => void
}

interface Entry {
  readonly window: string
  readonly value: unknown
}

/** Until windows had entries of their own, the slot held the only one. */
const entriesIn = (text: string | null): readonly Entry[] => {
  const stored = jsonIn(text)
  if (stored === null || stored === undefined) return []
  if (!Array.isArray(stored)) return [{ window: '', value: stored }]
  return stored.filter((entry): entry is Entry => typeof entry?.window === 'string')
}

/** `isOpen`: whether a window of this name is open beside this one. */
export const draftEntries = ({ kept, keep }: StoredTexts, window: string, isOpen: (window: string) => boolean): DraftEntries => {
  const write = (slot: string, entries: readonly Entry[]): void => {
    const text = entries.length === 0 ? null : JSON.stringify(entries)
    if (text !== kept(slot)) keep(slot, text)
  }
  const others = (slot: string) => entriesIn(kept(slot)).filter(entry => entry.window !== window)
  const own = (slot: string): unknown => entriesIn(kept(slot)).find(entry => entry.window === window)?.value ?? null
  return {
    own,
    of: slot => {
      const mine = own(slot)
      if (mine !== null) return mine
      const all = others(slot)
      const left = all.find(entry => !isOpen(entry.window))
      if (!left) return null
      write(slot, [...all.filter(entry => entry !== left), { window, value: left.value }])
      return left.value
    },
    keep: (slot, value) => write(slot, [...others(slot), { window, value }]),
    forget: slot => write(slot, others(slot)),
  }
}
