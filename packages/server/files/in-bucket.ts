import { createReadStream } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { Refusal } from '../http/refusal'
import type { Arrivals } from './arrivals'
import type { Bucket } from './bucket'
import { type Cache, cacheIn } from './cache'
import { receiveInto } from './receive'
import { type Arrival, type FileStore, pathShape, type Stored } from './store'
import { arrivingPlace, sweepArriving } from './sweep'

interface Parts {
  readonly bucket: Bucket
  readonly cache: Cache
  readonly root: string
}

const folderOf = (hash: string): string => `original/${hash.slice(0, 2)}/${hash}.`

/** Stores an incoming file in the bucket, and a local copy for the next reader. */
const keepAs = async (
  { bucket, cache, root }: Parts,
  { place, bytes }: Pick<Arrival, 'place' | 'bytes'>,
  path: string,
): Promise<string> => {
  if ((await bucket.size(path)) !== bytes) await bucket.putStream(path, createReadStream(place), bytes)
  if ((await bucket.size(path)) !== bytes) throw new Refusal('STORE_AWAY')
  const copy = arrivingPlace(root)
  await copyFile(place, copy)
  await cache.move(path, copy)
  return path
}

const find = async ({ bucket, cache }: Parts, path: string): Promise<Stored | null> => {
  const bytes = await bucket.size(path)
  if (bytes === null) return null
  const here = await cache.has(path)
  return { bytes, open: () => (here ? createReadStream(cache.placeOf(path)) : bucket.open(path)) }
}

const original = async ({ bucket, cache }: Parts, hash: string): Promise<string | null> => {
  const here = await cache.original(hash)
  if (here) return cache.placeOf(here)
  const [path] = await bucket.list(folderOf(hash), 1)
  if (!path) return null
  const check = (actual: string): void => {
    // A picture that does not match its name must not be measured.
    if (actual !== hash) throw new Refusal('IMAGE_BROKEN')
  }
  await cache.take(path, bucket.open(path), check)
  return cache.placeOf(path)
}

const removeOne = async ({ bucket, cache }: Parts, path: string): Promise<void> => {
  await bucket.remove(path)
  await cache.drop(path)
}

const remove = async (parts: Parts, hash: string): Promise<void> => {
  for (const path of await parts.bucket.list(folderOf(hash))) await removeOne(parts, path)
  for (const kind of ['work', 'preview', 'thumb']) await removeOne(parts, `${kind}/${hash}`)
}

const ofShape = (path: string): string => {
  if (!pathShape.test(path)) throw new Refusal('NOT_FOUND')
  return path
}

interface BucketStoreAt {
  readonly bucket: Bucket
  /** A local folder for incoming files and copies. */
  readonly root: string
  readonly arrivals: Arrivals
  /** Receives errors that occur while old copies are removed. */
  readonly onTrouble?: (error: unknown) => void
}

/** The file store in a bucket, under the same paths as in a folder. */
export const bucketStore = async (
  { bucket, root, arrivals, onTrouble }: BucketStoreAt,
  { sweep = true } = {},
): Promise<FileStore> => {
  const cache = await cacheIn(root)
  const parts = { bucket, cache, root }
  if (sweep) await sweepArriving(root)
  if (sweep) cache.keepSweeping(onTrouble ?? (() => undefined))
  return {
    receive: (source, largest) =>
      receiveInto({ root, arrivals, keep: (came, path) => keepAs(parts, came, path) }, source, largest),
    find: async path => find(parts, ofShape(path)),
    original: hash => original(parts, hash),
    remove: (hash, isUsed) => arrivals.removing(hash, isUsed, () => remove(parts, hash)),
    renditionPlace: async path => {
      const there = (await cache.has(ofShape(path))) || (await bucket.size(path)) === null
      if (!there) await cache.take(path, bucket.open(path))
      return cache.placeOf(path)
    },
    putRendition: async (path, content) => {
      if ((await bucket.size(ofShape(path))) === null) await bucket.put(path, content)
    },
  }
}
