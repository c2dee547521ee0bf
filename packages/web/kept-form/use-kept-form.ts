import { same } from '@sella/workbench/keep'
import { useEffect, useState } from 'react'
import { type DraftEntries, draftEntries } from '../memory/kept-entries'
import { isOpenWindow } from '../memory/open-windows'
import { hasShapeOf } from '../memory/same-shape'
import { keep, kept, windowName } from '../memory/session'
import { useToast } from '../parts/toast'
import { useWords } from '../words/i18n'

/** What is typed and not saved on this machine, for the signed-in doctor. */
export const entriesHere = (): DraftEntries => draftEntries({ kept, keep }, windowName(), isOpenWindow)

/** Whether a form was open and half filled in this window when its page ended, as by an expired session. */
export const wasLeftOpen = (slot: string): boolean => entriesHere().own(slot) !== null

interface FormDraftOptions<T> {
  /** The form as it is when nothing has been typed. */
  readonly first: T
  /** Fields that are never written down. */
  readonly secret?: readonly (keyof T)[]
}

export interface FormDraft<T> {
  readonly draft: T
  readonly set: (change: Partial<T>) => void
  readonly changed: boolean
  /** Once it is saved or given up. */
  readonly forget: () => void
}

/**
 * A form's values, kept on this machine while they differ from what is saved: they outlive an expired session, a reload and a crash.
 * Values left unsaved are there again, which is told.
 */
export const useKeptForm = <T extends object>(slot: string, { first, secret = [] }: FormDraftOptions<T>): FormDraft<T> => {
  const { t } = useWords()
  const toast = useToast()
  const [left] = useState(() => {
    const value = entriesHere().of(slot)
    return hasShapeOf(first, value) ? value : null
  })
  const [draft, setDraft] = useState<T>(left ?? first)
  const [base, setBase] = useState(first)
  // What is saved has changed, here or elsewhere: a form in which nothing was typed follows it.
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
    set: change => setDraft(now => ({ ...now, ...change })),
    changed: text !== null,
    forget: () => entriesHere().forget(slot),
  }
}
