import type { Db, Engine } from '../open'

/** Second factors with recovery codes, clinics that require one, and the locking of idle sessions. */
export const secondFactor = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('second_factor')
    .addColumn('doctor_id', text, c => c.primaryKey().references('doctor.uuid').onDelete('cascade'))
    .addColumn('secret', 'text', c => c.notNull())
    .addColumn('confirmed_at', text)
    .addColumn('last_step', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('doctor_id', text, c => c.notNull().references('doctor.uuid').onDelete('cascade'))
    .addColumn('code_hash', text, c => c.notNull())
    .addPrimaryKeyConstraint('recovery_code_pk', ['doctor_id', 'code_hash'])
    .execute()
  await db.schema
    .alterTable('clinic')
    .addColumn('two_steps', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('session').addColumn('locked_at', text).execute()
}
