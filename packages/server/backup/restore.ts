import { createHash } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { openZip, type ZipIn } from '../archive/zip-in'
import { Refusal } from '../http/refusal'
import { backupVersion, databaseName, type Manifest, manifest, manifestName, nameShape } from './format'
import { hashIn } from './named'

const invalid = (place: string): Refusal => new Refusal('ARCHIVE_INVALID', { place })

const readManifest = async (zip: ZipIn): Promise<Manifest> => {
  const read = manifest.safeParse(JSON.parse(await text(await zip.open(manifestName)).catch(() => '{}')))
  if (!read.success) throw invalid(manifestName)
  if (read.data.version !== backupVersion) throw new Refusal('ARCHIVE_VERSION', { version: read.data.version })
  return read.data
}

/** Writes a file so that it would survive a power cut; tells its hash. */
const write = async (place: string, source: Readable): Promise<string> => {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const digest = createHash('sha256')
  const handle = await open(place, 'wx', 0o600)
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      digest.update(piece)
      await handle.write(piece)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return digest.digest('hex')
}

const unpack = async (zip: ZipIn, dataFolder: string): Promise<Manifest> => {
  const facts = await readManifest(zip)
  const originals = [...zip.names].filter(name => name.startsWith('files/'))
  if (originals.length !== facts.originals) throw invalid(manifestName)
  for (const name of originals) {
    const known = facts.damaged.includes(name.slice('files/'.length))
    if ((await write(join(dataFolder, name), await zip.open(name))) !== hashIn(name) && !known) throw invalid(name)
  }
  // The database comes last: a folder that was not restored to its end has none.
  const half = join(dataFolder, `${databaseName}.restoring`)
  if ((await write(half, await zip.open(databaseName))) !== facts.database) throw invalid(databaseName)
  await rename(half, join(dataFolder, databaseName))
  return facts
}

/** Whether a restore may write here. */
export const isEmpty = async (folder: string): Promise<boolean> => (await readdir(folder).catch(() => [])).length === 0

/**
 * Unpacks a backup into an empty folder, every file checked by its hash. What was broken when the backup was made is told
 * by the result. A backup that is itself broken leaves nothing.
 */
export const restoreBackup = async (file: string, dataFolder: string): Promise<Manifest> => {
  if (!(await isEmpty(dataFolder))) throw new Error(`${dataFolder} is not empty`)
  const zip = await openZip(file, { nameShape, largest: Number.MAX_SAFE_INTEGER })
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    return await unpack(zip, dataFolder)
  } catch (error) {
    for (const name of ['files', databaseName, `${databaseName}.restoring`])
      await rm(join(dataFolder, name), { recursive: true, force: true })
    throw error
  } finally {
    zip.close()
  }
}
