import type { Db, Engine } from '../open'

/** What calls that must not happen twice were answered, sealed; a day long. */
export const acts = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .createTable('act')
    .addColumn('name', text, c => c.primaryKey())
    .addColumn('reply', 'text')
    .addColumn('at', text, c => c.notNull())
    .execute()
  await db.schema.createIndex('act_at').on('act').column('at').execute()
}
