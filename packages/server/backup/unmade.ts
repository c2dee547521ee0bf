import { sql } from 'kysely'
import type { Db } from '../db/open'

const functionsIn = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`select oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace`.execute(db)
  return rows.map(row => row.name)
}

/** Does the work in a PostgreSQL database without tables; if the work fails, everything it created there is removed again. */
export const orUnmade = async (db: Db, work: () => Promise<void>): Promise<void> => {
  const before = new Set(await functionsIn(db))
  try {
    await work()
  } catch (error) {
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
    for (const { name, isView } of tables)
      await sql`drop ${sql.raw(isView ? 'view' : 'table')} if exists ${sql.table(name)} cascade`.execute(db)
    for (const name of await functionsIn(db)) if (!before.has(name)) await sql.raw(`drop function ${name} cascade`).execute(db)
    throw error
  }
}
