import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { fits } from './fits'

const point = z.strictObject({ x: z.number(), y: z.number() })
const event = z.union([z.strictObject({ step: z.string() }), z.strictObject({ done: point })])

it('lets through what the schema describes', () => {
  expect(fits(point, { x: 1, y: 2 })).toBe(true)
})

it('lets through what a newer server says besides, at any depth', () => {
  expect(fits(point, { x: 1, y: 2, z: 3 })).toBe(true)
  expect(fits(event, { done: { x: 1, y: 2, unit: 'px' }, at: 'noon' })).toBe(true)
})

it('refuses what is missing or of another type, beside unknown keys too', () => {
  expect(fits(point, { x: 1 })).toBe(false)
  expect(fits(point, { x: 1, y: '2', z: 3 })).toBe(false)
  expect(fits(event, { done: { x: 1 }, step: 4 })).toBe(false)
  expect(fits(point, null)).toBe(false)
})
