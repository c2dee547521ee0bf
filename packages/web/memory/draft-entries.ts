import { jsonIn } from '@sella/contract/documents/salvage'
import type { StoredTexts } from '@sella/workbench/stored-texts'

/** Unsaved form values by slot (the form) and window: the same form in two windows has two entries. */
export interface DraftEntries {
  /** This window's entry; otherwise that of a closed window, which this window takes over. Null if there is neither. */
  readonly of: (slot: string) => unknown
  /** This window's own entry; null if there is none. */
  readonly own: (slot: string) => unknown
  /** Whether another open window has an entry. */
  readonly elsewhere: (slot: string) => boolean
  readonly keep: (slot: string, value: object) => void
  readonly forget: (slot: string) => void
}

interface Entry {
  readonly window: string
  readonly value: unknown
}

/** Entries stored before they were separated by window are a single value without a window's name. */
const entriesIn = (text: string | null): readonly Entry[] => {
  const stored = jsonIn(text)
  if (stored === null || stored === undefined) return []
  if (!Array.isArray(stored)) return [{ window: '', value: stored }]
  return stored.filter((entry): entry is Entry => typeof entry?.window === 'string')
}

/** `window`: this window's name; `isOpen`: whether another window of this name is open. */
export const draftEntries = ({ kept, keep }: StoredTexts, window: string, isOpen: (window: string) => boolean): DraftEntries => {
  const write = (slot: string, entries: readonly Entry[]): void => {
    const text = entries.length === 0 ? null : JSON.stringify(entries)
    if (text !== kept(slot)) keep(slot, text)
  }
  const others = (slot: string) => entriesIn(kept(slot)).filter(entry => entry.window !== window)
  const own = (slot: string): unknown => entriesIn(kept(slot)).find(entry => entry.window === window)?.value ?? null
  return {
    own,
    elsewhere: slot => others(slot).some(entry => isOpen(entry.window)),
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
