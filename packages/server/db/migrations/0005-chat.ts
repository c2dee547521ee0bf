import type { ColumnDefinitionBuilder } from 'kysely'
import type { Db, Engine } from '../open'

const needed = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const optional = (column: ColumnDefinitionBuilder) => column
/** The author or assignee may delete the account; the messages stay with the doctor. */
const someone = (column: ColumnDefinitionBuilder) => column.references('doctor.uuid').onDelete('set null')
const goesWith = (to: string) => (column: ColumnDefinitionBuilder) => column.notNull().references(to).onDelete('cascade')

const conversations = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('chat')
    .addColumn('uuid', text, c => c.primaryKey())
    .addColumn('doctor_id', text, c => goesWith('doctor.uuid')(c).unique())
    .addColumn('last_seq', 'integer', zero)
    .addColumn('last_text', 'text', needed)
    .addColumn('last_by_staff', 'integer', zero)
    .addColumn('last_at', text, needed)
    .addColumn('read_by_doctor', 'integer', zero)
    .addColumn('read_by_staff', 'integer', zero)
    .addColumn('last_doctor_seq', 'integer', zero)
    .addColumn('closed', 'integer', zero)
    .addColumn('assigned_to', text, someone)
    .addColumn('created_at', text, needed)
    .execute()
  await db.schema.createIndex('chat_last').on('chat').columns(['closed', 'last_at']).execute()
}

const messages = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('chat_message')
    .addColumn('chat_uuid', text, goesWith('chat.uuid'))
    .addColumn('uuid', text, needed)
    .addColumn('seq', 'integer', needed)
    .addColumn('by_staff', 'integer', needed)
    .addColumn('author_id', text, someone)
    .addColumn('text', 'text', needed)
    .addColumn('picture_path', 'text', optional)
    .addColumn('picture_hash', text, optional)
    .addColumn('width', 'integer', optional)
    .addColumn('height', 'integer', optional)
    .addColumn('context', 'text', optional)
    .addColumn('created_at', text, needed)
    .addPrimaryKeyConstraint('chat_message_pk', ['chat_uuid', 'uuid'])
    .addUniqueConstraint('chat_message_place', ['chat_uuid', 'seq'])
    .execute()
  await db.schema.createIndex('chat_message_author').on('chat_message').columns(['author_id', 'created_at']).execute()
  await db.schema.createIndex('chat_message_picture').on('chat_message').column('picture_hash').execute()
}

/** Conversations with customer service, and who on the staff is online. */
export const chat = async (db: Db, engine: Engine): Promise<void> => {
  await conversations(db, engine)
  await messages(db, engine)
  await db.schema
    .createTable('staff_presence')
    .addColumn('doctor_id', engine.byteText, c => c.primaryKey().references('doctor.uuid').onDelete('cascade'))
    .addColumn('until', engine.byteText, needed)
    .execute()
}
