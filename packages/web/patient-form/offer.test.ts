import type { DicomHeader } from '@sella/contract/inspection'
import { emptyDraft } from '@sella/workbench/patient-form/patient-form'
import { Refused } from '@sella/workbench/server/refused'
import { expect, it } from 'vitest'
import { offerOf } from './offer'
import { draftFrom, originOf, together } from './sayings'

const refusal = new Refused(415, 'DICOM_COMPRESSION', 'error')
const header = (patient: Partial<DicomHeader['patient']>, institution: string | null) =>
  ({ patient: { name: null, nameInFile: null, birthDate: null, sex: null, id: null, ...patient }, institution }) as DicomHeader

const inspect = async (file: File) => {
  if (file.name === 'odd.dcm') throw refusal
  return { dicom: file.name === 'named.dcm' ? header({ name: '陈宇桐' }, null) : header({}, null) }
}

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

it('every DICOM file of a drop fills the new patient', () => {
  const offer = together([
    { file: 'a.dcm', draft: { ...emptyDraft, name: '陈宇桐' } },
    { file: 'b.dcm', draft: { ...emptyDraft, name: ' 陈宇桐', birthday: '2009-04-05', sex: 'female' } },
    { file: 'c.dcm', draft: emptyDraft },
  ])
  expect(offer.draft).toMatchObject({ name: '陈宇桐', birthday: '2009-04-05', sex: 'female', caseNo: '' })
  expect([offer.sources, offer.contradictions]).toEqual([['a.dcm', 'b.dcm'], []])
})

it('what two files say differently is left empty and shown with both', () => {
  const offer = together([
    { file: 'a.dcm', draft: { ...emptyDraft, name: 'CHEN YUTONG', birthday: '2009-04-05' } },
    { file: 'b.dcm', draft: { ...emptyDraft, name: 'chen^yutong', birthday: '2009-05-04' } },
  ])
  expect([offer.draft.name, offer.draft.birthday]).toEqual(['CHEN YUTONG', ''])
  expect(offer.contradictions).toEqual([
    {
      field: 'birthday',
      values: [
        { value: '2009-04-05', file: 'a.dcm' },
        { value: '2009-05-04', file: 'b.dcm' },
      ],
    },
  ])
})

it('a DICOM file that cannot be read is named with its reason, and nobody claims that it says nothing', async () => {
  const files = (...names: string[]) => ({ files: names.map(name => new File(['x'], name)), omitted: [] })
  const odd = await offerOf(files('odd.dcm', 'smile.jpg'), inspect)
  expect([odd.unread, originOf(odd)]).toEqual([[{ file: 'odd.dcm', error: refusal }], 'blind'])
  expect(originOf(await offerOf(files('odd.dcm', 'named.dcm'), inspect))).toBe('from')
  expect(originOf(await offerOf(files('mute.dcm'), inspect))).toBe('silent')
})
