import type { Patient } from '@sella/contract/entities'
import { draftOf, emptyDraft } from '@sella/workbench/patient-form/patient-form'
import { useEffect, useState } from 'react'
import { entriesHere } from '../form-draft/use-form-draft'
import { useToast } from '../parts/toast'
import { useWords } from '../words/i18n'
import { type PatientDraft, patientDrafts } from './patient-drafts'
import type { Offer } from './sayings'

const forms = () => patientDrafts(entriesHere())

/** The form that was open in this window when its page ended, as by an expired session. */
export const leftForm = (): PatientDraft | null => forms().leftHere()

const useSaidOf = (left: PatientDraft | null, again: boolean) => {
  const { t } = useWords()
  const toast = useToast()
  useEffect(() => {
    if (!left) return
    const files = left.files > 0 && !again ? { text: t('patientForm.filesAgain', { count: left.files }) } : {}
    toast({ kind: 'warning', title: t('app.restored'), about: 'patient form', ...files })
  }, [left, again, toast, t])
}

/**
 * The form's values, kept on this machine while they differ from what is saved; values left unsaved are there again, which is told.
 * Files bring values of their own: nothing left before is put among them, unless it was typed beside these files.
 */
export const useDraft = (stored: Patient | null, offer: Offer | null) => {
  const uuid = stored?.uuid ?? null
  const [left] = useState(() => (offer && !offer.again ? null : forms().of(uuid)))
  const [base] = useState(left?.stored ?? stored)
  const [first] = useState(() => (base ? draftOf(base) : (offer?.draft ?? emptyDraft)))
  const [draft, setDraft] = useState(left?.draft ?? first)
  const changed = JSON.stringify(draft) !== JSON.stringify(first)
  const files = offer?.dropped.files.length ?? left?.files ?? 0
  useSaidOf(left, offer?.again === true)
  useEffect(() => {
    if (changed || offer) forms().keep({ stored: base, draft, files })
    else forms().forget(uuid)
  }, [changed, offer, base, draft, files, uuid])
  return { draft, setDraft, base, changed, forget: () => forms().forget(uuid) }
}
