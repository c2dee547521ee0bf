import { localDay } from '@sella/ceph/patient/local-day'
import type { Patient } from '@sella/contract/entities'
import type { Draft, DraftError } from '@sella/workbench/patient-form/patient-form'
import { makePatientSaving, type PatientSaved } from '@sella/workbench/patient-form/patient-saving'
import { useState } from 'react'
import { useAgencyFor } from '../api/agencies'
import { ask } from '../api/client'
import { useAddPatient, useUpdatePatient } from '../api/patients'
import { useToast } from '../parts/toast'
import { useLeft } from '../parts/use-left'
import { message, refusal, textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'

export type FieldErrors = Partial<Record<keyof Draft, string>>

/** What is wrong with a form: errors at their fields, and one of all of it. */
interface Faults {
  readonly errors: FieldErrors
  readonly failed: string | null
}

const none: Faults = { errors: {}, failed: null }

/** The display text of a field. */
const useShown = () => {
  const { t } = useWords()
  return (draft: Draft, name: keyof Draft): string =>
    name === 'sex' && draft.sex !== 'none' ? t(`app.${draft.sex}`) : (name === 'sex' ? '' : draft[name]) || t('app.none')
}

/** The texts of a save that did not succeed. */
const useFaultsOf = () => {
  const { t, lang } = useWords()
  const shown = useShown()
  const texts: Readonly<Record<DraftError, FieldErrors>> = {
    name: { name: refusal('NAME_REQUIRED', lang) },
    birthday: { birthday: t('patientForm.birthdayWrong') },
    future: { birthday: refusal('BIRTHDAY_IN_FUTURE', lang) },
  }
  return (outcome: PatientSaved): Faults => {
    if (outcome.status === 'wrong') return { ...none, errors: Object.assign({}, ...outcome.errors.map(error => texts[error])) }
    if (outcome.status === 'refused') {
      const text = textOf(outcome.error, lang)
      return outcome.field ? { ...none, errors: { [outcome.field]: text } } : { ...none, failed: text }
    }
    if (outcome.status !== 'conflict') return none
    const { clashes, theirs } = outcome
    const elsewhere = clashes.map(name => [name, t('patientForm.elsewhere', { value: shown(theirs, name) })])
    return { errors: Object.fromEntries(elsewhere), failed: refusal('PATIENT_CONFLICT', lang) }
  }
}

/** `makePatientSaving` with the server. */
const useSaving = (stored: Patient | null) => {
  const add = useAddPatient()
  const update = useUpdatePatient()
  const agencyUuid = useAgencyFor()
  const [save] = useState(() =>
    makePatientSaving(stored, {
      ...{ add: add.mutateAsync, update: update.mutateAsync, agencyUuid },
      current: uuid => ask('patientFind', { uuid }),
    }),
  )
  return save
}

/**
 * Saves a draft as a new case or over the edited one; errors are shown at their fields. Resolves to the case, or null if refused, or
 * if the form was given up meanwhile: what is open by then is another one. `onMet`: another window changed the case; fields not
 * edited here follow it.
 */
export const useSavePatient = (stored: Patient | null, onMet: (draft: Draft) => void) => {
  const { lang } = useWords()
  const send = useSaving(stored)
  const faultsOf = useFaultsOf()
  const toast = useToast()
  const [faults, setFaults] = useState(none)
  const [busy, setBusy] = useState(false)
  const left = useLeft()

  const save = async (draft: Draft): Promise<Patient | null> => {
    setFaults(none)
    setBusy(true)
    const outcome = await send(draft, localDay(new Date()))
    if (outcome.status === 'busy') return null
    setBusy(false)
    setFaults(faultsOf(outcome))
    if (outcome.status === 'conflict') onMet(outcome.draft)
    if (outcome.status !== 'saved') return null
    toast({ kind: 'done', title: message('SAVED', lang), text: outcome.patient.name })
    return left.current ? null : outcome.patient
  }
  return { busy, ...faults, save, forget: () => setFaults(none) }
}
