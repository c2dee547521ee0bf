import { Readable } from 'node:stream'
import { Refusal } from '../http/refusal'
import { plainLength, sealedLength } from '../sealing/form'
import type { DataKeys } from '../sealing/keys'
import { NotAsSealed, sealed, unsealed } from '../sealing/stream'
import type { Bucket } from './bucket'

const ending = '.sealed'

/**
 * The key of an object's sealed form, different from the object's own, so that a server without the encryption key does not
 * mistake one for the other.
 */
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
    // Never passes on any part of a chunk that fails verification.
    throw error instanceof NotAsSealed ? new Refusal('IMAGE_BROKEN', {}, error) : error
  }
}

/**
 * A bucket that encrypts what is written and decrypts what is read. Unencrypted objects from before there was a key are read
 * where the keys allow it. Names and lengths are those of the content: `original/<hash>` keeps its name.
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
    // Callers see one object, even where it exists in both forms.
    list: async (prefix, limit) => [...new Set((await bucket.list(prefix, limit)).map(plainName))],
    remove: async key => {
      await bucket.remove(sealedName(key))
      await bucket.remove(key)
    },
  }
}
