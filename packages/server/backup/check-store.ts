import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { brokenChains } from '../access/chain'
import type { Db, OpenDatabase } from '../db/open'
import { hashIn } from '../files/store'
import { Refusal } from '../http/refusal'
import { originalsNamed } from './named'
import { type Originals, type OriginalsAt, originalsAt } from './originals'

/** A fault in the data of an installation. */
export interface Finding {
  readonly kind: 'database' | 'log' | 'damaged' | 'missing' | 'size'
  /** A path in the file store, or the database's own message. */
  readonly what: string
}

export interface Checked {
  readonly findings: readonly Finding[]
  readonly originals: number
  /** Paths of originals to which no row refers: harmless, they only take up space. */
  readonly unnamed: readonly string[]
}

const hashOf = async (content: Readable): Promise<string> => {
  const digest = createHash('sha256')
  for await (const piece of content as AsyncIterable<Buffer>) digest.update(piece)
  return digest.digest('hex')
}

/** SQLite's own check of every page, index and foreign key. */
const databaseFindings = async (db: Db): Promise<Finding[]> => {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const broken = rows.map(row => row.integrity_check).filter(text => text !== 'ok')
  const { rows: loose } = await sql<{ table: string; rowid: number }>`pragma foreign_key_check`.execute(db)
  return [...broken, ...loose.map(row => `row ${row.rowid} of ${row.table} names something that is not there`)].map(what => ({
    kind: 'database',
    what,
  }))
}

/** Finds logs that somebody changed behind the application's back. */
const logFindings = async (db: Db): Promise<Finding[]> => {
  // A database from before there were clinics has no such log.
  if (!(await db.introspection.getTables()).some(({ name }) => name === 'clinic')) return []
  return (await brokenChains(db)).map(({ clinic, broken }) => ({
    kind: 'log',
    what: `the log of clinic ${clinic} does not hold from entry ${broken} on`,
  }))
}

export const damagedOf = async (originals: Originals, paths: readonly string[]): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const path of paths) {
    const hash = await hashOf(originals.open(path)).catch((error: unknown) => {
      // An unreachable bucket says nothing about its contents.
      if (error instanceof Refusal && error.code === 'STORE_AWAY') throw error
      return ''
    })
    if (hash !== hashIn(path) || hash === '') findings.push({ kind: 'damaged', what: path })
  }
  return findings
}

/** Rows must refer to files that exist, with as many bytes as were taken in. */
const rowFindings = async (db: Db, originals: Originals): Promise<{ findings: Finding[]; named: ReadonlySet<string> }> => {
  const named = new Set((await originalsNamed(db)).map(({ path }) => path))
  const images = await db.selectFrom('image').select(['oss_path', 'bytes']).distinct().execute()
  const stated = new Map(images.map(({ oss_path, bytes }) => [oss_path, bytes]))
  const findings: Finding[] = []
  for (const path of named) {
    const size = await originals.size(path)
    if (size === null) findings.push({ kind: 'missing', what: path })
    else if (size !== (stated.get(path) ?? size)) findings.push({ kind: 'size', what: path })
  }
  return { findings, named }
}

/** Checks an open database and its files: integrity, the hash of every original, the file of every row. Changes nothing. */
export const checkStore = async ({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>, at: OriginalsAt): Promise<Checked> => {
  const originals = originalsAt(at)
  const own = engine.name === 'sqlite' ? await databaseFindings(db) : []
  const { findings, named } = await rowFindings(db, originals)
  const logs = await logFindings(db)
  const paths = await originals.paths()
  const unnamed = paths.filter(path => !named.has(path))
  return { findings: [...own, ...logs, ...findings, ...(await damagedOf(originals, paths))], originals: paths.length, unnamed }
}
