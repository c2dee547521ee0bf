import type { Db, Engine } from '../open'

/** Who made a record's tracing, if a clinic's member did, and whether an orthodontist has yet to approve it. */
export const review = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  const columns = [
    ['traced_by', text],
    ['traced_name', 'text'],
    ['approved_name', 'text'],
    ['approved_at', text],
  ] as const
  for (const [name, type] of columns) await db.schema.alterTable('record').addColumn(name, type).execute()
  await db.schema
    .alterTable('record')
    .addColumn('awaits_review', 'integer', c => c.notNull().defaultTo(0))
    .execute()
}
