import { sql } from 'kysely'
import type { Db, Engine } from '../open'

/** The films a record may have shown when its vertebrae were read: those that had come by then and had not gone. */
const then = `from image f where f.record_uuid = record.uuid and f.type = 'Lateral_Ceph' and f.created_at <= record.neck_at
  and (f.deleted_at is null or f.deleted_at > record.neck_at)`

/**
 * The film on which a doctor read a vertebral stage: on another film of the record it is not shown. For earlier readings that is the
 * one film which the record had then; where there were none or several it stays open.
 */
export const neckFilm = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema.alterTable('record').addColumn('neck_film', text).execute()
  await sql
    .raw(`update record set neck_film = (select coalesce(f.plain, f.hash) ${then})
      where neck_at is not null and (select count(*) ${then}) = 1`)
    .execute(db)
}
