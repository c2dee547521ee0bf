import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, type Point } from '../geometry/point'
import { apply, turnOnto } from '../geometry/transform'
import { mapPoints, mirrored, templateFilm, without } from '../testing/template-film'
import { type Film, imageMatrix, inMillimetres, type Points } from './film'
import { register, registerByFit, registeredPoints } from './register'
import { registrationNames, registrations } from './registrations'

const coordinate = fc.double({ min: -3000, max: 3000, noNaN: true })
const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate })
const names = ['S', 'Na', 'ANS', 'PNS', 'Go', 'Gn', 'Ba', 'Po', 'Or', 'Ptm', 'Pog', 'Me', 'PM', 'A'] as const
const film: fc.Arbitrary<Film> = fc.record({
  points: fc.tuple(...names.map(() => point)).map(all => Object.fromEntries(names.map((name, i) => [name, all[i]])) as Points),
  facing: fc.constantFrom('right', 'left'),
  mmPerPixel: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
})
const long = (each: Film) =>
  registrationNames.every(name => {
    const [p, q] = registrations[name].along.map(end => each.points[end])
    return p !== undefined && q !== undefined && distance(p, q) > 20
  })
const films = fc.tuple(film.filter(long), film.filter(long))
const registrationOf = (pair: readonly [Film, Film], name: (typeof registrationNames)[number], at?: 'other_end' | 'midpoint') => {
  const found = register(pair, name, at)
  if (found.status !== 'registered') throw new Error(`not registered: ${found.why}`)
  return found
}

describe('laws of registration', () => {
  it('the registered point falls exactly on its own, the other end on the line at its own distance', () => {
    fc.assert(
      fc.property(films, fc.constantFrom(...registrationNames), (pair, name) => {
        const found = registrationOf(pair, name)
        const [one, two] = [inMillimetres(pair[0]) ?? {}, registeredPoints(pair[1], found) ?? {}]
        const { register: held, along } = registrations[name]
        const at = (points: Points, each: keyof Points) => points[each] ?? { x: Number.NaN, y: Number.NaN }
        expect(distance(at(two, held), at(one, held))).toBeLessThan(1e-9)
        const other = along[0] === held ? along[1] : along[0]
        const own = inMillimetres(pair[1]) ?? {}
        expect(distance(at(two, other), at(two, held))).toBeCloseTo(distance(at(own, other), at(own, held)), 8)
        const [u, v] = [at(one, other), at(two, other)].map(end => Math.atan2(end.y - at(one, held).y, end.x - at(one, held).x))
        expect(Math.abs(Math.sin(((u ?? 0) - (v ?? 0)) / 2))).toBeLessThan(1e-8)
      }),
    )
  })

  it('no registration changes a length: size is a finding', () => {
    fc.assert(
      fc.property(films, fc.constantFrom(...registrationNames), fc.constantFrom('other_end', 'midpoint'), (pair, name, at) => {
        const own = inMillimetres(pair[1]) ?? {}
        for (const found of [registrationOf(pair, name, at), registerByFit(pair, name)]) {
          if (found.status !== 'registered') continue
          const moved = registeredPoints(pair[1], found) ?? {}
          for (const [a, b] of [
            ['S', 'Gn'],
            ['ANS', 'Go'],
          ] as const) {
            const length = (points: Points) => distance(points[a] ?? { x: 0, y: 0 }, points[b] ?? { x: 0, y: 0 })
            expect(length(moved)).toBeCloseTo(length(own), 8)
          }
        }
      }),
    )
  })

  it('a film facing left registers as its mirror image does', () => {
    fc.assert(
      fc.property(films, fc.constantFrom(...registrationNames), ([one, two], name) => {
        const other: Film = { ...two, points: mirrored(two.points), facing: two.facing === 'left' ? 'right' : 'left' }
        expect(registrationOf([one, other], name)).toEqual(registrationOf([one, two], name))
      }),
    )
  })

  it('the image of record 2 is drawn where its points come to lie', () => {
    fc.assert(
      fc.property(films, fc.constantFrom(...registrationNames), (pair, name) => {
        const found = registrationOf(pair, name)
        const matrix = imageMatrix(pair[0], pair[1], found.move)
        if (matrix === null) throw new Error('both films have a scale')
        const [a, b, c, d, e, f] = matrix
        const held = registrations[name].register
        const { x, y } = pair[1].points[held] ?? { x: 0, y: 0 }
        expect(distance({ x: a * x + c * y + e, y: b * x + d * y + f }, pair[0].points[held] ?? { x: 0, y: 0 })).toBeLessThan(
          1e-6,
        )
      }),
    )
  })
})

const one: Film = { points: templateFilm(), facing: 'right', mmPerPixel: 0.1 }
const turned = (points: Points): Points => mapPoints(points, p => apply(turnOnto(0.2, { x: 0, y: 0 }, { x: 33, y: -20 }), p))

describe('the best fit', () => {
  it('lays a face on itself whatever the place and turn of the film, and names its landmarks', () => {
    const found = registerByFit([one, { ...one, points: turned(one.points) }], 'mp')
    if (found.status !== 'registered') throw new Error('five landmarks of the symphysis are placed')
    expect(found.rotationDegrees).toBeCloseTo((-0.2 * 180) / Math.PI, 9)
    expect(found.residualMm).toBeLessThan(1e-9)
    expect(found.from).toEqual(['Pog', 'Gn', 'Me', 'PM', 'D'])
  })

  it('wants three landmarks', () => {
    const few = { ...one, points: without(one.points, 'PM', 'D', 'Me') }
    expect(registerByFit([one, few], 'mp')).toEqual({ status: 'missing', why: 'missing-points', needs: ['Me', 'PM', 'D'] })
  })
})

describe('a pair that cannot be registered', () => {
  it('says which points are missing, and is skipped for that registration only', () => {
    const blind = { ...one, points: without(one.points, 'Na') }
    expect(register([one, blind], 'sn')).toEqual({ status: 'missing', why: 'missing-points', needs: ['Na'] })
    expect(register([one, blind], 'pp').status).toBe('registered')
  })

  it('says so when a film has no scale or a line no length', () => {
    expect(register([one, { ...one, mmPerPixel: null }], 'sn')).toMatchObject({ why: 'uncalibrated' })
    const flat = { ...one, points: { ...one.points, Na: one.points.S } }
    expect(register([one, flat], 'sn')).toMatchObject({ why: 'degenerate', needs: ['S', 'Na'] })
  })
})
