import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { z } from 'zod'
import { linesOf } from '../archive/lines'
import type { Db, Engine } from '../db/open'
import { Refusal } from '../http/refusal'
import type { DatabaseTable } from './tables'

const columnNames = z.array(z.string()).min(1)
const cells = z.array(z.union([z.string(), z.number(), z.null()]))
type Cells = z.infer<typeof cells>

/** Most characters of a row: a record has three texts of 2 MB at most, and JSON escapes add to that. */
const longest = 16_000_000
/** Most values in one statement; SQLite accepts 32,766. */
const mostValues = 8000

interface Into {
  readonly tx: Db
  readonly engine: Pick<Engine, 'name'>
  readonly table: DatabaseTable
}

const invalid = (name: string): Refusal => new Refusal('ARCHIVE_INVALID', { place: `tables/${name}.jsonl` })

const insert = async ({ tx, engine, table }: Into, columns: readonly string[], rows: readonly Cells[]): Promise<void> => {
  if (rows.length === 0) return
  // PostgreSQL numbers some rows by itself; a restored row keeps its number.
  const numbers = engine.name === 'postgres' ? sql`overriding system value` : sql``
  const values = rows.map(row => sql`(${sql.join(row)})`)
  const names = columns.map(column => sql.ref(column))
  await sql`insert into ${sql.table(table.name)} (${sql.join(names)}) ${numbers} values ${sql.join(values)}`.execute(tx)
}

const parsed = <S extends z.ZodType>(schema: S, line: string, name: string): z.output<S> => {
  try {
    return schema.parse(JSON.parse(line))
  } catch {
    throw invalid(name)
  }
}

/** Passes chunks through and hashes them. */
async function* heard(source: Readable, digest: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const piece of source as AsyncIterable<Buffer>) {
    digest.update(piece)
    yield piece
  }
}

/** Writes the lines of a table into it; resolves to their number and hash. Refuses anything that is not a row of this table. */
export const takeLines = async (into: Into, source: Readable): Promise<{ readonly rows: number; readonly hash: string }> => {
  const { name, columns: ownColumns } = into.table
  const digest = createHash('sha256')
  let columns: readonly string[] | null = null
  let waiting: Cells[] = []
  let rows = 0
  for await (const line of linesOf(heard(source, digest), { place: name, longest })) {
    if (line === '') continue
    if (columns === null) {
      columns = parsed(columnNames, line, name)
      if (columns.some(column => !ownColumns.includes(column))) throw invalid(name)
      continue
    }
    const row = parsed(cells, line, name)
    if (row.length !== columns.length) throw invalid(name)
    rows += 1
    waiting.push(row)
    if (waiting.length * columns.length < mostValues) continue
    await insert(into, columns, waiting)
    waiting = []
  }
  if (columns) await insert(into, columns, waiting)
  return { rows, hash: digest.digest('hex') }
}
