import { randomUUID } from 'node:crypto'
import type { CallName, Parsed } from '@sella/contract/calls/index'
import { note } from '../audit/log'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import type { By } from '../patients/store'
import { checkPlan, ownPlan, type PlanRow, plansOf } from './rows'

/** More plans per record than a doctor compares. */
const mostPlans = 50

const nameOf = async (db: Db, doctor: string): Promise<string> =>
  (await db.selectFrom('doctor').select('user_name').where('uuid', '=', doctor).executeTakeFirstOrThrow()).user_name

const noted = (tx: Db, action: CallName, row: PlanRow, { doctor, at }: By, details: Readonly<Record<string, unknown>>) =>
  note(tx, { doctor, at, action, entity: 'plan', uuid: row.uuid, details: { record: row.record_uuid, ...details } })

/** The plan of a request that arrived twice at once. Refuses as not found a plan of another record or doctor. */
const stored = async (db: Db, { recordUuid, ...own }: { doctor: string; recordUuid: string; uuid: string }): Promise<PlanRow> => {
  const row = await ownPlan(db, own)
  if (row.record_uuid !== recordUuid) throw new Refusal('NOT_FOUND')
  return row
}

/** Adds a plan. Asked again with the uuid of a plan of this record, returns that plan: the first reply may have been lost. */
export const addPlan = (
  { db, engine }: OpenDatabase,
  { uuid = randomUUID(), recordUuid, name, content }: Parsed<'planAdd'>,
  by: By,
) =>
  db.transaction().execute(async (tx): Promise<PlanRow> => {
    checkPlan(content)
    await engine.oneAtATime(tx, `plans of ${recordUuid}`)
    const others = await plansOf(tx, { doctor: by.doctor, recordUuid })
    const there = others.find(each => each.uuid === uuid)
    if (there) return there
    if (others.length >= mostPlans) throw new Refusal('PLAN_LIMIT', { limit: mostPlans })
    const row: PlanRow = {
      uuid,
      doctor_id: by.doctor,
      record_uuid: recordUuid,
      name,
      content,
      version: 1,
      saved_by: await nameOf(tx, by.person ?? by.doctor),
      created_at: by.at,
      updated_at: by.at,
      archived_at: null,
    }
    const added = await tx
      .insertInto('plan')
      .values(row)
      .onConflict(on => on.column('uuid').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!added) return stored(tx, { doctor: by.doctor, recordUuid, uuid })
    await noted(tx, 'planAdd', row, by, { after: { name, content } })
    return row
  })

/** Saves a plan if it still has the version the change started from; the version then increases by one. */
export const savePlan = ({ db }: OpenDatabase, { uuid, version, content }: Parsed<'planSave'>, by: By): Promise<PlanRow> =>
  db.transaction().execute(async tx => {
    checkPlan(content)
    const before = await ownPlan(tx, { doctor: by.doctor, uuid })
    const change = { content, version: version + 1, saved_by: await nameOf(tx, by.person ?? by.doctor), updated_at: by.at }
    const after = await tx
      .updateTable('plan')
      .set(change)
      .where('uuid', '=', uuid)
      // Another transaction may have saved since the row was read.
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
    if (!after) throw new Refusal('PLAN_CONFLICT', { currentVersion: before.version })
    await noted(tx, 'planSave', after, by, { before: { content: before.content }, after: { content } })
    return after
  })

const change = (
  { db }: OpenDatabase,
  { uuid, set, action }: { uuid: string; set: Partial<Pick<PlanRow, 'name' | 'archived_at'>>; action: CallName },
  by: By,
): Promise<PlanRow> =>
  db.transaction().execute(async tx => {
    const { name, archived_at } = await ownPlan(tx, { doctor: by.doctor, uuid })
    const after = await tx.updateTable('plan').set(set).where('uuid', '=', uuid).returningAll().executeTakeFirstOrThrow()
    await noted(tx, action, after, by, { before: { name, archived_at }, after: set })
    return after
  })

export const renamePlan = (store: OpenDatabase, { uuid, name }: Parsed<'planRename'>, by: By): Promise<PlanRow> =>
  change(store, { uuid, set: { name }, action: 'planRename' }, by)

export const archivePlan = (store: OpenDatabase, { uuid, archived }: Parsed<'planArchive'>, by: By): Promise<PlanRow> =>
  change(store, { uuid, set: { archived_at: archived ? by.at : null }, action: 'planArchive' }, by)

/** Deletes a plan for good; the change log keeps its content. */
export const deletePlan = ({ db }: OpenDatabase, uuid: string, by: By): Promise<void> =>
  db.transaction().execute(async tx => {
    const row = await ownPlan(tx, { doctor: by.doctor, uuid })
    await tx.deleteFrom('plan').where('uuid', '=', uuid).execute()
    await noted(tx, 'planDelete', row, by, { before: { name: row.name, content: row.content } })
  })
