import type { Db, Engine } from '../open'

/** Treatment plans of records. */
export const plans = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('plan')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, c => c.notNull().references('doctor.uuid').onDelete('cascade'))
    .addColumn('record_uuid', text, c => c.notNull().references('record.uuid').onDelete('cascade'))
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('content', 'text', c => c.notNull())
    .addColumn('version', 'integer', c => c.notNull())
    .addColumn('saved_by', 'text', c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('updated_at', text, c => c.notNull())
    .addColumn('archived_at', text)
    .execute()
  await db.schema.createIndex('plan_record').on('plan').columns(['record_uuid', 'created_at']).execute()
  await db.schema.createIndex('plan_doctor').on('plan').column('doctor_id').execute()
}
