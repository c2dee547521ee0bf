import type { Db, Engine } from '../open'

/**
 * The member who made a further reading, since two of the same name are two readers. Null for other readers, and for earlier
 * readings.
 */
export const rereadPerson = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema.alterTable('reread').addColumn('person_id', text).execute()
}
