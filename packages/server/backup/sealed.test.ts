import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityFrom, isSealed, newKeys, openedBy, sealerFor } from './sealed'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-sealed-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** More than one of age's pieces of 64 KiB. */
const content = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 31 + (i >> 8)) % 256))

const sealedFile = async (recipient: string, name: string): Promise<string> => {
  const file = join(folder, name)
  await writeFile(file, await buffer(await sealerFor(recipient)(Readable.from([content]))))
  return file
}

test('what was sealed comes back byte for byte to who holds the secret, and to nobody else', async () => {
  const [own, other] = [await newKeys(), await newKeys()]
  const file = await sealedFile(own.recipient, 'whole')
  expect(await isSealed(file)).toBe(true)
  expect((await readFile(file)).includes(content.subarray(0, 64))).toBe(false)
  expect((await buffer(await openedBy(own.identity, file))).equals(content)).toBe(true)
  await expect(openedBy(other.identity, file)).rejects.toThrow()
})

test('a byte changed anywhere, or an end cut off, is noticed', async () => {
  const { identity, recipient } = await newKeys()
  const bytes = await readFile(await sealedFile(recipient, 'whole'))
  const broken = async (spoilt: Buffer): Promise<unknown> => {
    const file = join(folder, 'broken')
    await writeFile(file, spoilt)
    return openedBy(identity, file)
      .then(stream => buffer(stream))
      .then(
        () => 'opened',
        () => 'refused',
      )
  }
  for (const at of [40, 150, bytes.length >> 1, bytes.length - 1]) {
    const spoilt = Buffer.from(bytes)
    spoilt[at] = (spoilt[at] ?? 0) ^ 1
    expect([at, await broken(spoilt)]).toEqual([at, 'refused'])
  }
  expect(await broken(bytes.subarray(0, bytes.length - 100))).toBe('refused')
})

test('the secret may lie in a file with remarks, as age-keygen writes it; an open file is not sealed', async () => {
  const { identity, recipient } = await newKeys()
  const file = join(folder, 'key.txt')
  await writeFile(file, `# created: 2026-11-23\n# public key: ${recipient}\n${identity}\n`)
  expect(await identityFrom(file)).toBe(identity)
  expect(await identityFrom(identity)).toBe(identity)
  expect(await isSealed(file)).toBe(false)
  await writeFile(file, 'nothing')
  await expect(identityFrom(file)).rejects.toThrow('holds no')
  expect(() => sealerFor('age1nobody')).toThrow()
})
