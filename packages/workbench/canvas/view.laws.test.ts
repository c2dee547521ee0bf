import { evenly } from '@sella/ceph/testing/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fit, matrixOf, toImage, toScreen, turnTo, type View, zoomAbout } from './view'

const coordinate = evenly(-5000, 5000)
const point = fc.record({ x: coordinate, y: coordinate })
const view: fc.Arbitrary<View> = fc.record({
  zoom: evenly(0.05, 20),
  x: coordinate,
  y: coordinate,
  turn: evenly(-3, 3),
})

describe('the view of the film', () => {
  it('leads from the film to the stage and back to the same point', () => {
    fc.assert(
      fc.property(view, point, (v, p) => {
        const back = toImage(v, toScreen(v, p))
        expect(back.x).toBeCloseTo(p.x, 5)
        expect(back.y).toBeCloseTo(p.y, 5)
      }),
    )
  })

  it('keeps what lies under the pointer under the pointer while zooming', () => {
    fc.assert(
      fc.property(view, point, evenly(0.2, 5), (v, pointer, factor) => {
        const under = toImage(v, pointer)
        const after = toScreen(zoomAbout(v, pointer, factor), under)
        expect(after.x).toBeCloseTo(pointer.x, 4)
        expect(after.y).toBeCloseTo(pointer.y, 4)
      }),
    )
  })

  it('is the same map as its matrix', () => {
    fc.assert(
      fc.property(view, point, (v, p) => {
        const [a, b, c, d, e, f] = matrixOf(v)
        const there = toScreen(v, p)
        expect(a * p.x + c * p.y + e).toBeCloseTo(there.x, 5)
        expect(b * p.x + d * p.y + f).toBeCloseTo(there.y, 5)
      }),
    )
  })

  it('keeps the middle of the stage in place while the film is turned', () => {
    const stage = { width: 700, height: 800 }
    fc.assert(
      fc.property(view, evenly(-1, 1), (v, turn) => {
        const middle = { x: 350, y: 400 }
        const after = toScreen(turnTo(v, stage, turn), toImage(v, middle))
        expect(after.x).toBeCloseTo(middle.x, 4)
        expect(after.y).toBeCloseTo(middle.y, 4)
      }),
    )
  })

  it('fits the whole film into the stage with a margin, and touches it on one side', () => {
    const side = fc.integer({ min: 200, max: 6000 })
    fc.assert(
      fc.property(fc.record({ width: side, height: side }), fc.record({ width: side, height: side }), (film, stage) => {
        const v = fit(film, stage)
        const [a, b] = [toScreen(v, { x: 0, y: 0 }), toScreen(v, { x: film.width, y: film.height })]
        const margins = [a.x, a.y, stage.width - b.x, stage.height - b.y]
        expect(Math.min(...margins)).toBeCloseTo(8, 4)
      }),
    )
  })
})
