import type { Db, Engine } from '../open'

/** Unfinished blind tracings, one per film and reader; once closed, they become further readings. */
export const rereadDrafts = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('reread_draft')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, c => c.notNull().references('doctor.uuid').onDelete('cascade'))
    .addColumn('person_id', text, c => c.notNull())
    .addColumn('record_uuid', text, c => c.notNull().references('record.uuid').onDelete('cascade'))
    .addColumn('film', 'text', c => c.notNull())
    .addColumn('reader', text, c => c.notNull())
    .addColumn('name', text, c => c.notNull())
    .addColumn('ceph_points', 'text', c => c.notNull())
    .addColumn('version', 'integer', c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('updated_at', text, c => c.notNull())
    .addUniqueConstraint('reread_draft_once', ['record_uuid', 'person_id', 'reader', 'name'])
    .execute()
  await db.schema
    .createIndex('reread_draft_person')
    .on('reread_draft')
    .columns(['doctor_id', 'person_id', 'updated_at'])
    .execute()
}
