import { expect, it } from 'vitest'
import { type Crown, spanLabelPlace } from './span-label'

/** Six front teeth, side by side on half a circle, its middle before the canines, as a phone shows a lower arch. */
const radius = 24
const at = (degrees: number) => ({
  x: radius * Math.sin((degrees * Math.PI) / 180),
  y: radius * Math.cos((degrees * Math.PI) / 180),
})
const crowns: readonly Crown[] = [-90, -60, -30, 0, 30, 60].map(from => ({ from: at(from), to: at(from + 30) }))
const half = { width: 14, height: 8 }
const around = { towards: { x: 0, y: -40 }, half, crowns, perMm: 1 }

const covers = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  crowns
    .flatMap(({ from, to }) => [from, to])
    .some(
      tooth => Math.hypot(Math.max(0, Math.abs(tooth.x - x) - half.width), Math.max(0, Math.abs(tooth.y - y) - half.height)) < 4,
    )

it('the text of a width stays on its line where no tooth lies', () => {
  expect(spanLabelPlace({ x: 0, y: 0 }, { ...around, half: { width: 10, height: 8 } })).toEqual({ x: 0, y: 0 })
  expect(spanLabelPlace({ x: 0, y: 12 }, { ...around, crowns: [] })).toEqual({ x: 0, y: 12 })
})

it('over the front teeth it moves back until it covers none, and no further', () => {
  const middle = { x: 0, y: 14 }
  expect(covers(middle)).toBe(true)
  const place = spanLabelPlace(middle, around)
  expect(place && covers(place)).toBe(false)
  expect(place?.x).toBeCloseTo(0, 9)
  expect(place?.y).toBeGreaterThan(0)
})

it('a narrow rim of a crown may be touched, and never the text of the width behind it', () => {
  const wide = { width: 20, height: 8 }
  const place = spanLabelPlace({ x: 0, y: 14 }, { ...around, half: wide })
  expect(place?.y).toBeGreaterThanOrEqual(around.towards.y + 2 * wide.height)
  expect(place?.y).toBeLessThan(14)
})

it('in an arch too small for it there is none', () => {
  const large = { ...around, half: { width: 30, height: 8 }, towards: { x: 0, y: 4 } }
  expect(spanLabelPlace({ x: 0, y: 14 }, large)).toBeNull()
  expect(spanLabelPlace({ x: 0, y: 14 }, { ...around, towards: { x: 0, y: 14 } })).toBeNull()
})
