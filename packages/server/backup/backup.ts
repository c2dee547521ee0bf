import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type ZipEntry, zipOf } from '../archive/zip-out'
import { schemaOf } from '../db/migrate'
import { Refusal } from '../http/refusal'
import { KeyMissing } from '../sealing/stream'
import { backupFormat, backupVersion, type Manifest, manifestName, tableName } from './format'
import { originalsNamed } from './named'
import { type Originals, type OriginalsAt, originalsAt, provenKeys } from './originals'
import { tableLines } from './rows-out'
import { type DataAt, type Snapshot, snapshotOf } from './snapshot'
import { tablesOf } from './tables'

interface Wish extends DataAt, OriginalsAt {
  /** Path of a file that does not exist yet, for a copy of the database while the backup is written; removed by `end`. */
  readonly scratch: string
  readonly at: Date
}

export interface Backup {
  /** The backup as a ZIP stream, to be read to its end. */
  readonly content: Readable
  /** What the backup holds and what was broken; complete once the content has been read. */
  readonly manifest: () => Manifest
  end(): Promise<void>
}

/** Passes chunks through unchanged and finally returns their hash and number of line feeds. */
async function* heard<P extends string | Buffer>(
  pieces: AsyncIterable<P>,
  hear: (hash: string, lines: number) => void,
): AsyncGenerator<P> {
  const digest = createHash('sha256')
  let lines = 0
  for await (const piece of pieces) {
    digest.update(piece)
    if (typeof piece === 'string') lines += piece.split('\n').length - 1
    yield piece
  }
  hear(digest.digest('hex'), lines)
}

/**
 * Whether an error means permanent damage: chunks that do not decrypt, a header naming a key that sealed nothing here (`provenKeys`),
 * or no original any more because its patient was erased for good while the backup was written.
 */
const isDamage = (error: unknown): boolean =>
  error instanceof KeyMissing || (error instanceof Refusal && ['IMAGE_BROKEN', 'NOT_FOUND'].includes(error.code))

/** An original as far as it can be decrypted: a damaged one must not keep the others out of the backup. */
async function* untilDamaged(pieces: AsyncIterable<Buffer>, onDamage: () => void): AsyncGenerator<Buffer> {
  try {
    yield* pieces
  } catch (error) {
    if (!isDamage(error)) throw error
    onDamage()
  }
}

type BackupFindings = Pick<Manifest, 'tables' | 'missing' | 'damaged'> & { originals: number }

const tableEntries = async ({ db, engine }: Snapshot, findings: BackupFindings): Promise<readonly ZipEntry[]> =>
  (await tablesOf(db, engine)).map(table => ({
    name: tableName(table.name),
    // The first line holds the column names.
    open: () => heard(tableLines(db, table), (hash, lines) => findings.tables.push({ name: table.name, rows: lines - 1, hash })),
  }))

/** Every original that the rows refer to; all of them were on disk before their rows were written. */
const originalEntries = async (
  { db }: Snapshot,
  originals: Originals,
  findings: BackupFindings,
): Promise<readonly ZipEntry[]> => {
  const entries: ZipEntry[] = []
  for (const { path, hash } of await originalsNamed(db)) {
    let damaged = false
    const open = () => {
      const content = untilDamaged(originals.open(path) as AsyncIterable<Buffer>, () => {
        damaged = true
      })
      return heard(content, is => {
        if (damaged || is !== hash) findings.damaged.push(path)
      })
    }
    if ((await originals.size(path)) !== null) entries.push({ name: `files/${path}`, stored: true, open })
    else findings.missing.push(path)
  }
  findings.originals = entries.length
  return entries
}

/** Begins a backup of the database, on either engine, and of the originals, decrypted where they are sealed. */
export const beginBackup = async ({ scratch, at, ...data }: Wish): Promise<Backup> => {
  await provenKeys(data)
  const snapshot = await snapshotOf(data, scratch)
  try {
    const schema = await schemaOf(snapshot.db)
    const findings: BackupFindings = { tables: [], originals: 0, missing: [], damaged: [] }
    const manifest = (): Manifest => ({
      format: backupFormat,
      version: backupVersion,
      madeAt: at.toISOString(),
      schema,
      ...findings,
    })
    const entries = [
      ...(await tableEntries(snapshot, findings)),
      ...(await originalEntries(snapshot, originalsAt(data), findings)),
      { name: manifestName, open: () => [JSON.stringify(manifest())] },
    ]
    return { content: zipOf(entries, at), manifest, end: snapshot.end }
  } catch (error) {
    await snapshot.end()
    throw error
  }
}
