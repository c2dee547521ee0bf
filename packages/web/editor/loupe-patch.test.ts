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
  const by = fc.integer({ min: -60, max: 60 })
  // Somewhat larger than what is needed and offset from it: some contain it, some miss it at a single edge.
  const near = fc.option(fc.record({ x: by, y: by, more: fc.integer({ min: 0, max: 80 }) }))
  fc.assert(
    fc.property(square, near, (needed, off) => {
      const before = off && { x: needed.x + off.x, y: needed.y + off.y, side: needed.side + off.more }
      const [left, top, right, bottom] = corners(patchFor(needed, before))
      const [nLeft, nTop, nRight, nBottom] = corners(needed)
      expect(left <= nLeft && top <= nTop && right >= nRight && bottom >= nBottom).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('small steps of the hand keep the patch, leaving it makes another', () => {
  const first = patchFor({ x: 100, y: 100, side: 200 }, null)
  expect(patchFor({ x: 149, y: 52, side: 200 }, first)).toBe(first)
  expect(patchFor({ x: 151, y: 100, side: 200 }, first)).not.toBe(first)
  expect(patchFor({ x: 100, y: 49, side: 200 }, first)).not.toBe(first)
})
