import { randomUUID } from 'node:crypto'
import type { Parsed } from '@sella/contract/calls/index'
import type { Selectable } from 'kysely'
import type { Db, OpenDatabase } from '../db/open'
import type { RereadDraftTable } from '../db/record-tables'
import { Refusal } from '../http/refusal'
import { checkTracing } from '../records/document-checks'
import { lockedRecord } from '../records/locked'
import { filmOf, frameOf, imagesOf, ownRecord, shownOf } from '../records/rows'
import type { ByPerson } from './own-errors'
import { orderOf, type RereadRow, storedOrder } from './rows'
import { insertReread } from './store'

export type DraftRow = Selectable<RereadDraftTable>
type DraftOf = Pick<Parsed<'rereadDraftGet'>, 'recordUuid' | 'reader' | 'name'>

const draftNamed = (tx: Db, { recordUuid, reader, name }: DraftOf, { doctor, person }: ByPerson) =>
  tx
    .selectFrom('reread_draft')
    .selectAll()
    .where('record_uuid', '=', recordUuid)
    .where('doctor_id', '=', doctor)
    .where('person_id', '=', person)
    .where('reader', '=', reader)
    .where('name', '=', name)
    .executeTakeFirst()

/** The pixel frame of the record's film; refuses a record without a film, and one that shows another film than `shown`. */
const frameOn = async (tx: Db, recordUuid: string, shown?: string): Promise<string> => {
  const film = filmOf(await imagesOf(tx, [recordUuid]))
  if (!film) throw new Refusal('FILM_FIRST')
  if (shown !== undefined && shown !== shownOf(film)) throw new Refusal('PICTURE_CHANGED')
  return frameOf(film)
}

/** A reader's unfinished blind tracing; null where there is none, or the film has since been replaced. */
export const draftOf = async (db: Db, of: DraftOf, by: ByPerson): Promise<DraftRow | null> => {
  await ownRecord(db, { doctor: by.doctor, uuid: of.recordUuid })
  const frame = await frameOn(db, of.recordUuid)
  const row = await draftNamed(db, of, by)
  return row && row.film === frame ? row : null
}

/**
 * Stores an unfinished blind tracing. One made on another film counts as none. Throws REREAD_CONFLICT where another window has
 * stored a newer one.
 */
export const saveDraft = (
  { db, engine }: OpenDatabase,
  { version, cephPoints, order, shown, ...of }: Parsed<'rereadDraftSave'>,
  by: ByPerson,
): Promise<DraftRow> =>
  db.transaction().execute(async tx => {
    checkTracing(cephPoints)
    // Whoever turns the film meanwhile must see that a tracing rests on it.
    await lockedRecord({ db: tx, engine }, { doctor: by.doctor, uuid: of.recordUuid })
    const film = await frameOn(tx, of.recordUuid, shown)
    const draft = await draftNamed(tx, of, by)
    const stale = draft !== undefined && draft.film !== film
    if (stale) await tx.deleteFrom('reread_draft').where('uuid', '=', draft.uuid).execute()
    const before = stale ? undefined : draft
    if ((before?.version ?? 0) !== version) throw new Refusal('REREAD_CONFLICT', { currentVersion: before?.version ?? 0 })
    const change = { ceph_points: cephPoints, version: version + 1, updated_at: by.at, film_order: storedOrder(order) }
    if (before) {
      const after = await tx
        .updateTable('reread_draft')
        .set({ ...change, film_order: before.film_order ?? change.film_order })
        .where('uuid', '=', before.uuid)
        // Another transaction may have saved since the row was read.
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst()
      if (!after) throw new Refusal('REREAD_CONFLICT', { currentVersion: version + 1 })
      return after
    }
    const row: DraftRow = {
      ...{ uuid: randomUUID(), doctor_id: by.doctor, person_id: by.person, record_uuid: of.recordUuid, film },
      ...{ reader: of.reader, name: of.name, created_at: by.at, ...change },
    }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('reread_draft')
      .values(row)
      .onConflict(on => on.columns(['record_uuid', 'person_id', 'reader', 'name']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) throw new Refusal('REREAD_CONFLICT', { currentVersion: 1 })
    return row
  })

const takeDraft = async (tx: Db, uuid: string, { doctor, person }: ByPerson): Promise<DraftRow> => {
  const row = await tx
    .deleteFrom('reread_draft')
    .where('uuid', '=', uuid)
    .where('doctor_id', '=', doctor)
    .where('person_id', '=', person)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * Turns a blind tracing into a further reading, provided it is the version its reader saw last and the film is the one it was
 * made on.
 */
export const closeDraft = (
  { db, engine }: OpenDatabase,
  { uuid, version }: Parsed<'rereadDraftClose'>,
  by: ByPerson,
): Promise<RereadRow> =>
  db.transaction().execute(async tx => {
    const draft = await takeDraft(tx, uuid, by)
    if (draft.version !== version) throw new Refusal('REREAD_CONFLICT', { currentVersion: draft.version })
    const { record_uuid: recordUuid, reader, name, ceph_points: cephPoints, film } = draft
    const order = orderOf(draft.film_order)
    return insertReread(
      { db: tx, engine },
      { recordUuid, reader, name, cephPoints, order, film },
      { ...by, action: 'rereadDraftClose' },
    )
  })

/** Discards a blind tracing. */
export const deleteDraft = ({ db }: OpenDatabase, uuid: string, by: ByPerson): Promise<DraftRow> => takeDraft(db, uuid, by)
