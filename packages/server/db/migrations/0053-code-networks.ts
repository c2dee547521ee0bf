import type { Db, Engine } from '../open'

/** The network from which a code was asked for; empty for those of before, which are valid for ten minutes. */
export const codeNetworks = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .alterTable('verify_code')
    .addColumn('network', text, c => c.notNull().defaultTo(''))
    .execute()
}
