import { isFields } from '@sella/contract/documents/salvage'
import { type Patient, patient } from '@sella/contract/entities'
import { type Draft, emptyDraft } from '@sella/workbench/patient-form/patient-form'
import type { DraftEntries } from '../memory/draft-entries'

/** A form of a case with what was typed and not saved. */
export interface PatientDraft {
  /** The case as it was when the form was opened, null for a new one: saving compares with it, so nothing changed since is overwritten. */
  readonly stored: Patient | null
  readonly draft: Draft
  /** Number of files that were to go with a new case. The browser cannot hand them out again after a reload. */
  readonly files: number
}

/** The unsaved forms on this machine; they survive a crash, an expired session and leaving the page. */
export interface PatientDrafts {
  readonly keep: (form: PatientDraft) => void
  /** `uuid`: of the stored case, null for a new one. */
  readonly forget: (uuid: string | null) => void
  /** Null if there is none or it cannot be read. */
  readonly of: (uuid: string | null) => PatientDraft | null
  /** The form that was open in this window last and was neither saved nor discarded. */
  readonly leftHere: () => PatientDraft | null
}

const slotOf = (uuid: string | null): string => `patient.${uuid ?? 'new'}`
/** Names the form left open last in each window: only there does it open by itself. */
const lastSlot = 'patient-form'

const sexes: readonly unknown[] = ['male', 'female', 'none'] satisfies readonly Draft['sex'][]

const isDraft = (value: unknown): value is Draft =>
  isFields(value) && sexes.includes(value.sex) && Object.keys(emptyDraft).every(name => typeof value[name] === 'string')

const formIn = (form: unknown): PatientDraft | null => {
  if (!isFields(form) || !isDraft(form.draft)) return null
  const files = typeof form.files === 'number' ? form.files : 0
  if (form.stored === null) return { stored: null, draft: form.draft, files }
  const stored = patient.safeParse(form.stored)
  return stored.success ? { stored: stored.data, draft: form.draft, files } : null
}

/** What a list's row says beyond the case itself is not kept. */
const caseOf = ({
  uuid,
  name,
  sex,
  birthday,
  caseNo,
  agency,
  phone,
  notes,
  favorite,
  createdAt,
  updatedAt,
}: Patient): Patient => ({
  ...{ uuid, name, sex, birthday, caseNo, agency, phone, notes, favorite, createdAt, updatedAt },
})

export const patientDrafts = (entries: DraftEntries): PatientDrafts => {
  const of = (uuid: string | null) => formIn(entries.of(slotOf(uuid)))
  return {
    of,
    keep: ({ stored, draft, files }) => {
      entries.keep(slotOf(stored?.uuid ?? null), { stored: stored && caseOf(stored), draft, files })
      entries.keep(lastSlot, { uuid: stored?.uuid ?? null })
    },
    forget: uuid => entries.forget(slotOf(uuid)),
    leftHere: () => {
      const last = entries.own(lastSlot)
      if (!isFields(last)) return null
      return formIn(entries.own(slotOf(typeof last.uuid === 'string' ? last.uuid : null)))
    },
  }
}
