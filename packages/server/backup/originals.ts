import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Bucket, type BucketAt, bucketAt } from '../files/bucket'
import { folderBucket } from '../files/in-folder'
import { proveKeys } from '../files/marked-keys'
import { type FilesAt, rawBucket } from '../files/open'
import { sealedBucket } from '../files/sealed-bucket'

/** All originals of an installation, wherever they are stored. */
export interface Originals {
  /** Paths in the file store, whether or not a row refers to them. */
  paths(): Promise<readonly string[]>
  /** Size in bytes; null when the file does not exist. */
  size(path: string): Promise<number | null>
  open(path: string): Readable
}

export type OriginalsAt = FilesAt

const inBucket = (bucket: Bucket): Originals => ({
  paths: () => bucket.list('original/'),
  size: bucket.size,
  open: bucket.open,
})

/** A bucket's refusal says little to the user of a command, so its cause is printed too. */
const report = (error: unknown): void => void process.stderr.write(`${String(error)}\n`)

/** The originals as they were taken in, decrypted where they are sealed. */
export const originalsAt = (at: OriginalsAt): Originals => {
  const raw = rawBucket(at, report)
  return inBucket(at.dataKeys ? sealedBucket(raw, at.dataKeys) : raw)
}

/** Throws a readable sentence where the originals are sealed by a key that was not given. */
export const provenKeys = (at: OriginalsAt): Promise<void> => proveKeys(rawBucket(at, report), at.dataKeys ?? null)

/**
 * Uploads the originals of a restored folder, unchanged, into the bucket that the server uses; those already there stay. Returns
 * their number.
 */
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
