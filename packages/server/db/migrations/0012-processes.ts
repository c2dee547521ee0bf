import type { ColumnDefinitionBuilder } from 'kysely'
import type { Db, Engine } from '../open'

const needed = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.primaryKey()

/** What several processes of one installation must agree on: secrets, incoming originals, and originals to be removed. */
export const processes = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema.createTable('secret').addColumn('name', text, key).addColumn('value', text, needed).execute()
  await db.schema
    .createTable('file_hold')
    .addColumn('uuid', text, key)
    .addColumn('hash', text, needed)
    .addColumn('until', text, needed)
    .execute()
  await db.schema.createIndex('file_hold_hash').on('file_hold').column('hash').execute()
  await db.schema
    .createTable('file_removal')
    .addColumn('hash', text, key)
    .addColumn('wanted_at', text, needed)
    .addColumn('until', text, needed)
    .execute()
}
