import { describe, expect, it } from 'vitest'
import { corners, distanceTo, extentOf, grown, isFiniteExtent, joined, overlap } from './extent'
import { applied, inverse, type Matrix, matrixText, times } from './matrix'
import { moved } from './moved'
import { distanceToPath, distanceToSegment, nearestOnSegment } from './near'
import type { Mark } from './scene'

const p = (x: number, y: number) => ({ x, y })
const extent = { left: 10, top: 20, right: 40, bottom: 60 }

describe('an extent', () => {
  it('holds its points, joins with another, grows on every side', () => {
    expect(extentOf([p(40, 20), p(10, 60), p(20, 30)])).toEqual(extent)
    expect(joined(extent, { left: 5, top: 30, right: 30, bottom: 70 })).toEqual({ left: 5, top: 20, right: 40, bottom: 70 })
    expect(joined(extent, extentOf([]))).toEqual(extent)
    expect(grown(extent, 2)).toEqual({ left: 8, top: 18, right: 42, bottom: 62 })
    expect(corners(extent)).toEqual([p(10, 20), p(40, 20), p(40, 60), p(10, 60)])
  })

  it('shares more than an edge with what it overlaps', () => {
    const beside = (left: number, top: number) => ({ left, top, right: left + 30, bottom: top + 40 })
    for (const [other, shared] of [
      [beside(39, 59), true],
      [beside(-19, -19), true],
      [beside(40, 20), false],
      [beside(-20, 20), false],
      [beside(10, 60), false],
      [beside(10, -20), false],
    ] as const) {
      expect(overlap(extent, other)).toBe(shared)
      expect(overlap(other, extent)).toBe(shared)
    }
  })

  it('is 0 from what is inside, and its straight distance from what is not', () => {
    expect([p(10, 20), p(25, 40), p(40, 60)].map(at => distanceTo(extent, at))).toEqual([0, 0, 0])
    expect([p(7, 16), p(43, 64), p(25, 15), p(25, 66), p(4, 40), p(47, 40)].map(at => distanceTo(extent, at))).toEqual([
      5, 5, 5, 6, 6, 7,
    ])
  })

  it('is finite only if every edge is', () => {
    expect(isFiniteExtent(extent)).toBe(true)
    for (const edge of ['left', 'top', 'right', 'bottom']) expect(isFiniteExtent({ ...extent, [edge]: NaN })).toBe(false)
  })
})

describe('the nearest point of a line', () => {
  it('is the foot of the perpendicular, or the nearer end', () => {
    expect(nearestOnSegment(p(8, 0), p(0, 6), p(8, 12))).toEqual(p(2.24, 7.68))
    expect(nearestOnSegment(p(-5, 9), p(0, 0), p(10, 0))).toEqual(p(0, 0))
    expect(nearestOnSegment(p(15, 9), p(0, 0), p(10, 0))).toEqual(p(10, 0))
    expect(nearestOnSegment(p(15, 9), p(3, 4), p(3, 4))).toEqual(p(3, 4))
    expect(distanceToSegment(p(14, 3), p(0, 0), p(10, 0))).toBe(5)
  })

  it('of a path: its closing side counts only where it is closed', () => {
    const path = [p(0, 0), p(100, 0), p(100, 100)]
    expect(distanceToPath(p(50, 3), path, false)).toBe(3)
    expect(distanceToPath(p(104, 50), path, false)).toBe(4)
    expect(distanceToPath(p(50, 50), path, true)).toBe(0)
    expect(distanceToPath(p(50, 50), path, false)).toBe(50)
    expect([distanceToPath(p(3, 4), [p(0, 0)], false), distanceToPath(p(3, 4), [], true)]).toEqual([5, Infinity])
  })
})

describe('a matrix', () => {
  const m: Matrix = [2, 1, -3, 4, 10, 20]
  const n: Matrix = [1, 5, 2, -2, 7, 3]

  it('maps as written, and a product applies the right one first', () => {
    expect(applied(m, p(3, 5))).toEqual(p(2 * 3 - 3 * 5 + 10, 1 * 3 + 4 * 5 + 20))
    expect(applied(times(m, n), p(3, 5))).toEqual(applied(m, applied(n, p(3, 5))))
  })

  it('is undone by its inverse, which a map onto a line has not', () => {
    const back = inverse(m)
    if (!back) throw new Error('it has an inverse')
    expect(applied(back, applied(m, p(3, 5))).x).toBeCloseTo(3, 12)
    expect(applied(back, applied(m, p(3, 5))).y).toBeCloseTo(5, 12)
    expect([inverse([1, 2, 2, 4, 0, 0]), inverse([NaN, 0, 0, 1, 0, 0])]).toEqual([null, null])
  })

  it('is written with six decimals', () => {
    expect(matrixText([1 / 3, 0, 0, 1, 1234.5678912, -1])).toBe('matrix(0.333333 0 0 1 1234.567891 -1)')
  })
})

describe('a mark shifted', () => {
  const stroke = { colour: '#000', width: 1 }
  const by = p(5, -3)
  const at = p(10, 20)
  const box = { x: 1, y: 2, width: 30, height: 40 }
  it.each<[Mark, object]>([
    [
      { mark: 'line', from: at, to: p(0, 0), stroke },
      { from: p(15, 17), to: p(5, -3) },
    ],
    [
      { mark: 'arrow', from: at, to: p(0, 0), stroke },
      { from: p(15, 17), to: p(5, -3) },
    ],
    [{ mark: 'curve', points: [at, p(0, 0)], closed: true, stroke }, { points: [p(15, 17), p(5, -3)] }],
    [{ mark: 'dot', at, radius: 2, fill: '#000' }, { at: p(15, 17) }],
    [{ mark: 'wedge', at, start: 0, sweep: 1, radius: 2, fill: '#000', stroke }, { at: p(15, 17) }],
    [{ mark: 'label', at, runs: [], size: 8, align: 'end' }, { at: p(15, 17) }],
    [
      { mark: 'box', ...box },
      { x: 6, y: -1 },
    ],
    [
      { mark: 'picture', href: '', ...box },
      { x: 6, y: -1 },
    ],
    [
      { mark: 'picture', href: '', ...box, clip: box },
      { x: 6, y: -1, clip: { ...box, x: 6, y: -1 } },
    ],
    [{ mark: 'picture', href: '', ...box, clip: box, matrix: [1, 2, 3, 4, 5, 6] }, { matrix: [1, 2, 3, 4, 10, 3] }],
    [{ mark: 'group', matrix: [1, 2, 3, 4, 5, 6], marks: [], pixel: 1 }, { matrix: [1, 2, 3, 4, 10, 3] }],
  ])('has only its place changed: %j', (mark, changed) => {
    expect(moved(mark, by)).toEqual({ ...mark, ...changed })
  })
})
