import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DataKeys, dataKeysFrom } from '../sealing/keys'
import { arrivalsIn } from '../testing/arrivals'
import { startWireBucket, type WireBucket } from '../testing/wire-s3'
import type { Arrivals } from './arrivals'
import { encryptAll } from './encrypt'
import { openFiles, rawBucket } from './open'
import { sealedName } from './sealed-bucket'
import type { FileStore } from './store'

const fresh = (): string => randomBytes(32).toString('base64')
const keysOf = (text: string, plain = 'read'): DataKeys => {
  const keys = dataKeysFrom({ SELLA_DATA_KEY: text, SELLA_PLAIN_FILES: plain })
  if (!keys) throw new Error('no keys')
  return keys
}
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
const onTrouble = (): void => undefined

const keep = async (files: FileStore, content: Buffer): Promise<string> => {
  const arrival = await files.receive(Readable.from([content]), 1_000_000)
  const path = await arrival.keep('png')
  await arrival.discard()
  return path
}
const contentOf = async (files: FileStore, path: string): Promise<Buffer | null> => {
  const stored = await files.find(path)
  const content = stored && (await buffer(stored.open()))
  if (stored) expect(content?.length).toBe(stored.bytes)
  return content
}

let wire: WireBucket
beforeAll(async () => {
  wire = await startWireBucket()
})
afterAll(() => wire.close())

describe.each(['folder', 'bucket'])('an encrypted store in a %s', kind => {
  const [first, second] = [fresh(), fresh()]
  let root: string
  let arrivals: Arrivals
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'sella-encrypted-'))
    arrivals = await arrivalsIn(root)
    wire.objects.clear()
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  const at = (dataKeys: DataKeys | null) => ({ dataFolder: root, bucket: kind === 'bucket' ? wire.at : null, dataKeys })
  /** As another process would open it: without the copies of this one. */
  const open = async (dataKeys: DataKeys | null): Promise<FileStore> => {
    await rm(join(root, 'copies'), { recursive: true, force: true })
    return openFiles(at(dataKeys), { sweep: false, onTrouble, arrivals })
  }
  const raw = () => rawBucket(at(null), onTrouble)
  const lying = async (name: string): Promise<Buffer> => buffer(raw().open(name))
  const put = async (name: string, content: Buffer): Promise<void> => raw().put(name, content)

  const old = randomBytes(100_000)
  const film = randomBytes(200_000)
  const oldPath = `original/${hashOf(old).slice(0, 2)}/${hashOf(old)}.png`
  const path = `original/${hashOf(film).slice(0, 2)}/${hashOf(film)}.png`
  const work = `work/${hashOf(film)}`

  test('keeps nothing in the clear, gives all back, and reads what lay open before', async () => {
    const before = await open(null)
    expect(await keep(before, old)).toBe(oldPath)
    const files = await open(keysOf(first))
    expect(await keep(files, film)).toBe(path)
    await files.putRendition(work, film)
    for (const name of [path, work]) {
      expect((await lying(sealedName(name))).includes(film.subarray(0, 16))).toBe(false)
      expect(await raw().size(name)).toBeNull()
      expect((await contentOf(files, name))?.equals(film)).toBe(true)
    }
    const again = await open(keysOf(first))
    expect((await contentOf(again, path))?.equals(film)).toBe(true)
    expect((await contentOf(again, oldPath))?.equals(old)).toBe(true)
    for (const [hash, content] of [
      [hashOf(film), film],
      [hashOf(old), old],
    ] as const)
      expect((await readFile((await again.original(hash)) ?? '')).equals(content)).toBe(true)
    expect((await readFile(await again.renditionPlace(work))).equals(film)).toBe(true)
  })

  test('does not open without its key or by another, and says so in a sentence', async () => {
    const { id } = keysOf(first).current
    await expect(open(null)).rejects.toThrow(`by the key ${id}, and SELLA_DATA_KEY is not set`)
    await expect(open(keysOf(second))).rejects.toThrow(`by the key ${id}, which SELLA_DATA_KEY does not hold`)
    await expect(encryptAll({ raw: raw(), keys: keysOf(second), arrivals })).rejects.toThrow(id)
  })

  test('hands nothing on of what was changed, cut off, or put under the name of another', async () => {
    const whole = await lying(sealedName(work))
    const flipped = Buffer.from(whole)
    flipped[70_000] = (flipped[70_000] ?? 0) ^ 1
    const other = await lying(sealedName(path))
    for (const [why, spoilt] of [
      ['flipped', flipped],
      ['cut', whole.subarray(0, -30)],
      ['of another', other],
    ] as const) {
      await put(sealedName(work), spoilt)
      const files = await open(keysOf(first))
      await expect(files.renditionPlace(work), why).rejects.toMatchObject({ code: 'IMAGE_BROKEN' })
      await expect(buffer((await files.find(work))?.open() ?? Readable.from([])), why).rejects.toMatchObject({
        code: 'IMAGE_BROKEN',
      })
    }
    await put(sealedName(work), whole)
    expect((await contentOf(await open(keysOf(first)), work))?.equals(film)).toBe(true)
  })

  test('`encrypt` seals what lay open, leaves what is broken, and open files may be refused from then on', async () => {
    const wrong = `original/aa/${'aa'.repeat(32)}.png`
    await put(wrong, Buffer.from('not what its name says'))
    const done = await encryptAll({ raw: raw(), keys: keysOf(first), arrivals })
    expect(done).toEqual({ sealedNow: 1, sealedAnew: 0, asTheyWere: 2, broken: [wrong], keysDone: [] })
    expect([await raw().size(oldPath), (await lying(wrong)).toString()]).toEqual([null, 'not what its name says'])
    await raw().remove(wrong)
    expect((await contentOf(await open(keysOf(first)), oldPath))?.equals(old)).toBe(true)
    await put(`thumb/${hashOf(old)}`, Buffer.from('a false picture'))
    expect(await contentOf(await open(keysOf(first)), `thumb/${hashOf(old)}`)).not.toBeNull()
    expect(await contentOf(await open(keysOf(first, 'refused')), `thumb/${hashOf(old)}`)).toBeNull()
    await raw().remove(`thumb/${hashOf(old)}`)
  })

  test('goes over to a new key while it is used, and then the old one opens nothing', async () => {
    const done = await encryptAll({ raw: raw(), keys: keysOf(`${second},${first}`), arrivals })
    expect(done).toEqual({ sealedNow: 0, sealedAnew: 3, asTheyWere: 0, broken: [], keysDone: [keysOf(first).current.id] })
    const files = await open(keysOf(second))
    for (const [name, content] of [
      [path, film],
      [oldPath, old],
      [work, film],
    ] as const)
      expect((await contentOf(files, name))?.equals(content)).toBe(true)
    await expect(open(keysOf(first))).rejects.toThrow('which SELLA_DATA_KEY does not hold')
    expect(await encryptAll({ raw: raw(), keys: keysOf(second), arrivals })).toMatchObject({ asTheyWere: 3, sealedAnew: 0 })
  })

  test('removes an original in either form', async () => {
    await put(oldPath, old)
    const files = await open(keysOf(second))
    for (const content of [film, old]) await files.remove(hashOf(content), async () => false)
    expect((await raw().list('original/')).concat(await raw().list('work/'))).toEqual([])
    expect([await files.original(hashOf(old)), await files.find(path)]).toEqual([null, null])
  })
})

