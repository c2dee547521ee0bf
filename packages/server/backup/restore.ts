import { createHash, type Hash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { openZip, type ZipIn } from '../archive/zip-in'
import { migrate, schemaSteps } from '../db/migrate'
import { type Db, type OpenDatabase, openStore } from '../db/open'
import { folderBucket } from '../files/in-folder'
import { markKey } from '../files/marked-keys'
import type { FilesAt } from '../files/open'
import { sealedName } from '../files/sealed-bucket'
import { hashIn } from '../files/store'
import { Refusal } from '../http/refusal'
import { sealed } from '../sealing/stream'
import { backupVersion, type Manifest, manifest, manifestName, nameShape, tableName } from './format'
import { originalsNamed } from './named'
import { takeLines } from './rows-in'
import type { DataAt } from './snapshot'
import { tablesOf } from './tables'
import { numbersGoOn, withoutTriggers } from './triggers'
import { orUnmade } from './unmade'

const invalid = (place: string): Refusal => new Refusal('ARCHIVE_INVALID', { place })

const readManifest = async (zip: ZipIn): Promise<Manifest> => {
  const content = await text(await zip.open(manifestName)).catch(() => '{}')
  const read = manifest.safeParse(JSON.parse(content))
  const version = (JSON.parse(content) as { version?: unknown }).version
  if (typeof version === 'number' && version !== backupVersion) throw new Refusal('ARCHIVE_VERSION', { version })
  if (!read.success) throw invalid(manifestName)
  // Made by a newer program: the meaning of its tables is unknown here.
  if (!schemaSteps.includes(read.data.schema)) throw new Refusal('ARCHIVE_VERSION', { version: read.data.schema })
  return read.data
}

type Into = DataAt & Pick<FilesAt, 'dataKeys'>

/** Passes content through and adds it to a digest. */
async function* digested(source: Readable, digest: Hash): AsyncGenerator<Buffer> {
  for await (const piece of source as AsyncIterable<Buffer>) {
    digest.update(piece)
    yield piece
  }
}

/** Writes a file and syncs it, so that it survives a power cut. */
const write = async (place: string, content: AsyncIterable<Buffer>): Promise<void> => {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const handle = await open(place, 'wx', 0o600)
  try {
    for await (const piece of content) await handle.writeFile(piece)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes an original, sealed where there is a key; returns the hash of its content. */
const writeOriginal = async (path: string, source: Readable, { dataFolder, dataKeys }: Into): Promise<string> => {
  const digest = createHash('sha256')
  const content = digested(source, digest)
  const place = join(dataFolder, 'files', path)
  if (dataKeys) await write(sealedName(place), sealed(content, dataKeys.current, path))
  else await write(place, content)
  return digest.digest('hex')
}

const unpackOriginals = async (zip: ZipIn, facts: Manifest, at: Into): Promise<void> => {
  if (at.dataKeys) await markKey(folderBucket(join(at.dataFolder, 'files')), at.dataKeys)
  const originals = [...zip.names].filter(name => name.startsWith('files/'))
  if (originals.length !== facts.originals) throw invalid(manifestName)
  for (const name of originals) {
    const path = name.slice('files/'.length)
    const wasDamaged = facts.damaged.includes(path)
    if ((await writeOriginal(path, await zip.open(name), at)) !== hashIn(name) && !wasDamaged) throw invalid(name)
  }
}

/**
 * Refuses a backup in which an original that a row names has another name. The content is proven by the hash in its name; of the rest of
 * the name, folder and ending, only the rows know.
 */
const allNamed = async (zip: ZipIn, { missing }: Manifest, db: Db): Promise<void> => {
  const names = new Set([...zip.names, ...missing.map(path => `files/${path}`)])
  const lost = (await originalsNamed(db)).find(({ path }) => !names.has(`files/${path}`))
  if (lost) throw invalid(`files/${lost.path}`)
}

/** Inserts the rows of every table at once, into the schema they came from, and then migrates that schema. */
const fillTables = async (zip: ZipIn, facts: Manifest, store: OpenDatabase): Promise<void> => {
  const { schema, tables } = facts
  const { db, engine } = store
  await migrate(store, schema)
  const here = await tablesOf(db, engine)
  if (here.length !== tables.length) throw invalid(manifestName)
  await db.transaction().execute(tx =>
    withoutTriggers({ tx, engine }, here, async () => {
      for (const { name, rows, hash } of tables) {
        const table = here.find(each => each.name === name)
        if (!table) throw invalid(tableName(name))
        const taken = await takeLines({ tx, engine, table }, await zip.open(tableName(name)))
        if (taken.rows !== rows || taken.hash !== hash) throw invalid(tableName(name))
      }
      await numbersGoOn({ tx, engine })
    }),
  )
  await allNamed(zip, facts, db)
  await migrate(store)
}

const databaseName = 'sella.sqlite'

/** The SQLite file is moved into place last, as a whole: a folder whose restore was interrupted has none. */
const fillFile = async (zip: ZipIn, facts: Manifest, dataFolder: string): Promise<void> => {
  const folder = join(dataFolder, 'restoring')
  const store = openStore({ folder, url: null })
  try {
    await fillTables(zip, facts, store)
  } finally {
    await store.close()
  }
  await rename(join(folder, databaseName), join(dataFolder, databaseName))
  await rm(folder, { recursive: true })
}

const fillServer = async (zip: ZipIn, facts: Manifest, url: string): Promise<void> => {
  const store = openStore({ folder: '', url })
  try {
    await orUnmade(store.db, () => fillTables(zip, facts, store))
  } finally {
    await store.close()
  }
}

/** Whether a restore may write here: the folder must be empty and a PostgreSQL database must have no tables. */
export const isEmpty = async ({ dataFolder, databaseUrl }: DataAt): Promise<boolean> => {
  if ((await readdir(dataFolder).catch(() => [])).length > 0) return false
  if (!databaseUrl) return true
  const { db, close } = openStore({ folder: '', url: databaseUrl })
  try {
    return (await db.introspection.getTables()).length === 0
  } finally {
    await close()
  }
}

/**
 * Unpacks a backup, made on either engine, into an empty folder and database, checking every file and table by its hash. The
 * result reports what was broken when the backup was made. A backup that is itself broken leaves no file and no row behind.
 */
export const restoreBackup = async (file: string, at: Into): Promise<Manifest> => {
  const { dataFolder, databaseUrl } = at
  if (!(await isEmpty(at))) throw new Error(`${dataFolder} or its database is not empty`)
  const zip = await openZip(file, { nameShape, largest: Number.MAX_SAFE_INTEGER })
  try {
    const facts = await readManifest(zip)
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    await unpackOriginals(zip, facts, at)
    if (databaseUrl) await fillServer(zip, facts, databaseUrl)
    else await fillFile(zip, facts, dataFolder)
    return facts
  } catch (error) {
    for (const name of ['files', databaseName, 'restoring']) await rm(join(dataFolder, name), { recursive: true, force: true })
    throw error
  } finally {
    zip.close()
  }
}
