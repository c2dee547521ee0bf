import type { Patient } from '@sella/contract/entities'
import type { DicomHeader } from '@sella/contract/inspection'

const dicomFields = ['name', 'birthday', 'sex', 'caseNo', 'day', 'agency'] as const
export type DicomField = (typeof dicomFields)[number]

/** `absent`: the file says nothing. `empty`: the case says nothing, so the file's value may be copied. */
export type FieldState = 'same' | 'different' | 'empty' | 'absent'

export interface DicomRow {
  readonly field: DicomField
  readonly tag: string
  /** As stated by the file; null if absent. */
  readonly inFile: string | null
  readonly inCase: string | null
  readonly state: FieldState
}

/** Fields that identify the patient: a difference may mean another patient. */
const identity: ReadonlySet<DicomField> = new Set(['name', 'birthday', 'sex'])

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/[\s^,.]+/g, ' ')
    .trim()

/** The words of a name in any order, without spaces in Chinese names. */
const nameKey = (text: string): string => {
  const words = plain(text).split(' ')
  return words.every(word => /^\p{Script=Han}+$/u.test(word)) ? words.join('') : [...words].sort().join(' ')
}

const sameName = (header: DicomHeader['patient'], inCase: string): boolean =>
  [header.name ?? '', ...(header.nameInFile ?? '').split('=')].some(group => group !== '' && nameKey(group) === nameKey(inCase))

const stateOf = (inFile: string | null, inCase: string | null, same: boolean): FieldState => {
  if (!inFile) return 'absent'
  if (!inCase) return 'empty'
  return same ? 'same' : 'different'
}

const rowOf = (field: DicomField, tag: string, [inFile, inCase]: readonly [string | null, string | null]): DicomRow => ({
  field,
  tag,
  inFile: inFile || null,
  inCase: inCase || null,
  state: stateOf(inFile, inCase, plain(inFile ?? '') === plain(inCase ?? '')),
})

/** The date a film was taken: acquisition before study, each with its tag. */
export const takenOn = ({ acquisitionDate, studyDate }: DicomHeader): { readonly day: string | null; readonly tag: string } =>
  acquisitionDate ? { day: acquisitionDate, tag: '(0008,0022)' } : { day: studyDate, tag: '(0008,0020)' }

/** Compares a file's patient data with the case's. `recordDay`: YYYY-MM-DD of the record; null if there is none yet. */
export const compareWithCase = (header: DicomHeader, patient: Patient, recordDay: string | null): readonly DicomRow[] => {
  const inFile = header.patient
  const name = rowOf('name', '(0010,0010)', [inFile.nameInFile ?? inFile.name, patient.name])
  const taken = takenOn(header)
  return [
    name.state === 'different' && sameName(inFile, patient.name) ? { ...name, state: 'same' } : name,
    rowOf('birthday', '(0010,0030)', [inFile.birthDate, patient.birthday]),
    rowOf('sex', '(0010,0040)', [inFile.sex, patient.sex]),
    rowOf('caseNo', '(0010,0020)', [inFile.id, patient.caseNo]),
    rowOf('day', taken.tag, [taken.day, recordDay]),
    rowOf('agency', '(0008,0080)', [header.institution, patient.agency?.name ?? null]),
  ]
}

/** Fields that suggest the file is another patient's. */
export const strangerBy = (rows: readonly DicomRow[]): readonly DicomField[] =>
  rows.filter(row => row.state === 'different' && identity.has(row.field)).map(row => row.field)
