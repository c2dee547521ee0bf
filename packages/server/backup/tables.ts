import { sql } from 'kysely'
import type { Db, Engine } from '../db/open'

/** A table as it is in the database, independent of this program's own schema. */
export interface DatabaseTable {
  readonly name: string
  readonly columns: readonly string[]
  /** Its primary key. */
  readonly key: readonly string[]
}

interface Pair {
  readonly from: string
  readonly to: string
}

/** Which table refers to rows of which. */
const references = async (db: Db, { name }: Pick<Engine, 'name'>): Promise<readonly Pair[]> => {
  const { rows } =
    name === 'sqlite'
      ? await sql<Pair>`select m.name as "from", f."table" as "to" from sqlite_master m, pragma_foreign_key_list(m.name) f
          where m.type = 'table'`.execute(db)
      : await sql<Pair>`select r.relname as "from", t.relname as "to" from pg_constraint c
          join pg_class r on r.oid = c.conrelid join pg_class t on t.oid = c.confrelid where c.contype = 'f'`.execute(db)
  return rows.filter(({ from, to }) => from !== to)
}

const keyOf = async (db: Db, { name }: Pick<Engine, 'name'>, table: string): Promise<readonly string[]> => {
  const { rows } =
    name === 'sqlite'
      ? await sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(db)
      : await sql<{ name: string }>`select a.attname as name from pg_index i
          cross join lateral unnest(i.indkey) with ordinality as k (column_number, place)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.column_number
          where i.indrelid = ${table}::regclass and i.indisprimary order by k.place`.execute(db)
  if (rows.length === 0) throw new Error(`the table ${table} has no primary key`)
  return rows.map(row => row.name)
}

/** Sorts tables so that each comes after those to which it refers. */
const ordered = (tables: readonly DatabaseTable[], pairs: readonly Pair[]): readonly DatabaseTable[] => {
  const placed: DatabaseTable[] = []
  const names = new Set<string>()
  while (placed.length < tables.length) {
    const next = tables.filter(({ name }) => !names.has(name) && pairs.every(({ from, to }) => from !== name || names.has(to)))
    if (next.length === 0) throw new Error('the tables name each other in a circle')
    for (const table of next) names.add(table.name)
    placed.push(...next)
  }
  return placed
}

/** Data of the running processes of one installation, useless or harmful in another. */
const apart: ReadonlySet<string> = new Set([
  'secret',
  'file_hold',
  'file_removal',
  'scrub',
  'broken_original',
  'search_moment',
  'search_gone',
])

/** All tables except those of the migrations and of the processes, each after the tables to which its rows refer. */
export const tablesOf = async (db: Db, engine: Pick<Engine, 'name'>): Promise<readonly DatabaseTable[]> => {
  const metadata = await db.introspection.getTables()
  const tables: DatabaseTable[] = []
  for (const { name, columns, isView } of metadata)
    if (!isView && !apart.has(name))
      tables.push({ name, columns: columns.map(column => column.name), key: await keyOf(db, engine, name) })
  return ordered(
    tables.sort((a, b) => (a.name < b.name ? -1 : 1)),
    await references(db, engine),
  )
}
