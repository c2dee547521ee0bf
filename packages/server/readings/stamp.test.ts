import { readerErrors } from '@sella/ceph/data/reader-errors'
import { neckPoints } from '@sella/ceph/maturation/spine'
import { readOwnItems } from '@sella/contract/documents/own-items'
import { expect, test } from 'vitest'
import { stampFor } from './stamp'

const own = (more: object) => readOwnItems(JSON.stringify({ 我的: { kind: 'angle_vertex', nodes: ['S', 'Na', 'A'], ...more } }))

test('the stamp is the engine’s own where the doctor defined nothing, and the same each time', () => {
  expect(stampFor({})).toMatch(/^[0-9a-f]{12}$/)
  expect(stampFor({})).toBe(stampFor({}, readerErrors))
})

test('how an own measurement is computed is part of it, how it is judged or worded is not', () => {
  const plain = stampFor(own({}))
  expect(plain).toMatch(/^[0-9a-f]{12}\.[0-9a-f]{12}$/)
  expect(stampFor(own({ nodes: ['S', 'Na', 'B'] }))).not.toBe(plain)
  expect(stampFor(own({ norm: { mean: 82, sd: 2 } }))).toBe(plain)
})

test('of her own errors only those of the vertebrae are part of it', () => {
  const withOwn = (name: keyof typeof readerErrors) =>
    stampFor({}, { ...readerErrors, [name]: { ...readerErrors[name], source: 'own' } } as typeof readerErrors)
  expect(withOwn('A')).toBe(stampFor({}))
  expect(withOwn(neckPoints[0] as keyof typeof readerErrors)).toMatch(/\./)
})
