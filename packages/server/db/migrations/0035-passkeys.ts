import type { Db, Engine } from '../open'

/** Passkeys of accounts, and challenges their devices have not answered yet. */
export const passkeys = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('passkey')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, c => c.notNull().references('doctor.uuid').onDelete('cascade'))
    .addColumn('credential_id', text, c => c.notNull().unique())
    .addColumn('public_key', 'text', c => c.notNull())
    .addColumn('counter', text, c => c.notNull())
    .addColumn('transports', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('synced', 'integer', c => c.notNull())
    .addColumn('created_at', text, c => c.notNull())
    .addColumn('used_at', text)
    .execute()
  await db.schema.createIndex('passkey_doctor').on('passkey').column('doctor_id').execute()
  await db.schema
    .createTable('passkey_question')
    .addColumn('challenge', text, c => c.primaryKey())
    .addColumn('doctor_id', text, c => c.references('doctor.uuid').onDelete('cascade'))
    .addColumn('expires_at', text, c => c.notNull())
    .execute()
}
