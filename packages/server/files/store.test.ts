import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { S3mini } from 's3mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrivalsIn } from '../testing/arrivals'
import { startWireBucket, type WireBucket } from '../testing/wire-s3'
import { type BucketAt, bucketAt } from './bucket'
import { diskStore } from './disk'
import { bucketStore } from './in-bucket'
import { openFiles } from './open'
import type { FileStore } from './store'

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
const largest = 100_000_000
const unused = async () => false
const quiet = () => undefined

const keep = async (files: FileStore, content: Buffer, extension = 'png'): Promise<string> => {
  const arrival = await files.receive(Readable.from([content]), largest)
  const path = await arrival.keep(extension)
  await arrival.discard()
  return path
}

const contentOf = async (files: FileStore, path: string): Promise<Buffer> => {
  const file = await files.find(path)
  if (!file) throw new Error(`${path} is not there`)
  const content = await buffer(file.open())
  expect(content.length).toBe(file.bytes)
  return content
}

/** What every file store promises. `again` opens the same one as another process would, without what this one remembers. */
const promises = (title: string, open: (root: string) => Promise<FileStore>): void => {
  describe(`the file store ${title}`, () => {
    let root: string
    let files: FileStore
    const again = async () => open(await mkdtemp(join(root, 'other-')))
    beforeAll(async () => {
      root = await mkdtemp(join(tmpdir(), 'sella-files-'))
      files = await open(root)
    })
    afterAll(() => rm(root, { recursive: true, force: true }))

    test('keeps a file byte for byte under its content, once however often it comes', async () => {
      const content = randomBytes(300_000)
      const path = await keep(files, content)
      expect(path).toBe(`original/${hashOf(content).slice(0, 2)}/${hashOf(content)}.png`)
      expect(await keep(files, content)).toBe(path)
      expect((await contentOf(files, path)).equals(content)).toBe(true)
      const place = await files.original(hashOf(content))
      expect((await readFile(place ?? '')).equals(content)).toBe(true)
    })

    test('refuses nothing and too much, and leaves neither behind', async () => {
      await expect(files.receive(Readable.from([]), largest)).rejects.toMatchObject({ code: 'FILE_EMPTY' })
      await expect(files.receive(Readable.from([randomBytes(50), randomBytes(51)]), 100)).rejects.toMatchObject({
        code: 'FILE_TOO_LARGE',
      })
      const broken = async function* () {
        yield randomBytes(1000)
        throw new Error('gone')
      }
      await expect(files.receive(Readable.from(broken()), largest)).rejects.toThrow('gone')
      expect(await readdir(join(root, 'arriving'))).toEqual([])
    })

    test('what is refused after it came is forgotten', async () => {
      const content = randomBytes(1000)
      const arrival = await files.receive(Readable.from([content]), largest)
      await arrival.discard()
      expect([await files.original(arrival.hash), await readdir(join(root, 'arriving'))]).toEqual([null, []])
    })

    test('keeps renditions whole, the first of a name, and has them at hand as files', async () => {
      const path = `work/${hashOf(randomBytes(8))}`
      expect(await files.find(path)).toBe(null)
      await expect(readFile(await files.renditionPlace(path))).rejects.toThrow()
      await files.putRendition(path, Buffer.from('one'))
      await files.putRendition(path, Buffer.from('two'))
      expect((await contentOf(files, path)).toString()).toBe('one')
      expect((await readFile(await files.renditionPlace(path))).toString()).toBe('one')
    })

    test('removes an original with its renditions, but not one that is used or coming in', async () => {
      const content = randomBytes(1000)
      const hash = hashOf(content)
      const path = await keep(files, content)
      await files.putRendition(`thumb/${hash}`, Buffer.from('small'))
      await files.remove(hash, async () => true)
      const coming = await files.receive(Readable.from([content]), largest)
      await coming.keep('png')
      await files.remove(hash, unused)
      expect((await contentOf(files, path)).equals(content)).toBe(true)
      await coming.discard()
      await files.remove(hash, unused)
      expect([await files.find(path), await files.original(hash), await files.find(`thumb/${hash}`)]).toEqual([null, null, null])
    })

    test('a reader who leaves early ends the transfer', async () => {
      const path = await keep(files, randomBytes(5_000_000))
      const stream = (await files.find(path))?.open()
      if (!stream) throw new Error('not there')
      await once(stream, 'readable')
      stream.destroy()
      await once(stream, 'close')
      expect(stream.destroyed).toBe(true)
    })

    test('names that lead elsewhere lead nowhere', async () => {
      for (const path of ['../secrets/x', 'original/aa/../../x', '/etc/passwd', 'original/aa/', 'other/x', ''])
        await expect(files.find(path)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    test('another process finds what this one kept', async () => {
      const content = randomBytes(1000)
      const path = await keep(files, content)
      const other = title.startsWith('in a folder') ? await open(root) : await again()
      expect((await contentOf(other, path)).equals(content)).toBe(true)
      expect((await readFile((await other.original(hashOf(content))) ?? '')).equals(content)).toBe(true)
    })
  })
}

promises('in a folder', async root => diskStore(root, await arrivalsIn(root)))

let wire: WireBucket
beforeAll(async () => {
  wire = await startWireBucket()
})
afterAll(() => wire.close())
const inBucket = async (at: BucketAt, root: string, onTrouble: (error: unknown) => void = quiet) =>
  bucketStore({ bucket: bucketAt(at, onTrouble), root, arrivals: await arrivalsIn(root) })

promises('in a bucket in memory', root => inBucket(wire.at, root))

/** A real S3, `http://key:secret@host/bucket` (scripts/swift-s3.sh). */
const given = process.env.SELLA_TEST_S3
const real = (): BucketAt => {
  const url = new URL(given ?? '')
  const [key, secret] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  url.username = ''
  url.password = ''
  return { url: url.href, key, secret, region: process.env.SELLA_TEST_S3_REGION ?? 'us-east-1' }
}
if (given) {
  beforeAll(async () => {
    const { url, key, secret, region } = real()
    await new S3mini({ endpoint: url, accessKeyId: key, secretAccessKey: secret, region }).createBucket()
  })
  promises('in the bucket of SELLA_TEST_S3', root => inBucket(real(), root))
  test('a real store refuses a wrong secret, which is told in a sentence', async () => {
    const opening = openFiles(
      { dataFolder: tmpdir(), bucket: { ...real(), secret: 'wrong' } },
      { sweep: false, onTrouble: quiet, arrivals: await arrivalsIn(await mkdtemp(join(tmpdir(), 'sella-files-'))) },
    )
    await expect(opening).rejects.toThrow(/bucket .* cannot be used: .*403/)
  })
} else process.stdout.write('the file store in a real S3 is tried where SELLA_TEST_S3 names one (scripts/swift-s3.sh)\n')

describe('a bucket that fails', () => {
  let root: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'sella-files-'))
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  test('is refused in our words, keeps nothing half, and the operator hears why', async () => {
    const troubles: unknown[] = []
    const files = await inBucket(wire.at, root, error => troubles.push(error))
    const arrival = await files.receive(Readable.from([randomBytes(10)]), largest)
    wire.trouble = 500
    await expect(arrival.keep('png')).rejects.toMatchObject({ code: 'STORE_AWAY' })
    await expect(files.find(`work/${arrival.hash}`)).rejects.toMatchObject({ code: 'STORE_AWAY' })
    expect(troubles.length).toBe(2)
    wire.trouble = 0
    expect(await files.original(arrival.hash)).toBe(null)
    await arrival.discard()
  })

  test('keeps a server from starting, with a sentence', async () => {
    wire.trouble = 403
    const opening = openFiles(
      { dataFolder: root, bucket: wire.at },
      { sweep: false, onTrouble: quiet, arrivals: await arrivalsIn(root) },
    )
    await expect(opening).rejects.toThrow(`the bucket ${wire.at.url} cannot be used`)
    wire.trouble = 0
    const nowhere = { ...wire.at, url: 'http://127.0.0.1:9/bucket' }
    await expect(
      openFiles({ dataFolder: root, bucket: nowhere }, { sweep: false, onTrouble: quiet, arrivals: await arrivalsIn(root) }),
    ).rejects.toThrow('cannot be used')
  })

  test('an original that is not what its name says is not handed on, however often it is asked for', async () => {
    const files = await inBucket(wire.at, root)
    const hash = hashOf(randomBytes(8))
    wire.objects.set(`original/${hash.slice(0, 2)}/${hash}.png`, Buffer.from('something else'))
    for (let i = 0; i < 2; i += 1) await expect(files.original(hash)).rejects.toMatchObject({ code: 'IMAGE_BROKEN' })
  })

  test('a film that was just taken in is not fetched again, and one that is kept already is not sent again', async () => {
    const files = await inBucket(wire.at, root)
    const content = randomBytes(1000)
    wire.heard.splice(0)
    const path = await keep(files, content)
    await files.original(hashOf(content))
    await keep(files, content)
    expect(wire.heard.filter(line => line.endsWith(path))).toEqual([
      `HEAD ${path}`,
      `PUT ${path}`,
      `HEAD ${path}`,
      `HEAD ${path}`,
      `HEAD ${path}`,
    ])
  })
})
