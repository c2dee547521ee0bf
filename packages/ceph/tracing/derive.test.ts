import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LandmarkName, landmarkNames } from '../data/landmarks'
import { templateLandmarks } from '../data/template'
import { distance, midpoint, type Point } from '../geometry/point'
import { apply, turnAbout } from '../geometry/transform'
import { mapPoints, mirrored, onFilm, type Points, templateFilm, without } from '../testing/template-film'
import { derive } from './derive'
import { outlines, samplesByName } from './outlines'

const film = templateFilm()
const mm = (x: number, y: number): Point => apply(onFilm, { x, y })
const pixelsFrom = (points: Points, name: LandmarkName, expected: Point) => distance(points[name] ?? { x: 1e9, y: 1e9 }, expected)

const some: fc.Arbitrary<Points> = fc.dictionary(
  fc.constantFrom(...landmarkNames),
  fc.record({ x: fc.double({ min: -1e6, max: 1e6, noNaN: true }), y: fc.double({ min: -1e6, max: 1e6, noNaN: true }) }),
  { maxKeys: 40 },
)
const positions = (points: Points): Points => mapPoints(points, ({ x, y }) => ({ x, y }))

describe('the points that follow from placed ones', () => {
  const all = derive(film, 'right')

  it.each([
    ['CGo', -14.75, 76.63],
    ['CGn', 62.39, 114.47],
    ['OPAnt_Ex', 72.2, 74.46],
    ['OPPost_Ex', 45.52, 68.85],
    ['U1', 69.87, 65.72],
    ['L1', 65.57, 81.2],
    ['U6', 45.05, 64.71],
    ['L6', 45.99, 72.98],
  ] as const)('%s stands where the template has it', (name, x, y) => {
    expect(pixelsFrom(all, name, mm(x, y))).toBeLessThan(0.1)
    expect(all[name]?.origin).toBe('derived')
  })

  it('never move a placed point, derived or not', () => {
    const placed = { ...film, CGo: { x: 1, y: 2 }, U6: { x: 3, y: 4 } }
    const resolved = derive(placed, 'right')
    expect(resolved.CGo).toEqual({ x: 1, y: 2, origin: 'placed' })
    expect(resolved.U6).toEqual({ x: 3, y: 4, origin: 'placed' })
    expect(resolved.S).toEqual({ ...film.S, origin: 'placed' })
  })

  it('fall back to Go and Gn without tangents or with parallel lines, and to the mesial molar points without the distal', () => {
    const bare = derive(without(film, 'GoPost', 'U6Distal', 'Pog'), 'right')
    expect(bare.CGo).toEqual({ ...film.Go, origin: 'derived' })
    expect(bare.CGn).toEqual({ ...film.Gn, origin: 'derived' })
    expect(bare.OPPost_Ex).toMatchObject(midpoint(film.U6Mesial ?? mm(0, 0), film.L6Mesial ?? mm(0, 0)))
    const parallel = derive({ Ar: mm(0, 0), GoPost: mm(0, 5), Me: mm(9, 0), GoInf: mm(9, 7), Go: mm(1, 1) }, 'right')
    expect(parallel.CGo).toMatchObject(mm(1, 1))
  })

  it('come from no outline unless outlines are given', () => {
    const bare = derive(without(film, 'GoPost', 'GoInf', 'Go', 'DC', 'Xi'), 'right')
    for (const name of ['GoPost', 'GoInf', 'Go', 'DC', 'Xi', 'CGo'] as const) expect(bare[name]).toBeUndefined()
  })

  it('fill gaps from the outlines that exist, near where the template has them', () => {
    const gaps = without(film, 'GoPost', 'GoInf', 'DC', 'Xi')
    const resolved = derive(gaps, 'right', samplesByName(outlines(gaps, 'right')))
    const t = templateLandmarks
    for (const name of ['GoPost', 'GoInf', 'DC', 'Xi'] as const) {
      expect(pixelsFrom(resolved, name, mm(t[name].x, t[name].y)), name).toBeLessThan(5)
    }
    const noGo = without(film, 'Go')
    const gonion = derive(noGo, 'right', samplesByName(outlines(film, 'right')))
    expect(pixelsFrom(gonion, 'Go', mm(t.Go.x, t.Go.y))).toBeLessThan(30)
  })

  it('put the molar handles 1 mm towards the roots, whichever way the head is turned', () => {
    for (const radians of [0, 0.4, -1, 2.5]) {
      const turned = mapPoints(film, p => apply(turnAbout(radians, mm(40, 40)), p))
      const back = mapPoints(derive(turned, 'right'), p => apply(turnAbout(-radians, mm(40, 40)), p))
      expect(pixelsFrom(back, 'U6', mm(45.05, 64.71))).toBeLessThan(0.1)
      expect(pixelsFrom(back, 'L6', mm(45.99, 72.98))).toBeLessThan(0.1)
    }
  })
})

describe('laws of derivation', () => {
  it('deriving twice gives the same positions as once', () => {
    fc.assert(
      fc.property(some, fc.constantFrom('right', 'left'), (points, facing) => {
        const once = positions(derive(points, facing))
        expect(positions(derive(once, facing))).toEqual(once)
      }),
    )
  })

  it('a mirrored film gives mirrored points', () => {
    fc.assert(
      fc.property(some, points => {
        expect(positions(mirrored(derive(mirrored(points), 'left')))).toEqual(positions(derive(points, 'right')))
      }),
    )
  })
})
