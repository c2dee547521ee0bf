import { createReadStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { Refusal } from '../http/refusal'
import type { Bucket } from './bucket'
import { makeFolder, syncFolder, writeArriving } from './scratch'
import { arrivingPlace } from './sweep'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function* read(place: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(place) as AsyncIterable<Buffer>
  } catch (error) {
    throw isMissing(error) ? new Refusal('NOT_FOUND') : error
  }
}

const under = async (root: string, prefix: string): Promise<readonly string[]> => {
  const folder = dirname(`${prefix}x`)
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
  return paths.filter(path => path.startsWith(prefix))
}

/** A local folder used as a bucket: an object is either complete or absent, and survives a power cut. */
export const folderBucket = (root: string): Bucket => {
  const put = async (key: string, content: Readable): Promise<void> => {
    await makeFolder(join(root, 'arriving'))
    const half = arrivingPlace(root)
    const place = join(root, key)
    try {
      await writeArriving(half, content, Number.POSITIVE_INFINITY)
      await makeFolder(dirname(place))
      await rename(half, place)
      await syncFolder(dirname(place))
    } finally {
      await rm(half, { force: true })
    }
  }
  return {
    look: () => makeFolder(root),
    size: async key => {
      const info = await stat(join(root, key)).catch(() => null)
      return info?.isFile() ? info.size : null
    },
    open: key => Readable.from(read(join(root, key)), { objectMode: false }),
    putStream: put,
    put: (key, content) => put(key, Readable.from([content])),
    list: async (prefix, limit) => (await under(root, prefix)).slice(0, limit),
    remove: key => rm(join(root, key), { force: true }),
  }
}
