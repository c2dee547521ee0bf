import type { StoredTexts } from '@sella/workbench/stored-texts'
import type { DraftEntries } from './draft-entries'

const textIn = (value: unknown): string | null => {
  if (value === null || typeof value !== 'object') return null
  // A text stored before texts were separated by window is the value itself.
  return 'text' in value && typeof value.text === 'string' ? value.text : JSON.stringify(value)
}

/** Texts of unsaved work by window: what another open window has under a name is neither seen nor replaced. */
export const textsOf = (entries: () => DraftEntries): StoredTexts => ({
  kept: name => textIn(entries().of(name)),
  keep: (name, text) => (text === null ? entries().forget(name) : entries().keep(name, { text })),
})
