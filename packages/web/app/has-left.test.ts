import { expect, test } from 'vitest'
import { hasLeft, hasMoved } from './has-left'

type Mine = NonNullable<Parameters<typeof hasLeft>[0]>

const clinic = (uuid: string): Mine['clinics'][number] => ({ uuid, name: uuid, role: 'orthodontist', owners: 1 }) as never
const at = (desk: string | null, ...names: readonly string[]): Mine => ({
  clinics: names.map(clinic),
  desk,
  barred: false,
  ownCases: 0,
})

test('who was at the desk of a clinic that is gone from hers has left it, told or not', () => {
  expect(hasLeft(at('a', 'a', 'b'), at(null, 'b'))).toBe(true)
})

test('who changed desk in another window has moved, from and to any desk; not who changed it here, or nothing', () => {
  expect(hasMoved(at('a', 'a', 'b'), at('b', 'a', 'b'))).toBe(true)
  expect(hasMoved(at('a', 'a'), at(null, 'a'))).toBe(true)
  expect(hasMoved(at(null, 'a'), at('a', 'a'))).toBe(true)
  expect(hasMoved(at('a', 'a', 'b'), at('a', 'a'))).toBe(false)
  expect(hasMoved(at(null), at(null, 'a'))).toBe(false)
  expect(hasMoved(undefined, at('a', 'a'))).toBe(false)
  expect(hasMoved(at('a', 'a'), undefined)).toBe(false)
})

test('who is elsewhere, at her own desk or has just changed it has left nothing', () => {
  expect(hasLeft(at('a', 'a', 'b'), at('a', 'a'))).toBe(false)
  expect(hasLeft(at(null, 'a'), at(null))).toBe(false)
  expect(hasLeft(at('a', 'a', 'b'), at('b', 'a', 'b'))).toBe(false)
  expect(hasLeft(undefined, at(null))).toBe(false)
  expect(hasLeft(at('a', 'a'), undefined)).toBe(false)
})
