import type { Db, Engine } from '../open'

/** When the points of a record were last changed by a save; null for those saved before this was recorded. */
export const tracedAt = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema.alterTable('record').addColumn('traced_at', text).execute()
}