test('what is being encrypted anew when the power goes is whole in one of its forms, and the next time goes on', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sella-encrypted-'))
  const arrivals = await arrivalsIn(root)
  const at = { dataFolder: root, bucket: null }
  const content = randomBytes(1000)
  const path = await keep(await openFiles(at, { sweep: false, onTrouble, arrivals }), content)
  const keys = keysOf(fresh())
  const raw = rawBucket(at, onTrouble)
  await encryptAll({ raw, keys, arrivals })
  // Both forms there, as between the two steps; and a half one that never got its name.
  await rename(join(root, 'files', sealedName(path)), join(root, 'aside'))
  await raw.put(path, content)
  await rename(join(root, 'aside'), join(root, 'files', sealedName(path)))
  await writeFile(join(root, 'files', 'arriving', '1-half'), content.subarray(0, 100))
  expect(await encryptAll({ raw, keys, arrivals })).toMatchObject({ asTheyWere: 1, sealedNow: 1, broken: [] })
  expect(await readdir(join(root, 'files', 'original', path.slice(9, 11)))).toEqual([sealedName(path).slice(12)])
  // Both again, and the sealed one is damaged: the open one is the only whole one, and is sealed over it.
  const closed = await buffer(raw.open(sealedName(path)))
  const last = closed.length - 1
  await raw.put(sealedName(path), Buffer.from(closed.with(last, (closed[last] ?? 0) ^ 1)))
  await raw.put(path, content)
  expect(await encryptAll({ raw, keys, arrivals })).toMatchObject({ sealedNow: 1, broken: [] })
  const files = await openFiles({ ...at, dataKeys: keys }, { sweep: false, onTrouble, arrivals })
  expect([await raw.size(path), (await contentOf(files, path))?.equals(content)]).toEqual([null, true])
  // Neither is whole: both stay, and are told.
  await raw.put(sealedName(path), Buffer.from(closed.with(last, (closed[last] ?? 0) ^ 1)))
  await raw.put(path, content.subarray(1))
  expect(await encryptAll({ raw, keys, arrivals })).toMatchObject({ sealedNow: 0, broken: [path] })
  expect(await raw.size(path)).toBe(999)
  await rm(root, { recursive: true })
})
