import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Bucket, type BucketAt, bucketAt } from '../files/bucket'
import { folderBucket } from '../files/in-folder'
import { proveKeys } from '../files/marked-keys'
import { type FilesAt, rawBucket } from '../files/open'
import { sealedBucket } from '../files/sealed-bucket'

/** Every original of an installation, wherever they lie. */
export interface Originals {
  /** Paths in the file store, whether a row names them or not. */
  paths(): Promise<readonly string[]>
  /** Bytes, or null when it is not there. */
  size(path: string): Promise<number | null>
  open(path: string): Readable
}

export type OriginalsAt = FilesAt

const inBucket = (bucket: Bucket): Originals => ({
  paths: () => bucket.list('original/'),
  size: bucket.size,
  open: bucket.open,
})

/** The refusal of a bucket says little to who runs a command: what is behind it is written beside it. */
const report = (error: unknown): void => void process.stderr.write(`${String(error)}\n`)

/** The originals as they were taken in, opened where they are sealed. */
export const originalsAt = (at: OriginalsAt): Originals => {
  const raw = rawBucket(at, report)
  return inBucket(at.dataKeys ? sealedBucket(raw, at.dataKeys) : raw)
}

/** Throws a sentence where the originals are sealed by a key that is not given. */
export const provenKeys = (at: OriginalsAt): Promise<void> => proveKeys(rawBucket(at, report), at.dataKeys ?? null)

/** Sends the originals of a restored folder, as they lie, into the bucket that the server uses; those it holds already stay. Tells how many there are. */
export const sendOriginals = async (dataFolder: string, at: BucketAt): Promise<number> => {
  const here = folderBucket(join(dataFolder, 'files'))
  const bucket = bucketAt(at, report)
  const paths = await here.list('original/')
  for (const path of [...paths, ...(await here.list('keys/'))]) {
    const bytes = (await here.size(path)) ?? 0
    if ((await bucket.size(path)) !== bytes) await bucket.putStream(path, here.open(path), bytes)
  }
  return paths.length
}
