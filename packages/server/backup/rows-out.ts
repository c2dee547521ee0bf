import { sql } from 'kysely'
import type { Db } from '../db/open'
import type { DatabaseTable } from './tables'

/** Values that both engines store and JSON carries without loss. */
type Value = string | number | null
type TableRow = Readonly<Record<string, Value>>

/** Rows fetched at once, so that memory stays bounded for a table of any size. */
const page = 1000

const tuple = (parts: readonly ReturnType<typeof sql>[]) => (parts.length === 1 ? sql`${parts[0]}` : sql`(${sql.join(parts)})`)

const fetchAfter = async (db: Db, { name, key }: DatabaseTable, last: TableRow | undefined): Promise<readonly TableRow[]> => {
  const columns = key.map(column => sql.ref(column))
  const after = last ? sql`where ${tuple(columns)} > ${tuple(key.map(column => sql`${last[column]}`))}` : sql``
  const { rows } =
    await sql<TableRow>`select * from ${sql.table(name)} ${after} order by ${sql.join(columns)} limit ${page}`.execute(db)
  return rows
}

const checked = (value: unknown, place: string): Value => {
  if (value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))) return value
  throw new Error(`a backup cannot carry ${place}: ${typeof value}`)
}

/** A table as lines of JSON: the column names, then each row as a list, in key order. */
export async function* tableLines(db: Db, table: DatabaseTable): AsyncGenerator<string> {
  const { name, columns } = table
  yield `${JSON.stringify(columns)}\n`
  for (let last: TableRow | undefined; ; ) {
    const rows = await fetchAfter(db, table, last)
    if (rows.length > 0)
      yield rows.map(row => `${JSON.stringify(columns.map(column => checked(row[column], `${name}.${column}`)))}\n`).join('')
    if (rows.length < page) return
    last = rows.at(-1)
  }
}
