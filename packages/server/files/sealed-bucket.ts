import { Readable } from 'node:stream'
import { Refusal } from '../http/refusal'
import { plainLength, sealedLength } from '../sealing/form'
import type { DataKeys } from '../sealing/keys'
import { NotAsSealed, sealed, unsealed } from '../sealing/stream'
import type { Bucket } from './bucket'

const ending = '.sealed'

/** Where the sealed form of an object lies: beside the object's own name, so that a server without the key does not take one for the other. */
export const sealedName = (key: string): string => key + ending
export const isSealedName = (name: string): boolean => name.endsWith(ending)
export const plainName = (name: string): string => (isSealedName(name) ? name.slice(0, -ending.length) : name)

async function* opened(bucket: Bucket, keys: DataKeys, key: string): AsyncGenerator<Uint8Array> {
  const closed = (await bucket.size(sealedName(key))) !== null
  if (!(closed || keys.plainToo)) throw new Refusal('NOT_FOUND')
  if (!closed) return yield* bucket.open(key)
  try {
    yield* unsealed(bucket.open(sealedName(key)), keys, key)
  } catch (error) {
    // Nothing of a piece that is not as it was sealed is handed on.
    throw error instanceof NotAsSealed ? new Refusal('IMAGE_BROKEN', {}, error) : error
  }
}

/**
 * A bucket that seals what is put into it and opens what is read. What lies in it unsealed, from before there was a key, is read
 * where the keys say so. Names and lengths are those of the content: `original/<hash>` stays what it is called by.
 */
export const sealedBucket = (bucket: Bucket, keys: DataKeys): Bucket => {
  const putStream = (key: string, content: Readable, bytes: number): Promise<void> =>
    bucket.putStream(
      sealedName(key),
      Readable.from(sealed(content, keys.current, key), { objectMode: false }),
      sealedLength(bytes),
    )
  return {
    look: bucket.look,
    size: async key => {
      const closed = await bucket.size(sealedName(key))
      if (closed !== null) return plainLength(closed)
      return keys.plainToo ? bucket.size(key) : null
    },
    open: key => Readable.from(opened(bucket, keys, key), { objectMode: false }),
    putStream,
    put: (key, content) => putStream(key, Readable.from([content]), content.length),
    // Whoever asks for one gets one; an object in both forms is one.
    list: async (prefix, limit) => [...new Set((await bucket.list(prefix, limit)).map(plainName))],
    remove: async key => {
      await bucket.remove(sealedName(key))
      await bucket.remove(key)
    },
  }
}
