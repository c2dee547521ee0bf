import { readTypedDay } from '@sella/ceph/patient/typed-day'
import type { Input } from '@sella/contract/calls/index'
import type { Patient, PatientRow } from '@sella/contract/entities'

/** The form values of a case as typed. */
export interface Draft {
  readonly name: string
  readonly sex: 'male' | 'female' | 'none'
  readonly birthday: string
  readonly caseNo: string
  readonly agency: string
  readonly phone: string
  readonly notes: string
}

export const emptyDraft: Draft = { name: '', sex: 'none', birthday: '', caseNo: '', agency: '', phone: '', notes: '' }

export const draftOf = (patient: Patient): Draft => ({
  name: patient.name,
  sex: patient.sex ?? 'none',
  birthday: patient.birthday ?? '',
  caseNo: patient.caseNo,
  agency: patient.agency?.name ?? '',
  phone: patient.phone ?? '',
  notes: patient.notes ?? '',
})

export type DraftError = 'name' | 'birthday' | 'future'

/** Why a draft cannot be saved. `today` is the reader's calendar date. */
export const errorsIn = (draft: Draft, today: string): readonly DraftError[] => {
  const day = readTypedDay(draft.birthday)
  const birthday: DraftError[] = draft.birthday.trim() === '' ? [] : day === null ? ['birthday'] : day > today ? ['future'] : []
  return [...(draft.name.trim() === '' ? (['name'] as const) : []), ...birthday]
}

const text = (typed: string): string | null => typed.trim() || null

/** The call's input. The draft must be free of errors. */
export const inputOf = (draft: Draft, agencyUuid: string | null): Input<'patientAdd'> => ({
  name: draft.name.trim(),
  sex: draft.sex === 'none' ? null : draft.sex,
  birthday: readTypedDay(draft.birthday),
  caseNo: draft.caseNo.trim(),
  agencyUuid,
  phone: text(draft.phone),
  notes: text(draft.notes),
})

/** Stored cases that may be the same person: the same name unless birthdays differ, or the same case number. */
export const likelySame = (draft: Draft, rows: readonly PatientRow[], self: string | null): readonly PatientRow[] => {
  const name = draft.name.trim().toLocaleLowerCase()
  const born = readTypedDay(draft.birthday)
  const number = draft.caseNo.trim().toLocaleLowerCase()
  return rows.filter(row => {
    if (row.uuid === self) return false
    const sameNumber = number !== '' && row.caseNo.toLocaleLowerCase() === number
    const sameName = name !== '' && row.name.toLocaleLowerCase() === name
    return sameNumber || (sameName && (born === null || row.birthday === null || row.birthday === born))
  })
}
