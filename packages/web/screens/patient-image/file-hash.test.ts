import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { hashOf } from './file-hash'

afterEach(() => vi.unstubAllGlobals())

it('a file has the hash under which the server keeps it, with the browser’s help or without', async () => {
  // Lengths about the ends of a block, and one of several pieces.
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 1000, 4_194_304 + 77]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + (i >> 8)) & 255)
    const right = createHash('sha256').update(bytes).digest('hex')
    expect([length, await hashOf(new Blob([bytes]))]).toEqual([length, right])
    vi.stubGlobal('crypto', {})
    expect([length, await hashOf(new Blob([bytes]))]).toEqual([length, right])
    vi.unstubAllGlobals()
  }
})
