import type { Db, Engine } from '../open'

/** The place of a blind reading in the random order of its set, with the order's seed. Null for earlier readings. */
export const filmOrders = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  for (const table of ['reread', 'reread_draft']) await db.schema.alterTable(table).addColumn('film_order', text).execute()
}
