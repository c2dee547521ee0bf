import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentBox } from './content-box'
import { pyramid } from './picture'

test('a film on a large empty canvas is found to within a few pixels, whatever the canvas is grey', () => {
  const place = fc.record({
    left: fc.integer({ min: 40, max: 400 }),
    top: fc.integer({ min: 40, max: 300 }),
    grey: fc.integer({ min: 0, max: 255 }),
  })
  fc.assert(
    fc.property(place, ({ left, top, grey }) => {
      const [width, height, wide, high] = [900, 800, 400, 420]
      const pixels = Uint8Array.from({ length: width * height }, (_, i) => {
        const [x, y] = [(i % width) - left, Math.floor(i / width) - top]
        return x >= 0 && y >= 0 && x < wide && y < high ? ((Math.floor(x / 20) + Math.floor(y / 20)) % 2 ? 240 : 10) : grey
      })
      const [[x0, y0], [x1, y1]] = contentBox(pyramid({ width, height, pixels }))
      for (const [edge, truth] of [
        [x0, left],
        [y0, top],
        [x1, left + wide - 1],
        [y1, top + high - 1],
      ] as const)
        expect(Math.abs(edge - truth)).toBeLessThanOrEqual(8)
    }),
    { numRuns: 20 },
  )
})

test('a film without margins is left whole', () => {
  const pixels = Uint8Array.from({ length: 400 * 500 }, (_, i) => (i * 7919) % 251)
  expect(contentBox(pyramid({ width: 400, height: 500, pixels }))).toEqual([
    [0, 0],
    [399, 499],
  ])
})
