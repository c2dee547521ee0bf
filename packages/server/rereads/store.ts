import { randomUUID } from 'node:crypto'
import type { CallName, Parsed } from '@sella/contract/calls/index'
import { note } from '../audit/log'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { checkTracing } from '../records/document-checks'
import { lockedRecord, type Within } from '../records/locked'
import { filmOf, frameOf, imagesOf } from '../records/rows'
import { type ByPerson, settleOwnErrors } from './own-errors'
import { type RereadRow, storedOrder } from './rows'

/** More readings per film than a study needs. */
const mostRereads = 20

/** A new reading: by a person who states who she is, or by the detector. */
export interface Read extends Omit<Parsed<'rereadAdd'>, 'reader'> {
  readonly reader: Parsed<'rereadAdd'>['reader'] | 'detector'
  /** The pixel frame in which it was made, where that is known. */
  readonly film?: string
}

/** The reader as stored: at a clinic's desk nobody is "self"; the signed-in member is named. */
const readerBy = async (
  tx: Db,
  { reader, name }: Pick<Read, 'reader' | 'name'>,
  { doctor, person }: ByPerson,
): Promise<Pick<RereadRow, 'reader' | 'name' | 'person_id'>> => {
  if (reader !== 'self' || person === doctor) return { reader, name, person_id: null }
  const member = await tx.selectFrom('doctor').select('user_name').where('uuid', '=', person).executeTakeFirstOrThrow()
  return { reader: 'member', name: member.user_name, person_id: person }
}

/**
 * Stores a reading with the film it was made on, in the caller's transaction; refuses one that was made on another film (NOT_FOUND). The
 * change log lists it under its record and erases it with the record.
 */
export const insertReread = async (
  within: Within,
  { recordUuid, cephPoints, order, film: readOn, ...read }: Read,
  { action, ...by }: ByPerson & { readonly action: CallName },
): Promise<RereadRow> => {
  const { db: tx } = within
  await lockedRecord(within, { doctor: by.doctor, uuid: recordUuid })
  const film = filmOf(await imagesOf(tx, [recordUuid]))
  if (!film) throw new Refusal('FILM_FIRST')
  if (readOn !== undefined && readOn !== frameOf(film)) throw new Refusal('NOT_FOUND')
  if (!checkTracing(cephPoints)) throw new Refusal('POINTS_FIRST')
  const rereads = await tx.selectFrom('reread').select('uuid').where('record_uuid', '=', recordUuid).execute()
  if (rereads.length >= mostRereads) throw new Refusal('REREAD_LIMIT', { limit: mostRereads })
  const reader = await readerBy(tx, read, by)
  const row: RereadRow = {
    ...{ uuid: randomUUID(), doctor_id: by.doctor, record_uuid: recordUuid, film: frameOf(film) },
    ...{ ...reader, ceph_points: cephPoints, film_order: storedOrder(order), created_at: by.at },
  }
  await tx.insertInto('reread').values(row).execute()
  const details = { after: { reread: row.uuid, reader: row.reader, name: row.name, cephPoints } }
  await note(tx, { ...by, action, entity: 'record', uuid: recordUuid, details })
  await settleOwnErrors(within, by)
  return row
}

/** Stores a reading that was made elsewhere. */
export const addReread = ({ db, engine }: OpenDatabase, reading: Parsed<'rereadAdd'>, by: ByPerson): Promise<RereadRow> =>
  db.transaction().execute(tx => insertReread({ db: tx, engine }, reading, { ...by, action: 'rereadAdd' }))

/** Deletes a reading for good; the change log keeps its content. */
export const deleteReread = ({ db, engine }: OpenDatabase, uuid: string, by: ByPerson): Promise<void> =>
  db.transaction().execute(async tx => {
    const row = await tx
      .deleteFrom('reread')
      .where('uuid', '=', uuid)
      .where('doctor_id', '=', by.doctor)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND')
    const before = { reread: uuid, reader: row.reader, name: row.name, cephPoints: row.ceph_points }
    await note(tx, { ...by, action: 'rereadDelete', entity: 'record', uuid: row.record_uuid, details: { before } })
    await settleOwnErrors({ db: tx, engine }, by)
  })
