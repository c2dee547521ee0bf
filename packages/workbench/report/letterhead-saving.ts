import type { StoredLetterhead } from '@sella/contract/documents/report-setting'
import { metElsewhere } from '../met-elsewhere'
import { same } from '../same'
import { isUnanswered } from '../server/adding'
import { fieldsOf, type LetterheadDraft, letterheadOf, metIn, typedSince } from './letterhead-form'

type Letterhead = StoredLetterhead | null

/** Stores what `make` makes of the letterhead as it is stored then; may ask again where another window was faster. */
type ChangeLetterhead = (make: (stored: Letterhead) => Letterhead) => Promise<unknown>

export type LetterheadSaved =
  /** `left`: what was typed while it was being saved, on what is stored now; null for nothing. */
  | { readonly status: 'saved'; readonly left: LetterheadDraft | null }
  /** Another window stored another value of a field changed here, which is not shown yet: nothing was stored. */
  | { readonly status: 'met' }
  | { readonly status: 'refused'; readonly error: unknown }
  /** An earlier save is not answered yet; nothing was sent. */
  | { readonly status: 'busy' }

interface LetterheadNow {
  /** What is typed by now. */
  readonly draft: () => LetterheadDraft
  /** The letterhead that the form shows as stored. */
  readonly shown: Letterhead
}

class Overtaken extends Error {}

/**
 * Saves the fields of a letterhead that were changed here over the letterhead as it is stored by then. A field that another window
 * changed too is only replaced once that is shown. What a save without a reply has stored is no other window's.
 */
export const makeLetterheadSaving = (change: ChangeLetterhead) => {
  let busy = false
  let unanswered: readonly Letterhead[] = []
  const put = async ({ draft, shown }: LetterheadNow): Promise<LetterheadSaved> => {
    const sent = draft()
    const typed = metIn(sent, shown).draft
    let made: Letterhead = null
    try {
      await change(stored => {
        const met = metElsewhere(typed, fieldsOf(shown), fieldsOf(stored))
        if (met.clashes.length > 0 && !unanswered.some(own => same(own, stored))) throw new Overtaken()
        made = letterheadOf(met.draft)
        return made
      })
      unanswered = []
      return { status: 'saved', left: typedSince(sent, draft(), made) }
    } catch (error) {
      if (error instanceof Overtaken) return { status: 'met' }
      if (isUnanswered(error)) unanswered = [...unanswered, made]
      return { status: 'refused', error }
    }
  }
  return async (now: LetterheadNow): Promise<LetterheadSaved> => {
    if (busy) return { status: 'busy' }
    busy = true
    const outcome = await put(now)
    busy = false
    return outcome
  }
}
