import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patchFor, type Square } from './loupe-patch'

const square = fc.record({
  x: fc.integer({ min: -200, max: 2000 }),
  y: fc.integer({ min: -200, max: 2000 }),
  side: fc.integer({ min: 8, max: 400 }),
})

const corners = ({ x, y, side }: Square) => [x, y, x + side, y + side] as const

test('what the loupe needs always lies on the patch, whatever was painted before', () => {
  fc.assert(
    fc.property(square, fc.option(square), (needed, before) => {
      const [left, top, right, bottom] = corners(patchFor(needed, before))
      const [nLeft, nTop, nRight, nBottom] = corners(needed)
      expect(left <= nLeft && top <= nTop && right >= nRight && bottom >= nBottom).toBe(true)
    }),
  )
})

test('small steps of the hand keep the patch, leaving it makes another', () => {
  const first = patchFor({ x: 100, y: 100, side: 200 }, null)
  expect(patchFor({ x: 149, y: 52, side: 200 }, first)).toBe(first)
  expect(patchFor({ x: 151, y: 100, side: 200 }, first)).not.toBe(first)
  expect(patchFor({ x: 100, y: 49, side: 200 }, first)).not.toBe(first)
})
