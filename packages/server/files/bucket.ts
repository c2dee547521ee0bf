import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import { Refusal } from '../http/refusal'

/** The address of a bucket and the credentials for it. */
export interface BucketAt {
  /** The bucket's own address, `https://host/bucket`. */
  readonly url: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

/** The object operations a file store needs. Any failure on the way is refused with STORE_AWAY. */
export interface Bucket {
  /** Checks that the bucket exists and can be read; throws what is wrong with it. */
  look(): Promise<void>
  /** Size of an object in bytes, or null when there is none. */
  size(key: string): Promise<number | null>
  /** The transfer starts with the first read; destroying the stream ends it. */
  open(key: string): Readable
  /** Stores a content of the given length; if it fails on the way, nothing remains. */
  putStream(key: string, content: Readable, bytes: number): Promise<void>
  put(key: string, content: Buffer): Promise<void>
  /** Keys with this prefix. */
  list(prefix: string, limit?: number): Promise<readonly string[]>
  remove(key: string): Promise<void>
}

/** Milliseconds the store may take to start its reply, or for an upload to complete. */
const patience = { usual: 30_000, upload: 600_000 }
const bytes = 'application/octet-stream'
/** The library uses its delimiter as the request path; this one addresses the bucket itself, and lists all keys. */
const allKeys = '/'

/** fetch with a time limit for the head of a reply (its body may take longer), and with support for streaming uploads. */
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

/** A bucket on any S3-compatible store. `onTrouble` receives the cause that the refusal hides from the caller. */
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
