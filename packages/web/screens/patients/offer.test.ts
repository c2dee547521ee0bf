import type { DicomHeader } from '@sella/contract/inspection'
import { expect, it } from 'vitest'
import { draftFrom } from './offer'

const header = (patient: Partial<DicomHeader['patient']>, institution: string | null) =>
  ({ patient: { name: null, nameInFile: null, birthDate: null, sex: null, id: null, ...patient }, institution }) as DicomHeader

it('a DICOM file offers what it says of the patient, and nothing it does not', () => {
  const full = { name: ' 陈宇桐 ', birthDate: '2009-04-05', sex: 'female', id: 'A-1' } as const
  expect(draftFrom(header(full, '城西'))).toEqual({
    name: '陈宇桐',
    sex: 'female',
    birthday: '2009-04-05',
    caseNo: 'A-1',
    agency: '城西',
    phone: '',
    notes: '',
  })
  expect(draftFrom(header({}, null))).toMatchObject({ name: '', sex: 'none', birthday: '', caseNo: '', agency: '' })
})
