import { randomUUID } from 'node:crypto'
import type { Parsed } from '@sella/contract/calls/index'
import { note } from '../audit/log'
import type { Store } from '../db/open'
import { Refusal } from '../http/refusal'
import { checkTracing } from '../records/document-checks'
import { filmOf, frameOf, imagesOf, ownRecord } from '../records/rows'
import { type ByPerson, settleOwnErrors } from './own-errors'
import type { RereadRow } from './rows'

/** More than a study needs of one film. */
const most = 20

/** Keeps a reading with the film it was made on. The log holds it under its record, and lets go of it with that. */
export const addReread = (
  { db }: Store,
  { recordUuid, reader, name, cephPoints }: Parsed<'rereadAdd'>,
  by: ByPerson,
): Promise<RereadRow> =>
  db.transaction().execute(async tx => {
    await ownRecord(tx, { doctor: by.doctor, uuid: recordUuid })
    const film = filmOf(await imagesOf(tx, [recordUuid]))
    if (!film) throw new Refusal('FILM_FIRST')
    if (!checkTracing(cephPoints)) throw new Refusal('POINTS_FIRST')
    const held = await tx.selectFrom('reread').select('uuid').where('record_uuid', '=', recordUuid).execute()
    if (held.length >= most) throw new Refusal('REREAD_LIMIT', { limit: most })
    const row: RereadRow = {
      uuid: randomUUID(),
      doctor_id: by.doctor,
      record_uuid: recordUuid,
      film: frameOf(film),
      reader,
      name,
      ceph_points: cephPoints,
      created_at: by.at,
    }
    await tx.insertInto('reread').values(row).execute()
    const details = { after: { reread: row.uuid, reader, name, cephPoints } }
    await note(tx, { ...by, action: 'rereadAdd', entity: 'record', uuid: recordUuid, details })
    await settleOwnErrors(tx, by)
    return row
  })

/** For good; the change log keeps what it was. */
export const deleteReread = ({ db }: Store, uuid: string, by: ByPerson): Promise<void> =>
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
    await settleOwnErrors(tx, by)
  })
