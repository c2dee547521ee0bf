import type { StoredLetterhead } from '@sella/contract/documents/report-setting'
import { draftOf, fieldsOf, type LetterheadDraft, type LetterheadFields, metIn } from '@sella/workbench/report/letterhead-form'
import { makeLetterheadSaving } from '@sella/workbench/report/letterhead-saving'
import { Refused } from '@sella/workbench/server/refused'
import { useRef, useState } from 'react'
import { useMyClinics } from '../api/clinic'
import { slotAt } from '../form-draft/slot-at'
import { useFormDraft } from '../form-draft/use-form-draft'
import { useToast } from '../parts/toast'
import { useLeft } from '../parts/use-left'
import { message, refusal, textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'

type Letterhead = StoredLetterhead | null

export interface LetterheadForm {
  /** For all this window knows. */
  readonly stored: Letterhead
  /** What the form begins with where nothing is stored. */
  readonly offered: Letterhead
  /** Stores what is made of the letterhead as it is stored then; null while her role may not. */
  readonly change: ((make: (stored: Letterhead) => Letterhead) => Promise<unknown>) | null
  readonly refetch: () => Promise<unknown>
  readonly close: () => void
}

/** What is typed, over what is stored by now, and what of it another window changed too. */
const useTyped = ({ stored, offered }: Pick<LetterheadForm, 'stored' | 'offered'>) => {
  const { t } = useWords()
  // That of one clinic is never offered at the desk of another.
  const desk = useMyClinics().data?.desk ?? null
  const form = useFormDraft<LetterheadDraft>(slotAt('letterhead', desk), { first: draftOf(stored, offered) })
  const { draft: typed, clashes } = metIn(form.draft, stored)
  const errorOf = (field: keyof LetterheadFields): string | null => {
    if (!clashes.includes(field)) return null
    if (field === 'logo') return t('documents.design.logoElsewhere')
    return t('documents.design.elsewhere', { value: fieldsOf(stored)[field] || t('app.none') })
  }
  return { ...form, typed, errorOf }
}

/** The letterhead being typed. Fields left alone follow what another window saved; one changed in both is only replaced knowingly. */
export const useLetterhead = ({ stored, offered, change, refetch, close }: LetterheadForm) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { draft, typed, set, changed, forget, errorOf } = useTyped({ stored, offered })
  const [busy, setBusy] = useState(false)
  const latest = useRef({ draft, change })
  latest.current = { draft, change }
  const [saving] = useState(() =>
    makeLetterheadSaving(async make => {
      if (!latest.current.change) throw new Refused(403, 'ROLE_FORBIDS', '')
      await latest.current.change(make)
    }),
  )
  const closed = useLeft()
  const giveUp = () => {
    forget()
    close()
  }
  const save = async (): Promise<void> => {
    setBusy(true)
    const outcome = await saving({ draft: () => latest.current.draft, shown: stored })
    if (outcome.status === 'busy') return
    if (outcome.status === 'met') await refetch()
    setBusy(false)
    if (outcome.status === 'met') toast({ kind: 'warning', title: refusal('SETTING_CONFLICT', lang) })
    if (outcome.status === 'refused')
      toast({ kind: 'error', title: t('documents.design.keepFailed'), text: textOf(outcome.error, lang) })
    // Closed meanwhile, another may be open by now.
    if (outcome.status !== 'saved' || closed.current) return
    if (!outcome.left) return giveUp()
    set(outcome.left)
    toast({ kind: 'done', title: message('SAVED', lang) })
  }
  return { typed, set, changed, errorOf, busy, save, giveUp }
}
