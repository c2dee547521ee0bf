import { type Charset, dicomFileOf, lineText, personName, uidOf } from '../dicom/write'
import { nameSounds } from '../keys/name-keys'

/** An entry as stated in its file for the unit. */
export interface WorklistItem {
  readonly uuid: string
  readonly name: string
  readonly caseNo: string
  readonly birthday: string | null
  readonly sex: 'male' | 'female' | null
  readonly caseUuid: string
  readonly studyUid: string
  /** YYYY-MM-DD */
  readonly day: string
}

/** The unit's name and procedure. */
export interface WorklistUnit {
  readonly aet: string
  readonly modality: string
  readonly charset: Charset
  readonly procedure: string
}

const findClass = '1.2.840.10008.5.1.4.31'
const plain = (day: string | null): string => (day ?? '').slice(0, 10).replaceAll('-', '')

/** Sixteen characters that identify an entry and fit into an accession number (SH). */
const numberOf = (uuid: string): string => uuid.replaceAll('-', '').slice(0, 16).toUpperCase()

/** A worklist entry as a DICOM file (PS3.4 K.6.1), in the form Orthanc reads from its folder. */
export const worklistFile = (item: WorklistItem, unit: WorklistUnit): Buffer => {
  const number = numberOf(item.uuid)
  const procedure = lineText(unit.procedure)
  return dicomFileOf(
    {
      '00080016': ['UI', findClass],
      '00080018': ['UI', uidOf(Buffer.from(item.uuid.replaceAll('-', ''), 'hex'))],
      '00080050': ['SH', number],
      '00080090': ['PN', ''],
      '00100010': ['PN', personName(item.name, nameSounds(item.name))],
      '00100020': ['LO', lineText(item.caseNo) || item.caseUuid],
      '00100030': ['DA', plain(item.birthday)],
      '00100040': ['CS', item.sex === null ? '' : item.sex === 'male' ? 'M' : 'F'],
      '0020000d': ['UI', item.studyUid],
      '00321032': ['PN', ''],
      '00321060': ['LO', procedure],
      '00400100': [
        'SQ',
        [
          {
            '00080060': ['CS', unit.modality],
            '00400001': ['AE', unit.aet],
            '00400002': ['DA', plain(item.day)],
            '00400003': ['TM', '000000'],
            '00400006': ['PN', ''],
            '00400007': ['LO', procedure],
            '00400009': ['SH', number],
          },
        ],
      ],
      '00401001': ['SH', number],
      '00401003': ['SH', 'MEDIUM'],
    },
    unit.charset,
  )
}
