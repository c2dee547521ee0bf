import type { Parsed } from '@sella/contract/calls/index'
import { type CaseFile, emptyFile, type RecordNote } from '@sella/contract/case-file'
import { sql } from 'kysely'
import { note } from '../audit/log'
import { writeKeys } from '../db/case-keys'
import { mergedOnto } from '../db/merged'
import type { Db, OpenDatabase } from '../db/open'
import { visibleCases } from '../db/visible-cases'
import { Refusal } from '../http/refusal'
import { writeFile, writtenFile } from './file-rows'
import { ownPatient } from './rows'
import { type By, inTurn, touchPatient } from './store'

/** Most tags suggested while typing. */
const mostOffered = 200

const recordsIn = (db: Db, caseUuid: string) =>
  db
    .selectFrom('record')
    .select(['uuid', 'createday', 'type', 'note'])
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', 'is', null)
    .orderBy('createday')
    .orderBy('created_at')

const notesOf = async (db: Db, caseUuid: string): Promise<RecordNote[]> =>
  (await recordsIn(db, caseUuid).execute()).map(row => ({ ...row, note: row.note ?? '' }))

const fileIn = async (db: Db, caseUuid: string): Promise<CaseFile> => (await writtenFile(db, caseUuid)) ?? emptyFile

/** The notes on a doctor's case and its records. */
export const readFile = async (db: Db, { doctor, caseUuid }: { readonly doctor: string; readonly caseUuid: string }) => {
  await ownPatient(db, { doctor, uuid: caseUuid })
  return { file: await fileIn(db, caseUuid), records: await notesOf(db, caseUuid) }
}

/**
 * Saves the file of a case. Fields the change leaves alone keep what was written meanwhile; refuses where both changed the same
 * field.
 */
export const saveFile = (store: OpenDatabase, { caseUuid, file, from }: Parsed<'caseFileSave'>, by: By): Promise<CaseFile> =>
  store.db.transaction().execute(async tx => {
    await inTurn(tx, store, caseUuid)
    const row = await ownPatient(tx, { doctor: by.doctor, uuid: caseUuid })
    const before = await fileIn(tx, caseUuid)
    const { fields, clashes } = mergedOnto(before, { from, to: file })
    if (clashes.length > 0) throw new Refusal('PATIENT_CONFLICT', { fields: clashes.join(' ') })
    await writeFile(tx, { ...by, caseUuid }, fields)
    await writeKeys(tx, row)
    await touchPatient(tx, caseUuid, by.at)
    await note(tx, { ...by, action: 'caseFileSave', entity: 'patient', uuid: caseUuid, details: { before, after: fields } })
    return fileIn(tx, caseUuid)
  })

const notedRecord = async (tx: Db, { doctor, uuid }: { readonly doctor: string; readonly uuid: string }) => {
  const record = await tx
    .selectFrom('record')
    .select(['case_uuid', 'createday', 'type', 'note'])
    .where('uuid', '=', uuid)
    .where('doctor_id', '=', doctor)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!record) throw new Refusal('NOT_FOUND')
  return record
}

/** Saves the note of a record. The record's version stays, because its tracing is not changed. */
export const saveNote = (store: OpenDatabase, { uuid, note: to, from }: Parsed<'recordNoteSave'>, by: By): Promise<RecordNote> =>
  store.db.transaction().execute(async tx => {
    await inTurn(tx, store, (await notedRecord(tx, { doctor: by.doctor, uuid })).case_uuid)
    // Only now: another change may have been waited for.
    const record = await notedRecord(tx, { doctor: by.doctor, uuid })
    const row = await ownPatient(tx, { doctor: by.doctor, uuid: record.case_uuid })
    const before = { note: record.note ?? '' }
    const { clashes } = mergedOnto(before, { from: { note: from }, to: { note: to } })
    if (clashes.length > 0) throw new Refusal('PATIENT_CONFLICT', { fields: 'note' })
    await tx
      .updateTable('record')
      .set({ note: to || null })
      .where('uuid', '=', uuid)
      .execute()
    await writeKeys(tx, row)
    await touchPatient(tx, record.case_uuid, by.at)
    await note(tx, { ...by, action: 'recordNoteSave', entity: 'record', uuid, details: { before, after: { note: to } } })
    return { uuid, createday: record.createday, type: record.type, note: to }
  })

/** The doctor's tags on cases outside the bin, most used first. */
export const tagsUsed = async (db: Db, doctor: string, only: string | null) =>
  (
    await db
      .selectFrom('case_tag')
      .innerJoin('patient', 'patient.uuid', 'case_tag.case_uuid')
      .select(eb => [eb.fn.max('case_tag.tag').as('tag'), eb.fn.countAll<number>().as('cases')])
      .where('case_tag.doctor_id', '=', doctor)
      .where('patient.deleted_at', 'is', null)
      .where(sql<boolean>`1 = 1 ${visibleCases('patient.uuid', only)}`)
      .groupBy('case_tag.tag_key')
      .orderBy('cases', 'desc')
      .orderBy('case_tag.tag_key')
      .limit(mostOffered)
      .execute()
  ).map(({ tag, cases }) => ({ tag, cases }))
