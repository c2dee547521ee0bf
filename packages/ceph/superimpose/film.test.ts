import { describe, expect, it } from 'vitest'
import { identity } from '../geometry/transform'
import { contoursInMillimetres, type Film, hasScale, imageMatrix, inMillimetres } from './film'

const film = (over: Partial<Film> = {}): Film => ({
  ...{ points: { S: { x: 100, y: 50 }, Na: { x: 800, y: 40 } }, facing: 'right', mmPerPixel: 0.1 },
  ...over,
})
const broken = [null, 0, -0.1, Number.NaN, Number.POSITIVE_INFINITY]

describe('a film in millimetres', () => {
  it('is its pixels times its scale, mirrored if it looks left', () => {
    expect(inMillimetres(film())).toEqual({ S: { x: 10, y: 5 }, Na: { x: 80, y: 4 } })
    expect(inMillimetres(film({ facing: 'left' }))?.S).toEqual({ x: -10, y: 5 })
  })

  it('has the points that were asked for, and none that is no place', () => {
    expect(inMillimetres(film(), ['Na', 'A'])).toEqual({ Na: { x: 80, y: 4 } })
    expect(inMillimetres(film({ points: { S: { x: Number.NaN, y: 0 }, Na: { x: 0, y: 0 } } }))).toEqual({ Na: { x: 0, y: 0 } })
  })

  it('has its contours in the same frame, without places that are none', () => {
    const contours = {
      sella_turcica: [
        [
          { x: 10, y: 20 },
          { x: Number.POSITIVE_INFINITY, y: 1 },
        ],
        [{ x: 30, y: 0 }],
      ],
    }
    expect(contoursInMillimetres(film({ contours, facing: 'left' }))).toEqual({
      sella_turcica: [[{ x: -1, y: 2 }], [{ x: -3, y: 0 }]],
    })
    expect(contoursInMillimetres(film())).toEqual({})
  })

  it.each(broken)('is nothing by a scale of %s', mmPerPixel => {
    expect(hasScale(mmPerPixel)).toBe(false)
    expect(inMillimetres(film({ mmPerPixel }))).toBeNull()
    expect(contoursInMillimetres(film({ mmPerPixel }))).toBeNull()
    expect(imageMatrix(film({ mmPerPixel }), film(), identity)).toBeNull()
    expect(imageMatrix(film(), film({ mmPerPixel }), identity)).toBeNull()
  })
})

it('an image is drawn as its points go: enlarged by both scales, and mirrored where the films face different ways', () => {
  const move = { a: Math.cos(0.3), b: Math.sin(0.3), tx: 4, ty: -7 }
  for (const to of ['right', 'left'] as const)
    for (const from of ['right', 'left'] as const) {
      const [reference, moved] = [film({ facing: to, mmPerPixel: 0.08 }), film({ facing: from, mmPerPixel: 0.2 })]
      const [a, b, c, d, e, f] = imageMatrix(reference, moved, move) ?? expect.unreachable()
      const pixel = { x: 321, y: -45 }
      // The way of a point: canonical mm of its film, the move, and back to pixels of the reference.
      const mm = { x: (from === 'right' ? 1 : -1) * pixel.x * 0.2, y: pixel.y * 0.2 }
      const placed = { x: move.a * mm.x - move.b * mm.y + move.tx, y: move.b * mm.x + move.a * mm.y + move.ty }
      expect(a * pixel.x + c * pixel.y + e).toBeCloseTo(((to === 'right' ? 1 : -1) * placed.x) / 0.08, 8)
      expect(b * pixel.x + d * pixel.y + f).toBeCloseTo(placed.y / 0.08, 8)
    }
})
