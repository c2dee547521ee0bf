import type { Db, Engine } from '../open'

/** Links through which a phone sends photos for one record without signing in. */
export const phoneLinks = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('phone_link')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, c => c.notNull().references('doctor.uuid').onDelete('cascade'))
    .addColumn('case_uuid', text, c => c.notNull().references('patient.uuid').onDelete('cascade'))
    .addColumn('record_uuid', text, c => c.notNull().references('record.uuid').onDelete('cascade'))
    .addColumn('token_hash', text, c => c.notNull().unique())
    .addColumn('mark', text, c => c.notNull())
    .addColumn('made_by', text, c => c.notNull())
    .addColumn('made_name', 'text', c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('ends_at', text, c => c.notNull())
    .addColumn('closed_at', text)
    .addColumn('opened_at', text)
    .addColumn('sent', 'integer', c => c.notNull())
    .execute()
  await db.schema.createIndex('phone_link_doctor').on('phone_link').columns(['doctor_id', 'ends_at']).execute()
  await db.schema.createIndex('phone_link_case').on('phone_link').column('case_uuid').execute()
  await db.schema.createIndex('phone_link_record').on('phone_link').column('record_uuid').execute()
}
