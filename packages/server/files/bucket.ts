import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import { Refusal } from '../http/refusal'

/** Where a bucket is and who may use it. */
export interface BucketAt {
  /** The bucket's own address, `https://host/bucket`. */
  readonly url: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

/** Objects by their key, as far as a file store needs them. Whatever goes wrong on the way is refused as STORE_AWAY. */
export interface Bucket {
  /** Whether the bucket is there and lets itself be read; throws what is wrong with it. */
  look(): Promise<void>
  /** Bytes of an object, or null when there is none. */
  size(key: string): Promise<number | null>
  /** Fetched when it is first read; destroying it ends the transfer. */
  open(key: string): Readable
  /** Takes a content of so many bytes; of one that fails on its way nothing stays. */
  putStream(key: string, content: Readable, bytes: number): Promise<void>
  put(key: string, content: Buffer): Promise<void>
  /** Keys that begin so. */
  list(prefix: string, limit?: number): Promise<readonly string[]>
  remove(key: string): Promise<void>
}

/** Milliseconds the store may take to begin its answer; an upload until it is whole. */
const patience = { usual: 30_000, upload: 600_000 }
const bytes = 'application/octet-stream'
/** What the library calls a delimiter is the path it asks; with this one it asks the bucket, and for all keys. */
const allKeys = '/'

/** fetch that waits for the head of an answer only so long (its body may take longer), and that lets files stream up. */
const patientFetch: typeof fetch = async (input, init = {}) => {
  const hurry = new AbortController()
  const timer = setTimeout(() => hurry.abort(new Error('no answer')), init.method === 'PUT' ? patience.upload : patience.usual)
  try {
    return await fetch(input, {
      ...init,
      signal: hurry.signal,
      ...(init.body instanceof ReadableStream ? { duplex: 'half' } : {}),
    })
  } finally {
    clearTimeout(timer)
  }
}

const isMissing = (error: unknown): boolean => (error as { status?: unknown } | null)?.status === 404

async function* pieces(fetched: () => Promise<Response>): AsyncGenerator<Uint8Array> {
  const { body } = await fetched()
  if (body) yield* body as unknown as AsyncIterable<Uint8Array>
}

/** A bucket of any S3. `onTrouble` hears what the refusal keeps from the caller. */
export const bucketAt = ({ url, key, secret, region }: BucketAt, onTrouble: (error: unknown) => void): Bucket => {
  const s3 = new S3mini({ endpoint: url, accessKeyId: key, secretAccessKey: secret, region, fetch: patientFetch })
  const reach = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal) throw error
      onTrouble(error)
      throw new Refusal('STORE_AWAY', {}, error)
    }
  }
  const fetched = (name: string) => (): Promise<Response> =>
    reach(async () => {
      const response = await s3.getObjectResponse(name)
      if (!response) throw new Refusal('NOT_FOUND')
      return response
    })
  return {
    look: async () => {
      if ((await s3.listObjectsPaged(allKeys, '', 1)) === null) throw new Error('there is no such bucket')
    },
    size: name =>
      reach(() => s3.getContentLength(name).catch(error => (isMissing((error as Error).cause) ? null : Promise.reject(error)))),
    open: name => Readable.from(pieces(fetched(name)), { objectMode: false }),
    putStream: (name, content, size) =>
      reach(async () => {
        await s3.putObject(name, Readable.toWeb(content) as unknown as ReadableStream, bytes, undefined, undefined, size)
      }),
    put: (name, content) => reach(async () => void (await s3.putObject(name, content, bytes))),
    list: (prefix, limit) => reach(async () => ((await s3.listObjects(allKeys, prefix, limit)) ?? []).map(({ Key }) => Key)),
    remove: name => reach(async () => void (await s3.deleteObject(name))),
  }
}
