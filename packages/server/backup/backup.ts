import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { type ZipEntry, zipOf } from '../archive/zip-out'
import { openStore } from '../db/open'
import { openCopy } from './copy'
import { backupFormat, backupVersion, databaseName, type Manifest, manifestName } from './format'
import { type Named, originalsNamed } from './named'

interface Wish {
  readonly dataFolder: string
  /** A file that does not exist, for the copy of the database while the backup is written; removed by `end`. */
  readonly scratch: string
  readonly at: Date
}

export interface Backup {
  /** The backup as a ZIP, to be read to its end. */
  readonly content: Readable
  /** What it holds and what was broken; whole once the content was read. */
  readonly manifest: () => Omit<Manifest, 'database'>
  end(): Promise<void>
}

/** One consistent moment of the database; a server may go on writing meanwhile. Then every original its rows name, all of which lay on the disk before their rows. */
const snapshot = async (dataFolder: string, scratch: string): Promise<readonly Named[]> => {
  const live = openStore({ folder: dataFolder, url: null })
  try {
    await sql`vacuum into ${scratch}`.execute(live.db)
  } finally {
    await live.close()
  }
  const copy = openCopy(scratch)
  try {
    return await originalsNamed(copy)
  } finally {
    await copy.destroy()
  }
}

type Hear = (hash: string) => void

/** The bytes of a file as they are; tells their hash at the end. */
async function* hashed(place: string, hear: Hear): AsyncGenerator<Buffer> {
  const digest = createHash('sha256')
  for await (const piece of createReadStream(place) as AsyncIterable<Buffer>) {
    digest.update(piece)
    yield piece
  }
  hear(digest.digest('hex'))
}

const isThere = (place: string): Promise<boolean> =>
  stat(place).then(
    info => info.isFile(),
    () => false,
  )

/** Begins a backup of the SQLite database and the originals of a data folder. */
export const beginBackup = async ({ dataFolder, scratch, at }: Wish): Promise<Backup> => {
  const named = await snapshot(dataFolder, scratch)
  const missing: string[] = []
  const damaged: string[] = []
  let database = ''
  const manifest = (): Omit<Manifest, 'database'> => ({
    format: backupFormat,
    version: backupVersion,
    madeAt: at.toISOString(),
    originals: named.length - missing.length,
    missing,
    damaged,
  })
  const hearDatabase: Hear = hash => {
    database = hash
  }
  const entries: ZipEntry[] = [{ name: databaseName, open: () => hashed(scratch, hearDatabase) }]
  for (const { path, hash } of named) {
    const place = join(dataFolder, 'files', path)
    const hear: Hear = found => {
      if (found !== hash) damaged.push(path)
    }
    if (await isThere(place)) entries.push({ name: `files/${path}`, stored: true, open: () => hashed(place, hear) })
    else missing.push(path)
  }
  entries.push({ name: manifestName, open: () => [JSON.stringify({ ...manifest(), database })] })
  return { content: zipOf(entries, at), manifest, end: () => rm(scratch, { force: true }) }
}
