import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type BucketAt, bucketAt } from '../files/bucket'

/** Where backups are stored, apart from the data: a folder (on another disk or machine) or a bucket. */
export interface BackupPlace {
  /** Its name as shown to people. */
  readonly name: string
  /** Names of the backups, oldest first; other files there are ignored. */
  names(): Promise<readonly string[]>
  /** Stores a whole file; an incomplete one never carries its name. */
  put(name: string, file: string): Promise<void>
  /** Copies a backup into a file. */
  fetch(name: string, file: string): Promise<void>
  remove(name: string): Promise<void>
}

const shape = /^sella-\d{8}T\d{6}Z\.zip(\.age)?$/

/** The name of a backup made at the given moment; names sort chronologically. */
export const backupName = (at: Date, sealed: boolean): string =>
  `sella-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.zip${sealed ? '.age' : ''}`

const inOrder = (names: readonly string[]): readonly string[] => names.filter(name => shape.test(name)).sort()

export const folderPlace = (folder: string): BackupPlace => ({
  name: folder,
  names: async () => inOrder(await readdir(folder).catch(() => [])),
  put: async (name, file) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const half = join(folder, `${name}.partial`)
    await pipeline(createReadStream(file), createWriteStream(half, { mode: 0o600, flush: true }))
    await rename(half, join(folder, name))
  },
  fetch: (name, file) => pipeline(createReadStream(join(folder, name)), createWriteStream(file, { mode: 0o600 })),
  remove: name => rm(join(folder, name)),
})

export const bucketPlace = (at: BucketAt, onTrouble: (error: unknown) => void): BackupPlace => {
  const bucket = bucketAt(at, onTrouble)
  return {
    name: at.url,
    names: async () => inOrder(await bucket.list('sella-')),
    put: async (name, file) => bucket.putStream(name, createReadStream(file), (await stat(file)).size),
    fetch: (name, file) => pipeline(bucket.open(name), createWriteStream(file, { mode: 0o600 })),
    remove: name => bucket.remove(name),
  }
}

/** Removes all but the newest `keep` backups and returns the names of those removed. */
export const forgetOld = async (place: BackupPlace, keep: number): Promise<readonly string[]> => {
  const names = await place.names()
  const old = names.slice(0, Math.max(0, names.length - keep))
  for (const name of old) await place.remove(name)
  return old
}
