import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { namedUuid } from './named-uuid'

test('a thing has the same uuid in every version of the program: other systems know it by that', () => {
  expect(namedUuid('provenance 1')).toBe('8034c362-f067-8a9d-a914-fa3bbfc9234b')
})

test('it is one of version 8 with the variant of RFC 9562, whatever the thing, and otherwise the hash', () => {
  for (let i = 0; i < 200; i += 1) {
    const [uuid, hash] = [namedUuid(`thing ${i}`), createHash('sha256').update(`thing ${i}`).digest('hex')]
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const plain = uuid.replaceAll('-', '')
    for (const [from, to] of [
      [0, 12],
      [13, 16],
      [18, 32],
    ] as const)
      expect(plain.slice(from, to)).toBe(hash.slice(from, to))
  }
})
