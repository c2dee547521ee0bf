import type { DicomHeader } from '@sella/contract/inspection'
import { ask } from '../../api/client'
import { looksDicom } from '../patient-image/is-dicom'
import { type Draft, emptyDraft } from './patient-form'

/** Files that are to become a new case. */
export interface Offer {
  readonly files: readonly File[]
  /** The file that says who the patient is; null when none does. */
  readonly source: string | null
  readonly draft: Draft
}

/** What a DICOM file says of its patient, as the form has it. Nothing is stored by this. */
export const draftFrom = ({ patient, institution }: DicomHeader): Draft => ({
  ...emptyDraft,
  name: patient.name?.trim() ?? '',
  sex: patient.sex ?? 'none',
  birthday: patient.birthDate ?? '',
  caseNo: patient.id?.trim() ?? '',
  agency: institution?.trim() ?? '',
})

const says = (draft: Draft): boolean => JSON.stringify(draft) !== JSON.stringify(emptyDraft)

/** Looks into the first DICOM file among the files; a file that cannot be read says nothing. */
export const offerOf = async (files: readonly File[]): Promise<Offer> => {
  for (const file of files) {
    if (!(await looksDicom(file))) continue
    const header = (await ask('imageInspect', {}, { file }).catch(() => null))?.dicom
    const draft = header ? draftFrom(header) : emptyDraft
    return { files, source: says(draft) ? file.name : null, draft }
  }
  return { files, source: null, draft: emptyDraft }
}
