import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freePlace, type Rect } from './free-place'

const window = { width: 1440, height: 900 }
const card = { width: 360, height: 48 }
const at = ({ left, top }: { readonly left: number; readonly top: number }, { width, height } = card): Rect => ({
  ...{ left, top, right: left + width, bottom: top + height },
})
const meets = (a: Rect, b: Rect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

type Size = typeof card
type Place = { readonly left: number; readonly top: number }
const coveredArea = (place: Place, size: Size, boxes: readonly Rect[]): number => {
  const of = at(place, size)
  const side = (low: number, high: number) => Math.max(0, high - low)
  return boxes.reduce(
    (sum, box) =>
      sum +
      side(Math.max(of.left, box.left), Math.min(of.right, box.right)) *
        side(Math.max(of.top, box.top), Math.min(of.bottom, box.bottom)),
    0,
  )
}

describe('where a message stands', () => {
  it('is at the upper right under the bar where nothing else is', () => {
    expect(freePlace(card, window, 64, [])).toEqual({ left: 1064, top: 64 })
  })

  it('is beside or below the boxes of the panel it would lie on, as near as it may be', () => {
    const boxes = [at({ left: 1010, top: 60 }, { width: 400, height: 140 })]
    const { left, top } = freePlace(card, window, 64, boxes)
    expect(left).toBe(1064)
    expect(top).toBeGreaterThanOrEqual(204)
    expect(top).toBeLessThan(204 + 16)
  })

  it('covers no control wherever there is a place without one, on any window', () => {
    const rect = fc
      .record({
        left: fc.integer({ min: 0, max: 1300 }),
        top: fc.integer({ min: 0, max: 800 }),
        w: fc.integer({ min: 8, max: 500 }),
      })
      .map(({ left, top, w }) => at({ left, top }, { width: w, height: 32 }))
    fc.assert(
      fc.property(fc.array(rect, { maxLength: 30 }), fc.constantFrom(390, 1024, 1440), (boxes, width) => {
        const size = { width: Math.min(360, width - 32), height: 48 }
        const place = freePlace(size, { width, height: 844 }, 64, boxes)
        const covered = boxes.filter(box => meets(at(place, size), box))
        // Only if nothing was free may it cover something, and no more of it than in its usual place.
        const usual = { left: width - 16 - size.width, top: 64 }
        if (covered.length > 0) expect(coveredArea(place, size, boxes)).toBeLessThanOrEqual(coveredArea(usual, size, boxes))
        expect(place.left + size.width).toBeLessThanOrEqual(width)
        expect(place.left).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('lies over a hint of a form on a phone rather than over its first field, where every place lies over something', () => {
    const fields = [8, 76, 156, 236, 350, 430, 510, 590].map(top => at({ left: 16, top }, { width: 358, height: 64 }))
    const place = freePlace({ width: 358, height: 48 }, { width: 390, height: 664 }, 64, fields)
    expect(place.top).toBeGreaterThanOrEqual(296)
    expect(place.top + 48).toBeLessThanOrEqual(354)
  })

  it('covers nothing where the lower part of the window is free, however full the rest', () => {
    const rect = fc
      .record({ left: fc.integer({ min: 0, max: 1300 }), top: fc.integer({ min: 0, max: 700 }) })
      .map(place => at(place, { width: 140, height: 32 }))
    fc.assert(
      fc.property(fc.array(rect, { minLength: 20, maxLength: 120 }), boxes => {
        const place = freePlace(card, window, 64, boxes)
        expect(boxes.filter(box => meets(at(place), box))).toEqual([])
      }),
    )
  })
})
