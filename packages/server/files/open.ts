import { join } from 'node:path'
import type { Arrivals } from './arrivals'
import { type BucketAt, bucketAt } from './bucket'
import { diskStore } from './disk'
import { bucketStore } from './in-bucket'
import type { FileStore } from './store'

interface FilesAt {
  readonly dataFolder: string
  readonly bucket: BucketAt | null
}

interface Opening {
  /** Removes what arrived in processes that are gone: for who serves, not for a command beside it. */
  readonly sweep: boolean
  readonly onTrouble: (error: unknown) => void
  readonly arrivals: Arrivals
}

/** The file store of an installation: the bucket when one is named, else the data folder. Throws a sentence when the bucket cannot be used. */
export const openFiles = async (
  { dataFolder, bucket: at }: FilesAt,
  { sweep, onTrouble, arrivals }: Opening,
): Promise<FileStore> => {
  if (!at) return diskStore(join(dataFolder, 'files'), arrivals, { sweep })
  const bucket = bucketAt(at, onTrouble)
  try {
    await bucket.look()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`the bucket ${at.url} cannot be used: ${why}`)
  }
  return bucketStore({ bucket, root: join(dataFolder, 'copies'), arrivals }, { sweep })
}
