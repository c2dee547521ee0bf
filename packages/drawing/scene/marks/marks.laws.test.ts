import { evenly } from '@sella/ceph/testing/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFiniteExtent } from '../extent'
import { inkText } from '../ink'
import { paintSvg } from '../paint-svg'
import type { Mark, Scene } from '../scene'
import { markBounds, markHit, markInk } from './index'

const markSvg = (mark: Mark, pixel: number): string => {
  const ink = markInk(mark, pixel)
  return ink === null ? '' : inkText(ink)
}

const number = evenly(-1e4, 1e4)
const size = evenly(0.1, 500)
const at = fc.record({ x: number, y: number })
const stroke = fc.record({ colour: fc.constant('#ea6a88'), width: evenly(0, 4) })
const boxed = fc.record({ x: number, y: number, width: size, height: size })
const run = fc.record({ text: fc.string({ unit: 'binary' }), colour: fc.constant('#ffffff') })

const simple: fc.Arbitrary<Mark> = fc.oneof(
  fc.record({ mark: fc.constant('line' as const), from: at, to: at, stroke }),
  fc.record({ mark: fc.constant('arrow' as const), from: at, to: at, stroke }),
  fc.record({ mark: fc.constant('curve' as const), points: fc.array(at, { minLength: 2 }), closed: fc.boolean(), stroke }),
  fc.record({ mark: fc.constant('dot' as const), at, radius: size, fill: fc.constant('#fff') }),
  fc.record({
    mark: fc.constant('wedge' as const),
    at,
    start: number,
    sweep: number,
    radius: size,
    fill: fc.constant('#fff'),
    stroke,
  }),
  fc.record({
    mark: fc.constant('label' as const),
    at,
    runs: fc.array(run),
    size,
    align: fc.constantFrom('start', 'middle', 'end'),
  }),
  boxed.map(b => ({ mark: 'box' as const, ...b })),
  boxed.map(b => ({ mark: 'picture' as const, href: 'data:,', ...b })),
)
const mark: fc.Arbitrary<Mark> = fc.oneof(
  simple,
  fc.record({
    mark: fc.constant('group' as const),
    matrix: fc.constant([2, 0, 0, 2, 10, 20] as const),
    marks: fc.array(simple, { minLength: 1 }),
    pixel: size,
  }),
)
const pixel = evenly(0.05, 20)

describe('every mark', () => {
  it('paints and measures with finite numbers only', () => {
    fc.assert(
      fc.property(mark, pixel, (m, p) => {
        expect(markSvg(m, p).replaceAll(/<tspan[^>]*>[^<]*<\/tspan>/g, '')).not.toMatch(/NaN|Infinity|undefined|null/)
        expect(isFiniteExtent(markBounds(m, p))).toBe(true)
      }),
    )
  })

  it('is not hit from far away', () => {
    fc.assert(
      fc.property(mark, pixel, (m, p) => {
        expect(markHit(m, { x: 1e9, y: 1e9 }, 22, p)).toBeNull()
      }),
    )
  })

  it('gives a hit only within the reach asked for, never a negative distance', () => {
    fc.assert(
      fc.property(mark, pixel, at, (m, p, point) => {
        const distance = markHit(m, point, 14, p)
        if (distance !== null) expect(distance).toSatisfy((d: number) => d >= 0 && d <= 14)
      }),
    )
  })

  it('keeps every tag closed whatever a name contains', () => {
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 5 }), list => {
        const scene: Scene = { width: 100, height: 100, pixel: 1, layers: [{ id: 'all', marks: list }] }
        const svg = paintSvg(scene, { fonts: 'IBM Plex Sans', sized: true })
        const depth = [...svg.matchAll(/<(\/?)[a-zA-Z]+(?:"[^"]*"|[^">])*?(\/?)>/g)].reduce(
          (d, [, closes, empty]) => d + (closes ? -1 : empty ? 0 : 1),
          0,
        )
        expect(depth).toBe(0)
      }),
    )
  })

  it('with a position that is no number paints nothing', () => {
    const bad = { x: Number.NaN, y: 0 }
    const stroke1 = { colour: '#fff', width: 1 }
    const broken: readonly Mark[] = [
      { mark: 'line', from: bad, to: { x: 1, y: 1 }, stroke: stroke1 },
      { mark: 'dot', at: bad, radius: 2, fill: '#fff' },
      { mark: 'curve', points: [{ x: 0, y: 0 }, bad], closed: false, stroke: stroke1 },
      { mark: 'label', at: bad, runs: [], size: 11, align: 'start' },
      { mark: 'box', x: Number.NaN, y: 0, width: 1, height: 1 },
    ]
    expect(broken.map(m => markSvg(m, 1))).toEqual(['', '', '', '', ''])
  })
})
