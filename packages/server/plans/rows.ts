import { readPlanDocument } from '@sella/contract/documents/plan'
import type { TreatmentPlan } from '@sella/contract/entities'
import type { Selectable } from 'kysely'
import type { Db } from '../db/open'
import { type OwnRow, ownRow } from '../db/own-row'
import type { PlanTable } from '../db/record-tables'
import { checkJson } from '../http/json-text'
import { Refusal } from '../http/refusal'
import { ownRecord } from '../records/rows'

export type PlanRow = Selectable<PlanTable>

export const planOf = (row: PlanRow): TreatmentPlan => ({
  uuid: row.uuid,
  recordUuid: row.record_uuid,
  name: row.name,
  content: row.content,
  version: row.version,
  archived: row.archived_at !== null,
  by: row.saved_by,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** Refuses a text that is not a valid plan, naming the malformed part. */
export const checkPlan = (content: string): void => {
  checkJson(content, 'content')
  const read = readPlanDocument(content)
  if (!read.ok) throw new Refusal('INPUT_INVALID', { field: `content ${read.at}` })
}

/** A doctor's plan whose record and case are outside the bin. */
export const ownPlan = async (db: Db, own: OwnRow): Promise<PlanRow> => {
  const row = await ownRow(db, 'plan', own)
  await ownRecord(db, { doctor: own.doctor, uuid: row.record_uuid })
  return row
}

/** The plans of a doctor's record, oldest first. */
export const plansOf = async (
  db: Db,
  { doctor, recordUuid }: { readonly doctor: string; readonly recordUuid: string },
): Promise<PlanRow[]> => {
  await ownRecord(db, { doctor, uuid: recordUuid })
  return db.selectFrom('plan').selectAll().where('record_uuid', '=', recordUuid).orderBy('created_at').orderBy('uuid').execute()
}
