import { join } from 'node:path'
import type { DataKeys } from '../sealing/keys'
import type { Arrivals } from './arrivals'
import { type Bucket, type BucketAt, bucketAt } from './bucket'
import { sweepLeftCopies } from './cache'
import { CannotOpen } from './cannot-open'
import { diskStore } from './disk'
import { bucketStore } from './in-bucket'
import { folderBucket } from './in-folder'
import { markKey, proveKeys } from './marked-keys'
import { sealedBucket } from './sealed-bucket'
import type { FileStore } from './store'
import { sweepArriving } from './sweep'

/** Where and how the files of an installation are stored. */
export interface FilesAt {
  readonly dataFolder: string
  readonly bucket?: BucketAt | null
  /** Keys with which files are sealed; null to store them unencrypted. */
  readonly dataKeys?: DataKeys | null
  /** A folder for incoming files and for copies read by libraries, ideally in memory; null for one in the data folder. */
  readonly scratchFolder?: string | null
}

interface Opening {
  /** Whether to remove incomplete files of processes that no longer run: for the server, not for a command running beside it. */
  readonly sweep: boolean
  readonly onTrouble: (error: unknown) => void
  readonly arrivals: Arrivals
}

/** Objects as stored, sealed or not: in the bucket, otherwise in the folder of files. */
export const rawBucket = ({ dataFolder, bucket }: FilesAt, onTrouble: (error: unknown) => void): Bucket =>
  bucket ? bucketAt(bucket, onTrouble) : folderBucket(join(dataFolder, 'files'))

const looked = async (bucket: Bucket, at: BucketAt): Promise<void> => {
  try {
    await bucket.look()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new CannotOpen(`the bucket ${at.url} cannot be used: ${why}`)
  }
}

/**
 * Removes leftovers of earlier processes from places this one's store does not use: incomplete files beside the sealed ones, and
 * copies from before they had a folder elsewhere.
 */
const sweepBeside = async (dataFolder: string, root: string, onTrouble: (error: unknown) => void): Promise<void> => {
  await sweepArriving(join(dataFolder, 'files'))
  const copies = join(dataFolder, 'copies')
  if (root !== copies) sweepLeftCopies(copies, onTrouble)
}

/**
 * The file store of an installation: the bucket if one is configured, otherwise the data folder; sealed where there is a key.
 * Throws a readable sentence when the bucket cannot be used, or when files are sealed by another key.
 */
export const openFiles = async (at: FilesAt, { sweep, onTrouble, arrivals }: Opening): Promise<FileStore> => {
  const { dataFolder, bucket: named = null, dataKeys: keys = null, scratchFolder } = at
  const raw = rawBucket(at, onTrouble)
  if (named) await looked(raw, named)
  await proveKeys(raw, keys)
  const root = scratchFolder ?? join(dataFolder, 'copies')
  if (sweep) await sweepBeside(dataFolder, root, onTrouble)
  if (!(named || keys)) return diskStore(join(dataFolder, 'files'), arrivals, { sweep })
  if (keys) await markKey(raw, keys)
  return bucketStore({ bucket: keys ? sealedBucket(raw, keys) : raw, root, arrivals, onTrouble }, { sweep })
}
