import type { Db, Engine } from '../open'

/**
 * Further readings of a film, made blind: they measure how accurately its points are placed and never become the record's
 * tracing.
 */
export const rereads = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('reread')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, c => c.notNull().references('doctor.uuid').onDelete('cascade'))
    .addColumn('record_uuid', text, c => c.notNull().references('record.uuid').onDelete('cascade'))
    .addColumn('film', 'text', c => c.notNull())
    .addColumn('reader', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('ceph_points', 'text', c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .execute()
  await db.schema.createIndex('reread_record').on('reread').columns(['record_uuid', 'created_at']).execute()
  await db.schema.createIndex('reread_doctor').on('reread').columns(['doctor_id', 'created_at']).execute()
}
