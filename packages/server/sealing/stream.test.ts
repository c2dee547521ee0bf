import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { headLength, plainLength, sealedLength, sealedPieceLength } from './form'
import { type DataKeys, dataKeysFrom } from './keys'
import { sealed, sealedBy, unsealed } from './stream'

const fresh = (): string => randomBytes(32).toString('base64')
const keysOf = (...texts: string[]): DataKeys => {
  const keys = dataKeysFrom({ SELLA_DATA_KEY: texts.join(',') })
  if (!keys) throw new Error('no keys')
  return keys
}
const own = keysOf(fresh())
const name = `original/ab/${'ab'.repeat(32)}.png`
const seal = (content: Buffer, keys = own, as = name): Promise<Buffer> =>
  buffer(Readable.from(sealed(Readable.from([content]), keys.current, as)))
const open = (content: Buffer, keys = own, as = name): Promise<Buffer> =>
  buffer(Readable.from(unsealed(Readable.from([content]), keys, as)))
/** Three pieces, the last one short. */
const content = randomBytes(150_000)

describe('a sealed file', () => {
  test.each([1, 100, 65_535, 65_536, 65_537, 131_072, 150_000])(
    'of %i bytes comes back byte for byte, and tells its length',
    async length => {
      const plain = randomBytes(length)
      const closed = await seal(plain)
      expect([closed.length, plainLength(closed.length)]).toEqual([sealedLength(length), length])
      expect((await open(closed)).equals(plain)).toBe(true)
    },
  )

  test('comes back however it is cut on its way, and shows nothing of the content', async () => {
    const whole = await seal(content)
    const crumbs = Readable.from(
      Array.from({ length: Math.ceil(whole.length / 777) }, (_, i) => whole.subarray(i * 777, (i + 1) * 777)),
    )
    expect((await buffer(Readable.from(unsealed(crumbs, own, name)))).equals(content)).toBe(true)
    expect(whole.includes(content.subarray(0, 16))).toBe(false)
    expect((await seal(content)).equals(whole)).toBe(false)
  })

  test('with a bit of any part changed does not open: head, first piece, tag, last byte', async () => {
    const whole = await seal(content)
    for (const at of [0, 9, 20, headLength, headLength + 65_540, whole.length >> 1, whole.length - 1]) {
      const spoilt = Buffer.from(whole)
      spoilt[at] = (spoilt[at] ?? 0) ^ 1
      await expect(open(spoilt), `byte ${at}`).rejects.toThrow()
    }
  })

  test('with pieces exchanged, left out, repeated or cut off at a border does not open', async () => {
    const whole = await seal(content)
    const at = (n: number) => headLength + n * sealedPieceLength
    const [head, first, second, last] = [
      whole.subarray(0, at(0)),
      whole.subarray(at(0), at(1)),
      whole.subarray(at(1), at(2)),
      whole.subarray(at(2)),
    ]
    for (const parts of [
      [second, first, last],
      [first, last],
      [first, second],
      [first],
      [],
      [first, second, second, last],
      [first, second, last, last],
    ])
      await expect(open(Buffer.concat([head, ...parts])), `${parts.length} parts`).rejects.toThrow()
    await expect(open(whole.subarray(0, -10))).rejects.toThrow()
    await expect(open(whole.subarray(0, 20))).rejects.toThrow()
  })

  test('with a piece of another file, or under another name, does not open', async () => {
    const [whole, other] = [await seal(content), await seal(randomBytes(150_000))]
    const mixed = Buffer.concat([
      whole.subarray(0, headLength + sealedPieceLength),
      other.subarray(headLength + sealedPieceLength),
    ])
    await expect(open(mixed)).rejects.toThrow()
    await expect(open(whole, own, name.replace('png', 'jpg'))).rejects.toThrow()
  })

  test('opens by a key of before, names its key, and says which one is missing', async () => {
    const [before, after] = [fresh(), fresh()]
    const closed = await seal(content, keysOf(before))
    const { id } = keysOf(before).current
    expect(await sealedBy(Readable.from([closed]))).toBe(id)
    expect((await open(closed, keysOf(after, before))).equals(content)).toBe(true)
    await expect(open(closed, keysOf(after))).rejects.toThrow(`by the key ${id}, which SELLA_DATA_KEY does not hold`)
  })
})

test('a file whose head is damaged, or whose key is not there, is closed again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-head-'))
  const place = join(folder, 'sealed')
  const whole = await seal(content)
  const spoilt = Buffer.from(whole)
  spoilt[0] = (spoilt[0] ?? 0) ^ 1
  for (const [bytes, keys] of [
    [spoilt, own],
    [whole, keysOf(fresh())],
  ] as const) {
    await writeFile(place, bytes)
    const source = createReadStream(place)
    await expect(buffer(Readable.from(unsealed(source, keys, name)))).rejects.toThrow()
    expect(source.destroyed).toBe(true)
  }
  await rm(folder, { recursive: true })
})

test('a key is 32 bytes in base64, the first of several seals; anything else is refused in a sentence', () => {
  const [first, second] = [fresh(), fresh()]
  expect(dataKeysFrom({})).toBeNull()
  const keys = keysOf(`${first} `, ` ${second}`)
  expect([keys.all.length, keys.current.secret.toString('base64'), keys.plainToo]).toEqual([2, first, true])
  for (const wrong of ['short', `${first}x`, first.slice(4), `${first.slice(0, -3)}!!=`])
    expect(() => dataKeysFrom({ SELLA_DATA_KEY: wrong })).toThrow('SELLA_DATA_KEY must be 32 bytes')
  expect(() => dataKeysFrom({ SELLA_PLAIN_FILES: 'no' })).toThrow('SELLA_PLAIN_FILES')
})
