import type { Db, Engine } from '../open'

/** Which member made a further reading: two of one name are two readers. Null of others, and of readings kept before. */
export const rereadPerson = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema.alterTable('reread').addColumn('person_id', text).execute()
}
