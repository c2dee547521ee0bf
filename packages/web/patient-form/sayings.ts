import type { DicomHeader } from '@sella/contract/inspection'
import { type Draft, emptyDraft } from '@sella/workbench/patient-form/patient-form'
import type { Dropped } from '../intake/dropped-files'

const fields = ['name', 'sex', 'birthday', 'caseNo', 'agency'] as const

type OfferedField = (typeof fields)[number]

/** A file that identifies its patient. */
export interface Saying {
  readonly file: string
  readonly draft: Draft
}

/** A field in which the files disagree: each value with the first file that has it. */
export interface Contradiction {
  readonly field: OfferedField
  readonly values: readonly { readonly value: string; readonly file: string }[]
}

/** Files for a new case. */
export interface Offer {
  readonly dropped: Dropped
  /** The files that identify the patient. */
  readonly sources: readonly string[]
  /** What they agree on; a field they disagree on is left empty for the doctor. */
  readonly draft: Draft
  readonly contradictions: readonly Contradiction[]
  /** DICOM files that could not be read, with what was met. */
  readonly unread: readonly { readonly file: string; readonly error: unknown }[]
  /** The files were dropped before this page began, so what was typed beside them is there again too. */
  readonly again?: boolean
}

/** What a DICOM file states about its patient, as form values. Nothing is stored. */
export const draftFrom = ({ patient, institution }: DicomHeader): Draft => ({
  ...emptyDraft,
  name: patient.name?.trim() ?? '',
  sex: patient.sex ?? 'none',
  birthday: patient.birthDate ?? '',
  caseNo: patient.id?.trim() ?? '',
  agency: institution?.trim() ?? '',
})

const plain = (value: string): string =>
  value
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/[\s^]+/g, ' ')
    .trim()

const valuesOf = (sayings: readonly Saying[], field: OfferedField): Contradiction['values'] => {
  const values = new Map<string, { readonly value: string; readonly file: string }>()
  for (const { file, draft } of sayings) {
    const value = draft[field]
    if (value !== emptyDraft[field] && !values.has(plain(value))) values.set(plain(value), { value, file })
  }
  return [...values.values()]
}

/** Where the prefilled values come from; of files that could not be read nobody knows what they say (`blind`). */
export const originOf = ({ sources, unread }: Pick<Offer, 'sources' | 'unread'>): 'from' | 'fromSeveral' | 'blind' | 'silent' => {
  if (sources.length > 0) return sources.length > 1 ? 'fromSeveral' : 'from'
  return unread.length > 0 ? 'blind' : 'silent'
}

/** What several files state about one patient: each field from any file that has it, none on which files disagree. */
export const together = (sayings: readonly Saying[]): Pick<Offer, 'draft' | 'contradictions' | 'sources'> => {
  const byField = fields.map(field => ({ field, values: valuesOf(sayings, field) }))
  const draft = byField.reduce<Draft>(
    (all, { field, values }) => (values.length === 1 ? { ...all, [field]: values[0]?.value } : all),
    emptyDraft,
  )
  return {
    draft,
    contradictions: byField.filter(({ values }) => values.length > 1),
    sources: sayings.filter(({ draft }) => fields.some(field => draft[field] !== emptyDraft[field])).map(({ file }) => file),
  }
}
