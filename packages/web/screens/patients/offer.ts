import type { DicomHeader } from '@sella/contract/inspection'
import { ask } from '../../api/client'
import type { Dropped } from '../patient-image/dropped-files'
import { looksDicom } from '../patient-image/is-dicom'
import { type Draft, emptyDraft } from './patient-form'

/** Files that are to become a new case. */
export interface Offer {
  readonly dropped: Dropped
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
export const offerOf = async (dropped: Dropped): Promise<Offer> => {
  for (const file of dropped.files) {
    if (!(await looksDicom(file))) continue
    const header = (await ask('imageInspect', {}, { file }).catch(() => null))?.dicom
    const draft = header ? draftFrom(header) : emptyDraft
    return { dropped, source: says(draft) ? file.name : null, draft }
  }
  return { dropped, source: null, draft: emptyDraft }
}
