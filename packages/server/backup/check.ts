import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, openStore, type Store } from '../db/open'
import { hashIn, originalsNamed } from './named'

/** What is wrong with the data of an installation. */
export interface Finding {
  readonly kind: 'database' | 'damaged' | 'missing' | 'size'
  /** The path in the file store, or what the database says of itself. */
  readonly what: string
}

export interface Checked {
  readonly findings: readonly Finding[]
  readonly originals: number
  /** Originals that no row names: no harm, they only take room. */
  readonly unnamed: number
}

interface DataAt {
  readonly dataFolder: string
  readonly databaseUrl: string | null
}

const hashOf = async (place: string): Promise<string> => {
  const digest = createHash('sha256')
  for await (const piece of createReadStream(place) as AsyncIterable<Buffer>) digest.update(piece)
  return digest.digest('hex')
}

/** SQLite's own look at every page, index and foreign key. */
const databaseFindings = async (db: Db): Promise<Finding[]> => {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const broken = rows.map(row => row.integrity_check).filter(text => text !== 'ok')
  const { rows: loose } = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(db)
  return [...broken, ...loose.map(row => `row ${row.rowid} of ${row.table} names something that is not there`)].map(what => ({
    kind: 'database',
    what,
  }))
}

const kept = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(join(folder, 'original'), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

const damagedOf = async (folder: string, paths: readonly string[]): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const path of paths) {
    const hash = await hashOf(join(folder, path)).catch(() => '')
    if (hash !== hashIn(path) || hash === '') findings.push({ kind: 'damaged', what: path })
  }
  return findings
}

/** Rows must name files that are there, with as many bytes as were taken in. */
const rowFindings = async (db: Db, folder: string): Promise<{ findings: Finding[]; named: ReadonlySet<string> }> => {
  const named = new Set((await originalsNamed(db)).map(({ path }) => path))
  const missing = [...named].filter(path => !existsSync(join(folder, path)))
  const sizes = await db.selectFrom('image').select(['oss_path', 'bytes']).distinct().execute()
  const findings: Finding[] = missing.map(what => ({ kind: 'missing', what }))
  for (const { oss_path, bytes } of sizes) {
    const size = await stat(join(folder, oss_path)).then(
      info => info.size,
      () => bytes,
    )
    if (size !== bytes) findings.push({ kind: 'size', what: oss_path })
  }
  return { findings, named }
}

/** Looks at an open database and its files: integrity, the hash of every original, the file of every row. Changes nothing. */
export const checkStore = async ({ db, engine }: Pick<Store, 'db' | 'engine'>, dataFolder: string): Promise<Checked> => {
  const folder = join(dataFolder, 'files')
  const own = engine.name === 'sqlite' ? await databaseFindings(db) : []
  const { findings, named } = await rowFindings(db, folder)
  const paths = await kept(folder)
  const unnamed = paths.filter(path => !named.has(path)).length
  return { findings: [...own, ...findings, ...(await damagedOf(folder, paths))], originals: paths.length, unnamed }
}

/** As `checkStore`; of a database that cannot even be read it says so, and looks at the originals alone. */
export const checkData = async ({ dataFolder, databaseUrl }: DataAt): Promise<Checked> => {
  let store: Store | null = null
  try {
    store = openStore({ folder: dataFolder, url: databaseUrl })
    return await checkStore(store, dataFolder)
  } catch (error) {
    const folder = join(dataFolder, 'files')
    const paths = await kept(folder)
    const unreadable: Finding = { kind: 'database', what: error instanceof Error ? error.message : String(error) }
    return { findings: [unreadable, ...(await damagedOf(folder, paths))], originals: paths.length, unnamed: 0 }
  } finally {
    await store?.close()
  }
}
