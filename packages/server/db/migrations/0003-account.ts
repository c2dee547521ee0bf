import { randomUUID } from 'node:crypto'
import type { ColumnDefinitionBuilder } from 'kysely'
import type { Db, Engine } from '../open'

const optional = (column: ColumnDefinitionBuilder) => column
const needed = (column: ColumnDefinitionBuilder) => column.notNull()
const doctor = (column: ColumnDefinitionBuilder) => column.references('doctor.uuid').onDelete('cascade')

/** A public identifier for each session, which reveals nothing about its token, and where it was opened. */
const sessions = async (db: Db, { byteText }: Engine): Promise<void> => {
  const blank = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')
  for (const [name, type] of [
    ['uuid', byteText],
    ['agent', 'text'],
    ['address', 'text'],
  ] as const)
    await db.schema.alterTable('session').addColumn(name, type, blank).execute()
  for (const { token_hash } of await db.selectFrom('session').select('token_hash').execute())
    await db.updateTable('session').set({ uuid: randomUUID() }).where('token_hash', '=', token_hash).execute()
}

/** Codes for a new password, QR sign-ins, session identifiers, the avatar. */
export const account = async (db: Db, engine: Engine): Promise<void> => {
  const { byteText: text } = engine
  await sessions(db, engine)
  await db.schema.alterTable('doctor').addColumn('avatar_path', 'text', optional).execute()
  // Whether an original is still in use is looked up by its content hash.
  await db.schema.createIndex('image_hash').on('image').column('hash').execute()
  await db.schema
    .createTable('verify_code')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('login_key', text, needed)
    .addColumn('doctor_id', text, doctor)
    .addColumn('code_hash', 'text', needed)
    .addColumn('attempts', 'integer', needed)
    .addColumn('created_at', text, needed)
    .addColumn('expires_at', text, needed)
    .execute()
  await db.schema.createIndex('verify_code_name').on('verify_code').columns(['login_key', 'created_at']).execute()
  await db.schema
    .createTable('qr_sign_in')
    .addColumn('ticket_hash', text, c => c.primaryKey())
    .addColumn('secret_hash', text, needed)
    .addColumn('doctor_id', text, doctor)
    .addColumn('agent', 'text', needed)
    .addColumn('address', 'text', needed)
    .addColumn('created_at', text, needed)
    .addColumn('expires_at', text, needed)
    .execute()
}
