import { randomUUID } from 'node:crypto'
import type { Parsed } from '@sella/contract/calls/index'
import type { Agency, Patient } from '@sella/contract/entities'
import type { Selectable } from 'kysely'
import type { Db } from '../db/open'
import type { PatientTable } from '../db/tables'
import { Refusal } from '../http/refusal'
import { fold, searchKeys, searchText } from './search-keys'

export type PatientRow = Selectable<PatientTable>
export type PatientFields = Parsed<'patientAdd'>

/** A doctor's case outside the bin (or in it); refuses alike whether it is another doctor's or does not exist. */
export const ownPatient = async (
  db: Db,
  { doctor, uuid, binned = false }: { readonly doctor: string; readonly uuid: string; readonly binned?: boolean },
): Promise<PatientRow> => {
  const row = await db
    .selectFrom('patient')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('doctor_id', '=', doctor)
    .where('deleted_at', binned ? 'is not' : 'is', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The columns that follow from a case's fields. */
export const columnsOf = (fields: PatientFields) => ({
  name: fields.name,
  sex: fields.sex,
  birthday: fields.birthday,
  case_no: fields.caseNo,
  case_key: fold(fields.caseNo) || fields.caseNo,
  agency_uuid: fields.agencyUuid,
  phone: fields.phone,
  notes: fields.notes,
  search_text: searchText(searchKeys(fields.name, fields.caseNo)),
})

export const newPatientRow = (fields: PatientFields, { doctor, at }: { doctor: string; at: string }): PatientRow => ({
  uuid: randomUUID(),
  doctor_id: doctor,
  ...columnsOf(fields),
  favorite: 0,
  created_at: at,
  updated_at: at,
  deleted_at: null,
})

/** The case as it travels. */
export const patientOf = (row: PatientRow, agency: Agency | null): Patient => ({
  uuid: row.uuid,
  name: row.name,
  sex: row.sex,
  birthday: row.birthday,
  caseNo: row.case_no,
  agency,
  phone: row.phone,
  notes: row.notes,
  favorite: row.favorite === 1,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const keysOf = (row: PatientRow): readonly string[] => row.search_text.split('\n').filter(key => key !== '')

/** Makes a case findable: called when it is added, renamed or taken out of the bin. */
export const addKeys = async (tx: Db, row: PatientRow): Promise<void> => {
  const rows = keysOf(row).map(key => ({ doctor_id: row.doctor_id, key, patient_uuid: row.uuid }))
  if (rows.length > 0) await tx.insertInto('patient_key').values(rows).execute()
}

export const removeKeys = async (tx: Db, row: PatientRow): Promise<void> => {
  const keys = keysOf(row)
  if (keys.length === 0) return
  await tx
    .deleteFrom('patient_key')
    .where('doctor_id', '=', row.doctor_id)
    .where('key', 'in', keys)
    .where('patient_uuid', '=', row.uuid)
    .execute()
}
