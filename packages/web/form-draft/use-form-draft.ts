import { same } from '@sella/workbench/same'
import { useEffect, useState } from 'react'
import { type DraftEntries, draftEntries } from '../memory/draft-entries'
import { isOpenWindow } from '../memory/open-windows'
import { hasShapeOf } from '../memory/same-shape'
import { keep, kept, windowName } from '../memory/session'
import { useToast } from '../parts/toast'
import { useWords } from '../words/i18n'

/** Unsaved form values on this machine, for the signed-in doctor. */
export const entriesHere = (): DraftEntries => draftEntries({ kept, keep }, windowName(), isOpenWindow)

/** Whether a form was open with unsaved values in this window when its page ended, as by an expired session. */
export const wasLeftOpen = (slot: string): boolean => entriesHere().own(slot) !== null

interface FormDraftOptions<T> {
  /** The values of an untouched form. */
  readonly first: T
  /** Fields whose values are never stored. */
  readonly secret?: readonly (keyof T)[]
}

export interface FormDraft<T> {
  readonly draft: T
  /** By a function where it depends on what is typed by then: after an answer that took its time. */
  readonly set: (change: Partial<T> | ((now: T) => Partial<T>)) => void
  readonly changed: boolean
  /** To be called once the form is saved or discarded. */
  readonly forget: () => void
}

/**
 * The values of a form, stored on this machine while they differ from what is saved, so that they survive an expired session, a
 * reload and a crash. Restored values are announced by a toast.
 */
export const useFormDraft = <T extends object>(slot: string, { first, secret = [] }: FormDraftOptions<T>): FormDraft<T> => {
  const { t } = useWords()
  const toast = useToast()
  const [left] = useState(() => {
    const value = entriesHere().of(slot)
    return hasShapeOf(first, value) ? value : null
  })
  const [draft, setDraft] = useState<T>(left ?? first)
  const [base, setBase] = useState(first)
  // The saved values have changed, here or elsewhere: an untouched form follows them.
  if (!same(base, first)) {
    setBase(first)
    if (same(draft, base)) setDraft(first)
  }
  const written = { ...draft, ...Object.fromEntries(secret.map(name => [name, first[name]])) }
  const text = same(written, first) ? null : JSON.stringify(written)
  useEffect(() => {
    if (text === null) entriesHere().forget(slot)
    else entriesHere().keep(slot, JSON.parse(text) as object)
  }, [slot, text])
  useEffect(() => {
    if (left) toast({ kind: 'warning', title: t('app.restored'), about: slot })
  }, [left, slot, toast, t])
  return {
    draft,
    set: change => setDraft(now => ({ ...now, ...(typeof change === 'function' ? change(now) : change) })),
    changed: text !== null,
    forget: () => entriesHere().forget(slot),
  }
}
