import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BucketAt } from '../files/bucket'

/** A bucket in memory: enough of S3's wire to look at what we send. It checks no signature; a real store does (scripts/swift-s3.sh). */
export interface WireBucket {
  readonly at: BucketAt
  readonly objects: Map<string, Buffer>
  /** Requests as `METHOD key`, in order. */
  readonly heard: string[]
  /** Answers every request by this status from now on; 0 as usual. */
  trouble: number
  close(): Promise<void>
}

const xml = (inner: string): string => `<?xml version="1.0" encoding="UTF-8"?>${inner}`

const listing = (keys: readonly string[]): string =>
  xml(
    `<ListBucketResult><KeyCount>${keys.length}</KeyCount><IsTruncated>false</IsTruncated>${keys
      .map(key => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`)
      .join('')}</ListBucketResult>`,
  )

const answer = async (bucket: WireBucket, request: IncomingMessage, reply: ServerResponse): Promise<void> => {
  const url = new URL(request.url ?? '/', 'http://x')
  const key = decodeURIComponent(url.pathname).replace(/^\/bucket\/?/, '')
  bucket.heard.push(`${request.method} ${key}`)
  const body = request.method === 'PUT' ? await buffer(request) : null
  const stored = bucket.objects.get(key)
  if (bucket.trouble || !request.headers.authorization) return void reply.writeHead(bucket.trouble || 403).end()
  if (key === '') {
    const keys = [...bucket.objects.keys()].filter(each => each.startsWith(url.searchParams.get('prefix') ?? ''))
    return void reply.writeHead(200, { 'content-type': 'application/xml' }).end(listing(keys))
  }
  if (body) {
    if (Number(request.headers['content-length']) !== body.length) return void reply.writeHead(411).end()
    bucket.objects.set(key, body)
    return void reply.writeHead(200, { etag: '"x"' }).end()
  }
  if (request.method === 'DELETE') {
    bucket.objects.delete(key)
    return void reply.writeHead(204).end()
  }
  if (!stored) return void reply.writeHead(404).end()
  reply.writeHead(200, { 'content-length': stored.length, etag: '"x"' }).end(request.method === 'HEAD' ? undefined : stored)
}

export const startWireBucket = async (): Promise<WireBucket> => {
  const server: Server = createServer((request, reply) => {
    // Who ends a transfer early hears nothing and keeps nothing.
    answer(bucket, request, reply).catch(() => reply.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  const bucket: WireBucket = {
    at: { url: `http://127.0.0.1:${port}/bucket`, key: 'key', secret: 'secret', region: 'us-east-1' },
    objects: new Map(),
    heard: [],
    trouble: 0,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return bucket
}
