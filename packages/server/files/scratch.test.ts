import { createHash } from 'node:crypto'
import { type FileHandle, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { writeArriving } from './scratch'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-scratch-'))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => rm(folder, { recursive: true }))

const pieces = ['first', 'second', 'the last'].map(text => Buffer.from(text))
const all = Buffer.concat(pieces)
const arriving = (name: string, largest: number) => writeArriving(join(folder, name), Readable.from(pieces), largest)

/** Lets every single write take one byte less than it was given and say so, as a disk without more room does. */
const takeLess = async (): Promise<void> => {
  const handle = await open(join(folder, 'any'), 'w')
  const file = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const write = file.write as (piece: Buffer) => Promise<{ bytesWritten: number; buffer: Buffer }>
  vi.spyOn(file, 'write').mockImplementation(function (this: FileHandle, piece: unknown) {
    return write.call(this, (piece as Buffer).subarray(0, -1))
  } as never)
}

test('what arrives is on the disk as it was sent, and is called by its hash', async () => {
  expect(await arriving('whole', all.length)).toEqual({
    hash: createHash('sha256').update(all).digest('hex'),
    bytes: all.length,
  })
  expect(await readFile(join(folder, 'whole'))).toEqual(all)
  await expect(arriving('large', all.length - 1)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
  await expect(writeArriving(join(folder, 'empty'), Readable.from([]), 9)).rejects.toMatchObject({ code: 'FILE_EMPTY' })
})

test('a piece of which the disk takes a part is not taken for written', async () => {
  await takeLess()
  await arriving('parts', all.length)
  expect(await readFile(join(folder, 'parts'))).toEqual(all)
})
