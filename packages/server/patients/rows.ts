import { randomUUID } from 'node:crypto'
import type { Parsed } from '@sella/contract/calls/index'
import type { Agency, Patient } from '@sella/contract/entities'
import type { Selectable } from 'kysely'
import { dropKeys, writeFirstKeys, writeKeys } from '../db/case-keys'
import { lastly } from '../db/lastly'
import type { Db } from '../db/open'
import type { PatientTable } from '../db/tables'
import { Refusal } from '../http/refusal'
import { fold } from '../keys/fold'
import { nameOrder } from '../keys/name-keys'
import { searchText } from '../keys/search-keys'

export type PatientRow = Selectable<PatientTable>
export type PatientFields = Parsed<'patientAdd'>

/** A doctor's case outside the bin (or in it); one of another doctor is refused in the same way as one that does not exist. */
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

/** The columns derived from a case's fields. */
export const columnsOf = (fields: PatientFields) => ({
  name: fields.name,
  sex: fields.sex,
  birthday: fields.birthday,
  case_no: fields.caseNo,
  case_key: fold(fields.caseNo) || fields.caseNo,
  agency_uuid: fields.agencyUuid,
  phone: fields.phone,
  notes: fields.notes,
  search_text: searchText(fields),
  name_order: nameOrder(fields.name),
})

/** The row of a new case, with its search columns; `at` is an instant. */
export const newPatientRow = (fields: PatientFields, { doctor, at }: { doctor: string; at: string }): PatientRow => ({
  uuid: randomUUID(),
  doctor_id: doctor,
  ...columnsOf(fields),
  favorite: 0,
  created_at: at,
  updated_at: at,
  deleted_at: null,
})

/** The case in its wire form. */
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

const count = async (tx: Db, doctor: string, by: 1 | -1): Promise<void> => {
  const counted = tx.updateTable('doctor').set(eb => ({ cases: eb('cases', '+', by) }))
  await lastly(tx, counted.where('uuid', '=', doctor))
}

/** Makes a case findable and counted that was just added. */
export const addFirstKeys = async (tx: Db, row: PatientRow): Promise<void> => {
  await writeFirstKeys(tx, row)
  await count(tx, row.doctor_id, 1)
}

/** Makes a case findable and counted, after it was restored or came with what belongs to it. */
export const addKeys = async (tx: Db, row: PatientRow): Promise<void> => {
  await writeKeys(tx, row)
  await count(tx, row.doctor_id, 1)
}

/** Makes a case neither findable nor counted, when it moves to the bin. */
export const removeKeys = async (tx: Db, row: PatientRow): Promise<void> => {
  await dropKeys(tx, row.uuid)
  await count(tx, row.doctor_id, -1)
}

/** Updates a case's search keys after a change outside its own row. */
export const findAnew = async (tx: Db, uuid: string): Promise<void> => {
  const row = await tx
    .selectFrom('patient')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (row) await writeKeys(tx, row)
}
