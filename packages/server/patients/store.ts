import type { Parsed } from '@sella/contract/calls/index'
import { holdAgency } from '../agencies/store'
import { note } from '../audit/log'
import { writeKeys } from '../db/case-keys'
import { lastly } from '../db/lastly'
import { mergedOnto } from '../db/merged'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { checkBirthdayBeforeRecords } from './birthday'
import { fieldsOf } from './form-fields'
import {
  addFirstKeys,
  addKeys,
  columnsOf,
  newPatientRow,
  ownPatient,
  type PatientFields,
  type PatientRow,
  removeKeys,
} from './rows'

/** Who makes a change, and when. */
export interface By {
  /** The account whose data is changed. */
  readonly doctor: string
  /** The person who makes the change, where that is recorded; otherwise it is the doctor. */
  readonly person?: string
  readonly at: string
}

const numberTaken = async (db: Db, { doctor, key, except }: { doctor: string; key: string; except: string }): Promise<void> => {
  if (key === '') return
  const other = await db
    .selectFrom('patient')
    .select('name')
    .where('doctor_id', '=', doctor)
    .where('case_key', '=', key)
    .where('case_key', '<>', '')
    .where('deleted_at', 'is', null)
    .where('uuid', '<>', except)
    .executeTakeFirst()
  if (other) throw new Refusal('CASE_NUMBER_TAKEN', { name: other.name })
}

/** Two windows may take the same number at once; the unique index then decides. */
const orTaken = async <T>({ engine }: OpenDatabase, name: string, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (engine.isDuplicate(error)) throw new Refusal('CASE_NUMBER_TAKEN', { name })
    throw error
  }
}

/**
 * Adds a case; refuses a case number the doctor has already used. `treatedBy`: the member of the clinic to whom it is assigned;
 * null for nobody.
 */
export const addPatient = (
  store: OpenDatabase,
  fields: PatientFields,
  { treatedBy = null, ...by }: By & { readonly treatedBy?: string | null },
): Promise<PatientRow> =>
  orTaken(
    store,
    fields.name,
    store.db.transaction().execute(async tx => {
      const row = newPatientRow(fields, by)
      await holdAgency(tx, store, { doctor: by.doctor, uuid: fields.agencyUuid })
      await numberTaken(tx, { doctor: by.doctor, key: row.case_key, except: row.uuid })
      await lastly(tx, tx.insertInto('patient').values(row))
      await addFirstKeys(tx, row)
      if (treatedBy !== null) await lastly(tx, tx.insertInto('case_doctor').values({ case_uuid: row.uuid, doctor_id: treatedBy }))
      await note(tx, { ...by, action: 'patientAdd', entity: 'patient', uuid: row.uuid, details: { after: fields } })
      return row
    }),
  )

/**
 * Serialises simultaneous changes of one case: the second waits for the first and then sees it. SQLite allows only one writer at
 * a time anyway.
 */
export const inTurn = async (tx: Db, { engine }: OpenDatabase, uuid: string): Promise<void> => {
  if (engine.name === 'postgres') await tx.selectFrom('patient').select('uuid').where('uuid', '=', uuid).forUpdate().execute()
}

/**
 * Changes a case. With `from`, fields the change leaves alone keep what was written meanwhile; refuses where both changed the
 * same field.
 */
export const changePatient = (store: OpenDatabase, { uuid, from, ...to }: Parsed<'patientUpdate'>, by: By): Promise<PatientRow> =>
  orTaken(
    store,
    to.name,
    store.db.transaction().execute(async tx => {
      await inTurn(tx, store, uuid)
      const before = await ownPatient(tx, { doctor: by.doctor, uuid })
      const { fields, clashes } = mergedOnto(fieldsOf(before), { from: from ?? fieldsOf(before), to })
      if (clashes.length > 0) throw new Refusal('PATIENT_CONFLICT', { fields: clashes.join(' ') })
      await holdAgency(tx, store, { doctor: by.doctor, uuid: fields.agencyUuid })
      if (fields.birthday !== before.birthday) await checkBirthdayBeforeRecords(tx, uuid, fields.birthday)
      const row = { ...before, ...columnsOf(fields), updated_at: by.at }
      await numberTaken(tx, { doctor: by.doctor, key: row.case_key, except: uuid })
      await tx
        .updateTable('patient')
        .set({ ...columnsOf(fields), updated_at: by.at })
        .where('uuid', '=', uuid)
        .execute()
      await writeKeys(tx, row)
      const { search_text: _, name_order: __, ...was } = before
      await note(tx, { ...by, action: 'patientUpdate', entity: 'patient', uuid, details: { before: was, after: fields } })
      return row
    }),
  )

/** Moves a case to the bin: it is no longer found, and its records and images are hidden with it. */
export const binPatient = (store: OpenDatabase, uuid: string, by: By): Promise<void> =>
  store.db.transaction().execute(async tx => {
    await inTurn(tx, store, uuid)
    const row = await ownPatient(tx, { doctor: by.doctor, uuid })
    await tx.updateTable('patient').set({ deleted_at: by.at, updated_at: by.at }).where('uuid', '=', uuid).execute()
    await removeKeys(tx, row)
    await note(tx, { ...by, action: 'patientDelete', entity: 'patient', uuid, details: { name: row.name, caseNo: row.case_no } })
  })

/** Restores a case from the bin; refused where its number has since been given to another case. */
export const restorePatient = (store: OpenDatabase, uuid: string, by: By): Promise<PatientRow> =>
  orTaken(
    store,
    '',
    store.db.transaction().execute(async tx => {
      await inTurn(tx, store, uuid)
      const row = await ownPatient(tx, { doctor: by.doctor, uuid, binned: true })
      await numberTaken(tx, { doctor: by.doctor, key: row.case_key, except: uuid })
      await tx.updateTable('patient').set({ deleted_at: null, updated_at: by.at }).where('uuid', '=', uuid).execute()
      await addKeys(tx, row)
      await note(tx, { ...by, action: 'patientRestore', entity: 'patient', uuid, details: {} })
      return { ...row, deleted_at: null, updated_at: by.at }
    }),
  )

/** A bookmark of the doctor's, not a change of the case: its place in the list stays. */
export const markFavorite = async (
  { db }: OpenDatabase,
  uuid: string,
  { doctor, favorite }: { doctor: string; favorite: boolean },
): Promise<PatientRow> => {
  const row = await ownPatient(db, { doctor, uuid })
  const flag = favorite ? 1 : 0
  await db.updateTable('patient').set({ favorite: flag }).where('uuid', '=', uuid).execute()
  return { ...row, favorite: flag }
}

/** Moves a case to the top of the list because some of its content changed. */
export const touchPatient = async (tx: Db, uuid: string, at: string): Promise<void> => {
  await lastly(tx, tx.updateTable('patient').set({ updated_at: at }).where('uuid', '=', uuid))
}
