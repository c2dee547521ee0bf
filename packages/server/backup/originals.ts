import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Bucket, type BucketAt, bucketAt } from '../files/bucket'

/** Every original of an installation, wherever they lie. */
export interface Originals {
  /** Paths in the file store, whether a row names them or not. */
  paths(): Promise<readonly string[]>
  /** Bytes, or null when it is not there. */
  size(path: string): Promise<number | null>
  open(path: string): Readable
}

export interface OriginalsAt {
  readonly dataFolder: string
  readonly bucket?: BucketAt | null
}

const inFolder = (folder: string): Originals => ({
  paths: async () => {
    const entries = await readdir(join(folder, 'original'), { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
  },
  size: path =>
    stat(join(folder, path)).then(
      info => (info.isFile() ? info.size : null),
      () => null,
    ),
  open: path => createReadStream(join(folder, path)),
})

const inBucket = (bucket: Bucket): Originals => ({
  paths: () => bucket.list('original/'),
  size: bucket.size,
  open: bucket.open,
})

/** The refusal of a bucket says little to who runs a command: what is behind it is written beside it. */
const report = (error: unknown): void => void process.stderr.write(`${String(error)}\n`)

export const originalsAt = ({ dataFolder, bucket }: OriginalsAt): Originals =>
  bucket ? inBucket(bucketAt(bucket, report)) : inFolder(join(dataFolder, 'files'))

/** Sends the originals of a restored folder into the bucket that the server uses; those it holds already stay. Tells how many there are. */
export const sendOriginals = async (dataFolder: string, at: BucketAt): Promise<number> => {
  const folder = join(dataFolder, 'files')
  const here = inFolder(folder)
  const bucket = bucketAt(at, report)
  const paths = await here.paths()
  for (const path of paths) {
    const bytes = (await here.size(path)) ?? 0
    if ((await bucket.size(path)) !== bytes) await bucket.putFile(path, join(folder, path), bytes)
  }
  return paths.length
}
