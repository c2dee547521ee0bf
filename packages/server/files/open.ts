import { join } from 'node:path'
import type { DataKeys } from '../sealing/keys'
import type { Arrivals } from './arrivals'
import { type Bucket, type BucketAt, bucketAt } from './bucket'
import { sweepLeftCopies } from './cache'
import { diskStore } from './disk'
import { bucketStore } from './in-bucket'
import { folderBucket } from './in-folder'
import { markKey, proveKeys } from './marked-keys'
import { sealedBucket } from './sealed-bucket'
import type { FileStore } from './store'
import { sweepArriving } from './sweep'

/** Where the files of an installation lie and how. */
export interface FilesAt {
  readonly dataFolder: string
  readonly bucket?: BucketAt | null
  /** By which files are sealed, or null to keep them as they are. */
  readonly dataKeys?: DataKeys | null
  /** A folder for what arrives and for copies that libraries read, best in memory; null for one in the data folder. */
  readonly scratchFolder?: string | null
}

interface Opening {
  /** Removes what arrived in processes that are gone: for who serves, not for a command beside it. */
  readonly sweep: boolean
  readonly onTrouble: (error: unknown) => void
  readonly arrivals: Arrivals
}

/** Objects as they lie, sealed or not: the bucket, else the folder of the files. */
export const rawBucket = ({ dataFolder, bucket }: FilesAt, onTrouble: (error: unknown) => void): Bucket =>
  bucket ? bucketAt(bucket, onTrouble) : folderBucket(join(dataFolder, 'files'))

const looked = async (bucket: Bucket, at: BucketAt): Promise<void> => {
  try {
    await bucket.look()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`the bucket ${at.url} cannot be used: ${why}`)
  }
}

/** Removes what an earlier process left where this one's store does not look: half files beside the sealed ones, copies from before there was a folder for them elsewhere. */
const sweepBeside = async (dataFolder: string, root: string, onTrouble: (error: unknown) => void): Promise<void> => {
  await sweepArriving(join(dataFolder, 'files'))
  const copies = join(dataFolder, 'copies')
  if (root !== copies) sweepLeftCopies(copies, onTrouble)
}

/**
 * The file store of an installation: the bucket when one is named, else the data folder; sealed where there is a key. Throws a sentence
 * when the bucket cannot be used, and when files are sealed by another key.
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
