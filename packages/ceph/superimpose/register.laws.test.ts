import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, type Point } from '../geometry/point'
import { apply, compose, turnOnto } from '../geometry/transform'
import { evenly } from '../testing/evenly'
import { registeredPoints } from '../testing/registered-points'
import { mapPoints, mirrored, templateFilm, without } from '../testing/template-film'
import { displacement } from './displacement'
import { type Film, imageMatrix, inMillimetres, type Points } from './film'
import { registerBy } from './register'
import { register, registerByFit } from './register-method'
import { type Hold, registrationLandmark, registrationNames, registrations } from './registrations'

const coordinate = evenly(-3000, 3000)
const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate })
const names = ['S', 'Na', 'ANS', 'PNS', 'Go', 'Gn', 'Ba', 'Po', 'Or', 'Ptm', 'Pog', 'Me', 'PM', 'A'] as const
const film: fc.Arbitrary<Film> = fc.record({
  points: fc.tuple(...names.map(() => point)).map(all => Object.fromEntries(names.map((name, i) => [name, all[i]])) as Points),
  facing: fc.constantFrom('right', 'left'),
  mmPerPixel: evenly(0.05, 0.5),
})
const long = (each: Film) =>
  registrationNames.every(name => {
    const [p, q] = registrations[name].along.map(end => each.points[end])
    return p !== undefined && q !== undefined && distance(p, q) > 20
  })
const films = fc.tuple(film.filter(long), film.filter(long))
const registrationOf = (pair: readonly [Film, Film], name: (typeof registrationNames)[number], at?: 'other_end' | 'midpoint') => {
  const registered = register(pair, name, at)
  if (registered.status !== 'registered') throw new Error(`not registered: ${registered.why}`)
  return registered
}

