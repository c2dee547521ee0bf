import { createHmac, randomBytes } from 'node:crypto'
import { type DicomFields, lineText, personName, uidOf } from '../dicom/write'
import { nameSounds } from '../keys/name-keys'
import type { PatientRow } from '../patients/rows'
import type { RecordRow } from '../records/rows'
import { version } from './version'

type Mac = (text: string) => string
type Uids = (thing: string) => string

/** UIDs of the objects of a named case: always the same for the same thing. */
export const objectUids =
  (mac: Mac): Uids =>
  thing =>
    uidOf(Buffer.from(mac(`dicom ${thing}`), 'base64url'))

/** Derives UIDs that are stable for the same thing; without identity, from a key that is then discarded. */
export const uidsFor = (mac: Mac, identity: boolean): Uids => {
  if (identity) return objectUids(mac)
  const key = randomBytes(32)
  return text => uidOf(createHmac('sha256', key).update(text).digest())
}

const digits = (text: string): string => text.replaceAll(/\D/g, '')
const day = (text: string | null): string => digits((text ?? '').slice(0, 10))
/** A record made at midnight states a day and no time. */
const timeOf = ({ createday }: RecordRow): string => digits(createday.slice(11, 16)).replace(/^0000$/, '')
const sexes = { male: 'M', female: 'F' } as const

/** The patient (PS3.3 C.7.1.1), or the statement that nobody is named (PS3.15 annex E, by a list of what is kept). */
const patientFields = (patient: PatientRow, identity: boolean): DicomFields =>
  identity
    ? {
        '00100010': ['PN', personName(patient.name, nameSounds(patient.name))],
        '00100020': ['LO', lineText(patient.case_no) || patient.uuid],
        '00100030': ['DA', day(patient.birthday)],
        '00100040': ['CS', patient.sex ? sexes[patient.sex] : ''],
      }
    : {
        '00100010': ['PN', 'Anonymous'],
        '00100020': ['LO', 'Anonymous'],
        '00100030': ['DA', ''],
        '00100040': ['CS', patient.sex ? sexes[patient.sex] : ''],
        '00120062': ['CS', 'YES'],
        '00120063': ['LO', 'Sella: names, numbers, days and texts left out'],
      }

/** This installation as the device that made the object (PS3.3 C.7.5.2). */
const equipmentFields = (uid: Uids): DicomFields => ({
  '00080070': ['LO', 'Sella'],
  '00081090': ['LO', 'Sella'],
  '00181000': ['LO', uid('device')],
  '00181020': ['LO', version],
})

interface Where {
  readonly record: RecordRow
  readonly thing: string
  readonly number: number
}

export type Frame = (where: Where) => DicomFields

/**
 * Patient, study, series and equipment of an object: a record is a study, and each of its pictures a series. A study's ID, by which
 * discs list it, is made of the last digits of its UID.
 */
export const framing = (uid: Uids, patient: PatientRow, identity: boolean): Frame => {
  const own = { ...patientFields(patient, identity), ...equipmentFields(uid) }
  return ({ record, thing, number }) => ({
    ...own,
    '00080018': ['UI', uid(`instance ${thing}`)],
    '00080020': ['DA', identity ? day(record.createday) : ''],
    '00080030': ['TM', identity ? timeOf(record) : ''],
    '00080050': ['SH', ''],
    '00080090': ['PN', ''],
    '0020000d': ['UI', uid(`study ${record.uuid}`)],
    '0020000e': ['UI', uid(`series ${thing}`)],
    '00200010': ['SH', uid(`study ${record.uuid}`).slice(-8)],
    '00200011': ['IS', String(number)],
    '00200013': ['IS', '1'],
  })
}
