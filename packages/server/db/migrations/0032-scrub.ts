import type { ColumnDefinitionBuilder } from 'kysely'
import type { Db, Engine } from '../open'

const needed = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.primaryKey()

/** Progress of the round over all originals, shared by all processes, and what it found broken. */
export const scrub = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('scrub')
    .addColumn('id', 'integer', key)
    .addColumn('last_path', text, needed)
    .addColumn('round_began_at', text, needed)
    .execute()
  await db.schema
    .createTable('broken_original')
    .addColumn('path', text, key)
    .addColumn('kind', text, needed)
    .addColumn('seen_at', text, needed)
    .execute()
}
