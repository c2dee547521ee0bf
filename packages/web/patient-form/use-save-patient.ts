import { localDay } from '@sella/ceph/patient/local-day'
import type { Input } from '@sella/contract/calls/index'
import type { Patient } from '@sella/contract/entities'
import { addingOnce } from '@sella/workbench/server/adding'
import { useState } from 'react'
import { useAgencyFor } from '../api/agencies'
import { ask, Refused } from '../api/client'
import { useAddPatient, useUpdatePatient } from '../api/patients'
import { metElsewhere } from '../form-draft/met-elsewhere'
import { useToast } from '../parts/toast'
import { useLeft } from '../parts/use-left'
import { message, refusal, textOf } from '../words/catalogue'
import { useWords } from '../words/i18n'
import { type Draft, type DraftError, draftOf, errorsIn, inputOf } from './patient-form'

export type FieldErrors = Partial<Record<keyof Draft, string>>

const useFieldTexts = () => {
  const { t, lang } = useWords()
  const texts: Readonly<Record<DraftError, FieldErrors>> = {
    name: { name: refusal('NAME_REQUIRED', lang) },
    birthday: { birthday: t('patientForm.birthdayWrong') },
    future: { birthday: refusal('BIRTHDAY_IN_FUTURE', lang) },
  }
  return (errors: readonly DraftError[]): FieldErrors => Object.assign({}, ...errors.map(error => texts[error]))
}

const fieldOf: Readonly<Record<string, keyof FieldErrors>> = {
  NAME_REQUIRED: 'name',
  BIRTHDAY_IN_FUTURE: 'birthday',
  BIRTHDAY_AFTER_RECORD: 'birthday',
  CASE_NUMBER_TAKEN: 'caseNo',
}

/** The display text of a field. */
const useShown = () => {
  const { t } = useWords()
  return (draft: Draft, name: keyof Draft): string =>
    name === 'sex' && draft.sex !== 'none' ? t(`app.${draft.sex}`) : (name === 'sex' ? '' : draft[name]) || t('app.none')
}

/** Sends a draft as a new case, or over the case as it was last seen: `base`. */
const useSending = (stored: Patient | null) => {
  const [base, setBase] = useState(stored)
  const add = useAddPatient()
  const update = useUpdatePatient()
  const agencyUuid = useAgencyFor()
  const [addOnce] = useState(() =>
    addingOnce({
      add: (input: Input<'patientAdd'>) => add.mutateAsync(input),
      change: ({ uuid }: Patient, from, to) => update.mutateAsync({ uuid, ...to, from }),
    }),
  )
  const send = async (draft: Draft): Promise<Patient> => {
    const input = inputOf(draft, await agencyUuid(draft.agency))
    if (!base) return addOnce(input)
    const from = inputOf(draftOf(base), base.agency?.uuid ?? null)
    return update.mutateAsync({ uuid: base.uuid, ...input, from })
  }
  return { base, setBase, send }
}

/** What is wrong with a form: errors at their fields, and one of all of it. */
const useFaults = () => {
  const { t, lang } = useWords()
  const shown = useShown()
  const texts = useFieldTexts()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failed, setFailed] = useState<string | null>(null)
  return {
    errors,
    failed,
    mark: (wrong: readonly DraftError[]): void => {
      setErrors(texts(wrong))
      setFailed(null)
    },
    refused: (error: unknown): null => {
      const field = error instanceof Refused ? fieldOf[error.reason] : undefined
      if (field) setErrors({ [field]: textOf(error, lang) })
      else setFailed(textOf(error, lang))
      return null
    },
    /** Another window was faster: its values are shown at their fields, and saving again then overwrites them knowingly. */
    clashed: (names: readonly (keyof Draft)[], theirs: Draft): void => {
      const messages = names.map(name => [name, t('patientForm.elsewhere', { value: shown(theirs, name) })])
      setErrors(Object.fromEntries(messages))
      setFailed(refusal('PATIENT_CONFLICT', lang))
    },
  }
}

/**
 * Saves a draft as a new case or over the edited one; errors are shown at their fields. Resolves to the case, or null if refused, or
 * if the form was given up meanwhile: what is open by then is another one. `onMet`: another window changed the case; fields not
 * edited here follow it.
 */
export const useSavePatient = (stored: Patient | null, onMet: (draft: Draft) => void) => {
  const { lang } = useWords()
  const { base, setBase, send } = useSending(stored)
  const toast = useToast()
  const { errors, failed, mark, refused, clashed } = useFaults()
  const [busy, setBusy] = useState(false)
  const left = useLeft()

  const meet = async (draft: Draft, first: Patient): Promise<void> => {
    const theirs = await ask('patientFind', { uuid: first.uuid })
    const met = metElsewhere(draft, draftOf(first), draftOf(theirs))
    setBase(theirs)
    onMet(met.draft)
    clashed(met.clashes, draftOf(theirs))
  }
  const save = async (draft: Draft): Promise<Patient | null> => {
    const wrong = errorsIn(draft, localDay(new Date()))
    mark(wrong)
    if (wrong.length > 0 || busy) return null
    setBusy(true)
    const saved = await send(draft).catch(async error => {
      if (!base || !(error instanceof Refused) || error.reason !== 'PATIENT_CONFLICT') return refused(error)
      await meet(draft, base).catch(refused)
      return null
    })
    setBusy(false)
    if (saved) toast({ kind: 'done', title: message('SAVED', lang), text: saved.name })
    return left.current ? null : saved
  }
  return { busy, errors, failed, save, forget: () => mark([]) }
}
