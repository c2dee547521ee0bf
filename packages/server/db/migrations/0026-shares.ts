import type { Db, Engine } from '../open'

/** Links through which an outside colleague sees chosen records and documents of a case. */
export const shares = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('case_share')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, c => c.notNull().references('doctor.uuid').onDelete('cascade'))
    .addColumn('case_uuid', text, c => c.notNull().references('patient.uuid').onDelete('cascade'))
    .addColumn('token_hash', text, c => c.notNull().unique())
    .addColumn('made_by', text, c => c.notNull())
    .addColumn('made_name', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('scope', text, c => c.notNull())
    .addColumn('identity', 'integer', c => c.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('records', 'text', c => c.notNull())
    .addColumn('documents', 'text', c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('ends_at', text, c => c.notNull())
    .addColumn('stopped_at', text)
    .addColumn('opened', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('opened_at', text)
    .execute()
  await db.schema.createIndex('case_share_case').on('case_share').columns(['case_uuid', 'created_at']).execute()
  await db.schema.createIndex('case_share_doctor').on('case_share').column('doctor_id').execute()
}
