import type { Patient } from '@sella/contract/entities'
import type { DicomHeader } from '@sella/contract/inspection'
import { describe, expect, it } from 'vitest'
import { compareWithCase, strangerBy } from './dicom-fields'

const header = (patient: Partial<DicomHeader['patient']>, more: Partial<DicomHeader> = {}): DicomHeader => ({
  patient: { name: null, nameInFile: null, birthDate: null, sex: null, id: null, ...patient },
  studyDate: null,
  acquisitionDate: null,
  institution: null,
  manufacturer: null,
  model: null,
  modality: null,
  view: null,
  bodyPart: null,
  description: null,
  laterality: null,
  photometric: 'MONOCHROME2',
  frames: 1,
  window: null,
  spacing: { pixel: null, imager: null, calibration: null, calibrationNote: null, magnification: null },
  ...more,
})

const patient = (part: Partial<Patient>): Patient => ({
  uuid: '1',
  name: '陈宇桐',
  sex: 'male',
  birthday: '2009-04-05',
  caseNo: '',
  agency: null,
  phone: null,
  notes: null,
  favorite: false,
  createdAt: '',
  updatedAt: '',
  ...part,
})

const states = (...asked: Parameters<typeof compareWithCase>) =>
  Object.fromEntries(compareWithCase(...asked).map(row => [row.field, row.state]))

describe('what a DICOM file says of the patient', () => {
  it('is the same, different, or missing in the case or in the file', () => {
    const inFile = header({ birthDate: '2009-04-06', sex: 'male', id: 'R0088213' }, { studyDate: '2025-06-18' })
    expect(states(inFile, patient({}), '2025-06-18')).toEqual({
      name: 'absent',
      birthday: 'different',
      sex: 'same',
      caseNo: 'empty',
      day: 'same',
      agency: 'absent',
    })
  })

  it('names one person in letters or characters, in whatever order', () => {
    const nameState = (nameInFile: string, name: string) => states(header({ nameInFile }), patient({ name }), null).name
    expect([
      nameState('CHEN^YUTONG=陈宇桐', '陈宇桐'),
      nameState('CHEN^YUTONG=陈^宇桐', '陈宇桐'),
      nameState('CHEN^YUTONG', 'Yutong Chen'),
      nameState('CHEN^YUTONG', '陈宇桐'),
      nameState('CHEN^YUTING=陈宇婷', '陈宇桐'),
    ]).toEqual(['same', 'same', 'same', 'different', 'different'])
  })

  it('gives the day of acquisition before the day of the study', () => {
    const days = { studyDate: '2025-06-18', acquisitionDate: '2025-06-17' }
    expect(compareWithCase(header({}, days), patient({}), null)[4]).toMatchObject({ inFile: '2025-06-17', state: 'empty' })
  })

  it('may be another patient’s by name, birth date and sex, not by number', () => {
    const inFile = header({ nameInFile: 'DOE^JANE', birthDate: '2001-01-01', sex: 'female', id: '7' })
    const rows = compareWithCase(inFile, patient({ caseNo: '8' }), null)
    expect(strangerBy(rows)).toEqual(['name', 'birthday', 'sex'])
  })
})