describe('laws of registration', () => {
  it('the registered point falls exactly on its own, the other end on the line at its own distance', () => {
    fc.assert(
      fc.property(films, fc.constantFrom(...registrationNames), (pair, name) => {
        const registered = registrationOf(pair, name)
        const [first, second] = [inMillimetres(pair[0]) ?? {}, registeredPoints(pair[1], registered) ?? {}]
        const { register: anchor, along } = registrations[name]
        const at = (points: Points, each: keyof Points) => points[each] ?? { x: Number.NaN, y: Number.NaN }
        expect(distance(at(second, anchor), at(first, anchor))).toBeLessThan(1e-9)
        const other = along[0] === anchor ? along[1] : along[0]
        const own = inMillimetres(pair[1]) ?? {}
        expect(distance(at(second, other), at(second, anchor))).toBeCloseTo(distance(at(own, other), at(own, anchor)), 8)
        const [u, v] = [at(first, other), at(second, other)].map(end =>
          Math.atan2(end.y - at(first, anchor).y, end.x - at(first, anchor).x),
        )
        expect(Math.abs(Math.sin(((u ?? 0) - (v ?? 0)) / 2))).toBeLessThan(1e-8)
      }),
    )
  })

  it('no registration changes a length: size is a finding', () => {
    fc.assert(
      fc.property(films, fc.constantFrom(...registrationNames), fc.constantFrom('other_end', 'midpoint'), (pair, name, at) => {
        const own = inMillimetres(pair[1]) ?? {}
        for (const registered of [registrationOf(pair, name, at), registerByFit(pair, name)]) {
          if (registered.status !== 'registered') continue
          const moved = registeredPoints(pair[1], registered) ?? {}
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
      fc.property(films, fc.constantFrom(...registrationNames), ([first, second], name) => {
        const other: Film = { ...second, points: mirrored(second.points), facing: second.facing === 'left' ? 'right' : 'left' }
        expect(registrationOf([first, other], name)).toEqual(registrationOf([first, second], name))
      }),
    )
  })

  it('the image of record 2 is drawn where its points come to lie', () => {
    fc.assert(
      fc.property(films, fc.constantFrom(...registrationNames), (pair, name) => {
        const registered = registrationOf(pair, name)
        const matrix = imageMatrix(pair[0], pair[1], registered.move)
        if (matrix === null) throw new Error('both films have a scale')
        const [a, b, c, d, e, f] = matrix
        const anchor = registrations[name].register
        const { x, y } = pair[1].points[anchor] ?? { x: 0, y: 0 }
        expect(distance({ x: a * x + c * y + e, y: b * x + d * y + f }, pair[0].points[anchor] ?? { x: 0, y: 0 })).toBeLessThan(
          1e-6,
        )
      }),
    )
  })
})

/* These films have landmarks alone; what is laid by contours has its own test (`contours.test.ts`). */
const byLandmarks = (hold: Hold) => hold !== 'contours'
const ways = registrationNames.flatMap(name => registrations[name].holds.filter(byLandmarks).map(hold => [name, hold] as const))
const registeredBy = (pair: readonly [Film, Film], [name, hold]: (typeof ways)[number]) => {
  const registered = registerBy(pair, name, hold)
  if (registered.status !== 'registered') throw new Error(`not registered: ${registered.why}`)
  return registered
}
const skull: Film = { points: templateFilm(), facing: 'right', mmPerPixel: 0.1 }
const radians = evenly(-3, 3)
const shift = fc.record({ x: evenly(-40, 40), y: evenly(-40, 40) })
/** A later film of the skull: chin, points A and B and incisors went somewhere, the lines of the registrations did not. */
const later: fc.Arbitrary<Film> = fc.tuple(shift, shift, shift).map(([a, b, c]) => {
  const went = { A: a, B: b, Pog: c, U1IncisalTip: a, L1IncisalTip: b } as const
  const points = { ...skull.points }
  for (const name of Object.keys(went) as (keyof typeof went)[]) {
    const [from, by] = [skull.points[name], went[name]]
    if (from) points[name] = { x: from.x + by.x, y: from.y + by.y }
  }
  return { ...skull, points }
})
/** The same head on another film: turned, shifted, and exposed at another number of pixels. */
const onAnotherFilm = (film: Film, by: { turn: number; times: number }): Film => ({
  ...film,
  points: mapPoints(film.points, p => apply({ ...turnOnto(by.turn, { x: 0, y: 0 }, { x: 30, y: -70 }) }, p)),
})
const enlarged = (film: Film, times: number): Film => ({
  ...film,
  points: mapPoints(film.points, p => ({ x: p.x * times, y: p.y * times })),
  mmPerPixel: (film.mmPerPixel ?? 1) / times,
})

describe('laws of every way of holding a registration', () => {
  it('a record laid on itself stays where it is', () => {
    fc.assert(
      fc.property(film.filter(long), fc.constantFrom(...ways), (record, way) => {
        const registered = registerBy([record, record], ...way)
        if (registered.status !== 'registered') return
        const { a, b, tx, ty } = registered.move
        for (const [value, ideal] of [
          [a, 1],
          [b, 0],
          [tx, 0],
          [ty, 0],
        ] as const)
          expect(value).toBeCloseTo(ideal, 6)
        expect(registered.residualMm).toBeCloseTo(0, 6)
      }),
    )
  })

  it('holds exactly the landmark it names, if it names one', () => {
    fc.assert(
      fc.property(later, fc.constantFrom(...ways), (film, way) => {
        const on = registrationLandmark(...way)
        const registered = registeredBy([skull, film], way)
        const at = on && registeredPoints(film, registered)?.[on]
        const ideal = on && inMillimetres(skull)?.[on]
        if (at && ideal) expect(distance(at, ideal)).toBeLessThan(1e-8)
        expect(registered.registrationKind).toBe(on === null ? 'centre' : 'landmark')
      }),
    )
  })

  it('what it finds does not depend on how the film was turned, placed or exposed', () => {
    fc.assert(
      fc.property(later, radians, evenly(0.3, 4), fc.constantFrom(...ways), (film, turn, times, way) => {
        const other = enlarged(onAnotherFilm(film, { turn, times }), times)
        const [plain, again] = [registeredBy([skull, film], way), registeredBy([skull, other], way)]
        expect(again.residualMm).toBeCloseTo(plain.residualMm, 6)
        for (const name of ['A', 'B', 'Pog', 'U1IncisalTip'] as const) {
          const [first, second] = [displacement([skull, film], plain, name), displacement([skull, other], again, name)]
          expect(second?.forwardMm).toBeCloseTo(first?.forwardMm ?? Number.NaN, 6)
          expect(second?.downMm).toBeCloseTo(first?.downMm ?? Number.NaN, 6)
        }
      }),
    )
  })

  it('with reference and record exchanged is the way back: every change keeps its size and turns its sign', () => {
    fc.assert(
      fc.property(later, radians, fc.constantFrom(...ways), (film, turn, way) => {
        const other = onAnotherFilm(film, { turn, times: 1 })
        const [there, back] = [registeredBy([skull, other], way), registeredBy([other, skull], way)]
        const { a, b, tx, ty } = compose(back.move, there.move)
        for (const [value, ideal] of [
          [a, 1],
          [b, 0],
          [tx, 0],
          [ty, 0],
        ] as const)
          expect(value).toBeCloseTo(ideal, 6)
        for (const name of ['A', 'B', 'Pog'] as const) {
          const [first, second] = [displacement([skull, other], there, name), displacement([other, skull], back, name)]
          expect(second?.distanceMm).toBeCloseTo(first?.distanceMm ?? Number.NaN, 6)
          // FH did not change against the lines, so both directions are called by the same name.
          if (way[1] !== 'fit' || way[0] !== 'mp')
            expect((second?.forwardMm ?? 0) + (first?.forwardMm ?? Number.NaN)).toBeCloseTo(0, 6)
        }
      }),
    )
  })

  it('says what is missing and lets nothing infinite out, whatever the points', () => {
    const any = fc.double()
    const wild = fc.record({ x: any, y: any })
    const wildFilm: fc.Arbitrary<Film> = fc.record({
      points: fc
        .tuple(...names.map(() => fc.option(wild, { nil: undefined })))
        .map(all => Object.fromEntries(names.flatMap((name, i) => (all[i] ? [[name, all[i]]] : []))) as Points),
      facing: fc.constantFrom('right', 'left'),
      mmPerPixel: fc.option(any),
    })
    fc.assert(
      fc.property(wildFilm, wildFilm, fc.constantFrom(...ways), (first, second, way) => {
        const registered = registerBy([first, second], ...way)
        if (registered.status !== 'registered') return
        const { a, b, tx, ty } = registered.move
        expect([a, b, tx, ty, registered.rotationDegrees, registered.residualMm].every(Number.isFinite)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

const reference: Film = { points: templateFilm(), facing: 'right', mmPerPixel: 0.1 }
const turned = (points: Points): Points => mapPoints(points, p => apply(turnOnto(0.2, { x: 0, y: 0 }, { x: 33, y: -20 }), p))

describe('the best fit', () => {
  it('lays a face on itself whatever the place and turn of the film, and names its landmarks', () => {
    const registered = registerByFit([reference, { ...reference, points: turned(reference.points) }], 'mp')
    if (registered.status !== 'registered') throw new Error('five landmarks of the symphysis are placed')
    expect(registered.rotationDegrees).toBeCloseTo((-0.2 * 180) / Math.PI, 9)
    expect(registered.residualMm).toBeLessThan(1e-9)
    expect(registered.from).toEqual(['Pog', 'Gn', 'Me', 'PM', 'D'])
  })

  it('wants three landmarks', () => {
    const few = { ...reference, points: without(reference.points, 'PM', 'D', 'Me') }
    expect(registerByFit([reference, few], 'mp')).toEqual({ status: 'missing', why: 'missing-points', needs: ['Me', 'PM', 'D'] })
  })
})

describe('what a registration needs', () => {
  const lacking = (name: 'S' | 'Na' | 'Me' | 'ANS' | 'PNS') => ({ ...reference, points: without(reference.points, name) })

  it('is each end of its line on both films, whichever film lacks it', () => {
    for (const name of ['PNS', 'ANS'] as const)
      for (const pair of [
        [lacking(name), reference],
        [reference, lacking(name)],
      ] as const)
        for (const at of ['point', 'other_end', 'midpoint'] as const)
          expect(register(pair, 'pp', at)).toEqual({ status: 'missing', why: 'missing-points', needs: [name] })
  })

  it('is Me where the mandible is held by it, and then lies on it exactly', () => {
    expect(register([reference, lacking('Me')], 'mp', 'menton')).toMatchObject({ needs: ['Me'] })
    expect(register([lacking('Me'), reference], 'mp', 'menton')).toMatchObject({ needs: ['Me'] })
    expect(register([reference, lacking('Me')], 'mp').status).toBe('registered')
    const moved = { ...reference, points: turned(reference.points) }
    const registered = register([reference, moved], 'mp', 'menton')
    if (registered.status !== 'registered') return expect.unreachable()
    expect(registered).toMatchObject({ hold: 'menton', registrationKind: 'landmark', from: ['Go', 'Gn'] })
    expect(registered.registrationPoint).toEqual(inMillimetres(reference)?.Me)
    const me = registeredPoints(moved, registered)?.Me
    expect(me && distance(me, registered.registrationPoint)).toBeLessThan(1e-9)
  })

  it('is three landmarks for the best fit, held at the middle of those on the reference', () => {
    const three = { ...reference, points: without(reference.points, 'PM', 'D') }
    const registered = registerByFit([reference, three], 'mp')
    if (registered.status !== 'registered') return expect.unreachable()
    expect(registered).toMatchObject({ hold: 'fit', registrationKind: 'centre', from: ['Pog', 'Gn', 'Me'] })
    const { Pog, Gn, Me } = inMillimetres(reference) ?? {}
    expect(registered.registrationPoint.x).toBeCloseTo(((Pog?.x ?? 0) + (Gn?.x ?? 0) + (Me?.x ?? 0)) / 3, 9)
    expect(registered.registrationPoint.y).toBeCloseTo(((Pog?.y ?? 0) + (Gn?.y ?? 0) + (Me?.y ?? 0)) / 3, 9)
  })

  it('is a scale of both films, of which nothing needs to be placed', () => {
    const unscaled = { ...reference, mmPerPixel: null }
    for (const pair of [
      [reference, unscaled],
      [unscaled, reference],
    ] as const)
      for (const hold of ['point', 'fit', 'contours'] as const)
        expect(registerBy(pair, 'sn', hold)).toEqual({ status: 'missing', why: 'uncalibrated', needs: [] })
  })

  it('is a line with a length and places that can be computed with', () => {
    const flat = { ...reference, points: { ...reference.points, Na: reference.points.S } }
    expect(register([flat, reference], 'sn')).toEqual({ status: 'missing', why: 'degenerate', needs: ['S', 'Na'] })
    const far = { ...reference, points: { ...reference.points, S: { x: -1e308, y: 0 }, Na: { x: 1e308, y: 0 } }, mmPerPixel: 1 }
    for (const pair of [
      [reference, far],
      [far, reference],
    ] as const)
      expect(register(pair, 'sn')).toMatchObject({ status: 'missing', why: 'degenerate' })
  })
})

describe('a pair that cannot be registered', () => {
  it('says which points are missing, and is skipped for that registration only', () => {
    const blind = { ...reference, points: without(reference.points, 'Na') }
    expect(register([reference, blind], 'sn')).toEqual({ status: 'missing', why: 'missing-points', needs: ['Na'] })
    expect(register([reference, blind], 'pp').status).toBe('registered')
  })

  it('asks for points that can be placed: of a constructed one those it is made of, each once, of either film', () => {
    const [without1, without2] = [
      { ...reference, points: without(reference.points, 'OPAnt_Ex', 'U1IncisalTip') },
      { ...reference, points: without(reference.points, 'OPAnt_Ex', 'U1IncisalTip', 'L1IncisalTip', 'Na') },
    ]
    expect(registerByFit([without1, without2], 'sn', ['OPAnt_Ex', 'Na', 'S'])).toEqual({
      ...{ status: 'missing', why: 'missing-points' },
      needs: ['U1IncisalTip', 'L1IncisalTip', 'Na'],
    })
  })

  it('says so when a film has no scale or a line no length', () => {
    expect(register([reference, { ...reference, mmPerPixel: null }], 'sn')).toMatchObject({ why: 'uncalibrated' })
    const flat = { ...reference, points: { ...reference.points, Na: reference.points.S } }
    expect(register([reference, flat], 'sn')).toMatchObject({ why: 'degenerate', needs: ['S', 'Na'] })
  })
})
