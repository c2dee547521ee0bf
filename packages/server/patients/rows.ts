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

/** The row of a new case with what its searches need; `at` is an instant. */
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

const count = async (tx: Db, doctor: string, by: 1 | -1): Promise<void> => {
  await tx
    .updateTable('doctor')
    .set(eb => ({ cases: eb('cases', '+', by) }))
    .where('uuid', '=', doctor)
    .execute()
}

const insertKeys = async (tx: Db, row: PatientRow): Promise<void> => {
  const rows = keysOf(row).map(key => ({ doctor_id: row.doctor_id, key, patient_uuid: row.uuid }))
  if (rows.length > 0) await tx.insertInto('patient_key').values(rows).execute()
}

const deleteKeys = async (tx: Db, row: PatientRow): Promise<void> => {
  const keys = keysOf(row)
  if (keys.length === 0) return
  await tx
    .deleteFrom('patient_key')
    .where('doctor_id', '=', row.doctor_id)
    .where('key', 'in', keys)
    .where('patient_uuid', '=', row.uuid)
    .execute()
}

/** Makes a case findable and counted: it was added or comes out of the bin. */
export const addKeys = async (tx: Db, row: PatientRow): Promise<void> => {
  await insertKeys(tx, row)
  await count(tx, row.doctor_id, 1)
}

/** The case goes to the bin: neither found nor counted. */
export const removeKeys = async (tx: Db, row: PatientRow): Promise<void> => {
  await deleteKeys(tx, row)
  await count(tx, row.doctor_id, -1)
}

/** The case is found by its new name and number, no longer by the old. */
export const replaceKeys = async (tx: Db, before: PatientRow, row: PatientRow): Promise<void> => {
  await deleteKeys(tx, before)
  await insertKeys(tx, row)
}
