import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LandmarkName } from '../data/landmarks'
import { type Point, plus } from '../geometry/point'
import { apply, turnAbout, turnByQuarters } from '../geometry/transform'
import { showValue } from '../measure/display'
import { measureAll } from '../measure/measure'
import { mapPoints, templateFilm, without } from '../testing/template-film'
import { evenly } from '../tracing/even-error'
import { displacements } from './change'
import { distanceText, floorWords, sagittalWords, verticalWords, withinFloor } from './change-words'
import { cranialBaseChange, cranialBaseChangeAsRead } from './cranial-base'
import { displacement, type FilmWithErrors } from './displacement'
import { register } from './register-method'
import { shownChange, shownFloor, valueChange } from './value-change'

const before: FilmWithErrors = { points: templateFilm(), facing: 'right', mmPerPixel: 0.1 }
/** Every point off by as much, pixels. */
const even = (px: number): FilmWithErrors => ({
  ...before,
  errors: Object.fromEntries(Object.keys(before.points).map(name => [name, { axes: evenly(px), px, source: 'stated' }])),
})
const moved = (name: LandmarkName, by: Point): FilmWithErrors => ({
  ...before,
  points: { ...before.points, [name]: plus(before.points[name] ?? by, by) },
})
const read = (after: FilmWithErrors, name: LandmarkName, first = before) => {
  const registered = register([first, after], 'sn')
  if (registered.status !== 'registered') throw new Error('both films have S and Na')
  const displaced = displacement([first, after], registered, name)
  if (displaced === null) throw new Error(`${name} is on both films`)
  return displaced
}

describe('the change of a landmark', () => {
  it('is forward and down in mm of the Frankfort horizontal of record 1', () => {
    const displaced = read(moved('Pog', { x: 32, y: 67 }), 'Pog')
    expect(displaced.forwardMm).toBeCloseTo(3.2, 6)
    expect(displaced.downMm).toBeCloseTo(6.7, 6)
    expect(sagittalWords(displaced)).toEqual({ zh: '前 3.2', en: '3.2 forward' })
    expect(verticalWords(displaced)).toEqual({ zh: '下 6.7', en: '6.7 down' })
    expect(sagittalWords(read(moved('A', { x: -3, y: -4 }), 'A'))).toEqual({ zh: '后 0.3', en: '0.3 back' })
    expect(verticalWords(read(moved('A', { x: -3, y: -4 }), 'A'))).toEqual({ zh: '上 0.4', en: '0.4 up' })
    expect(sagittalWords(read(before, 'A'))).toEqual({ zh: '0.0', en: '0.0' })
  })

  it('does not depend on how the films are turned', () => {
    const turn = (film: FilmWithErrors, radians: number): FilmWithErrors => ({
      ...film,
      points: mapPoints(film.points, p => apply(turnAbout(radians, { x: 9, y: 5 }), p)),
    })
    const displaced = read(turn(moved('B', { x: -20, y: 11 }), 0.3), 'B', turn(before, -0.4))
    expect(displaced.forwardMm).toBeCloseTo(-2, 6)
    expect(displaced.downMm).toBeCloseTo(1.1, 6)
  })

  it('is forward and down where porion or orbitale is missing, too, on a film that lies on its side or stands on its head', () => {
    const bare = (film: FilmWithErrors): FilmWithErrors => ({ ...film, points: without(film.points, 'Po') })
    const after = bare(moved('Pog', { x: 20, y: 50 }))
    const upright = read(after, 'Pog', bare(before))
    expect([upright.forwardMm, upright.downMm].map(mm => Math.round(mm * 10) / 10)).toEqual([2, 5])
    for (const quarters of [1, 2, 3] as const) {
      const turned = { ...before, points: mapPoints(before.points, p => turnByQuarters(p, quarters)) }
      const displaced = read(after, 'Pog', bare(turned))
      expect([quarters, displaced.forwardMm, displaced.downMm]).toEqual([
        quarters,
        expect.closeTo(upright.forwardMm, 6),
        expect.closeTo(upright.downMm, 6),
      ])
    }
  })

  it('is told from the error of the points by a floor that grows away from the registration', () => {
    const [near, far] = [read(even(10), 'Or', even(10)), read(even(10), 'Pog', even(10))]
    // Two films' own errors of 1 mm, 1/sqrt(2) along each axis, and those of S: 1.96 x sqrt(4 / 2) and more.
    expect(near.floorMm.forward).toBeGreaterThan(1.96 * Math.SQRT2)
    expect(far.floorMm.forward).toBeGreaterThan(near.floorMm.forward)
    expect(withinFloor(0.2, near.floorMm.forward)).toBe(true)
    expect(withinFloor(-9, far.floorMm.forward)).toBe(false)
  })

  it('has a floor of nothing when the points have no error', () => {
    expect(read(before, 'Pog').floorMm).toEqual({ forward: 0, down: 0, total: 0 })
  })

  it('has a floor of its own forward and down, as the points err', () => {
    const upDown = (film: FilmWithErrors): FilmWithErrors => ({
      ...film,
      errors: {
        Pog: {
          axes: [
            { x: 0, y: 20 },
            { x: 1, y: 0 },
          ],
          px: 20,
          source: 'readers',
        },
      },
    })
    const { forward, down } = read(upDown(before), 'Pog', upDown(before)).floorMm
    expect(down).toBeCloseTo(1.96 * Math.SQRT2 * 2, 3)
    expect(forward).toBeCloseTo(1.96 * Math.SQRT2 * 0.1, 3)
  })

  it('is none where a film lacks the landmark or a scale', () => {
    const registered = register([before, before], 'sn')
    if (registered.status !== 'registered') throw new Error('both films have S and Na')
    const bare = { ...before, points: without(before.points, 'A') }
    const unscaled = { ...before, mmPerPixel: null }
    for (const films of [
      [before, bare],
      [bare, before],
      [before, unscaled],
      [unscaled, before],
    ] as const)
      expect(displacement(films, registered, 'A')).toBeNull()
    expect(displacement([bare, before], registered, 'B')?.distanceMm).toBe(0)
  })

  it('lists the teeth under the registration of their own jaw, absent points left out', () => {
    const after = { ...before, points: without(before.points, 'U1RootTip') }
    const registered = register([before, after], 'pp')
    if (registered.status !== 'registered') throw new Error('both films have ANS and PNS')
    expect(displacements([before, after], registered).map(each => each.landmark)).toEqual(['U1IncisalTip', 'U6Mesial'])
  })
})

describe('a displacement as it is printed', () => {
  const words = (forwardMm: number) => sagittalWords({ forwardMm }).en

  it('is rounded half away from zero, to hundredths and then to tenths, and has no side where it prints as nothing', () => {
    expect([0.05, 0.045, 0.0449, -0.05].map(words)).toEqual(['0.1 forward', '0.1 forward', '0.0', '0.1 back'])
    expect([2.25, -2.25, 1.005].map(words)).toEqual(['2.3 forward', '2.3 back', '1.0 forward'])
    expect(verticalWords({ downMm: 0.04 })).toEqual({ zh: '0.0', en: '0.0' })
  })

  it('has its three limits, rounded once as every error is, and reaching one is still within it', () => {
    const floorMm = { forward: 1.25, down: 0.846, total: 5.3455 }
    expect(floorWords({ landmark: 'A', forwardMm: 0, downMm: 0, distanceMm: 0, floorMm })).toBe('1.3 / 0.8 / 5.3')
    expect([withinFloor(-1.2, 1.2), withinFloor(1.2, 1.2), withinFloor(-1.21, 1.2)]).toEqual([true, true, false])
  })
})

describe('the change of a value', () => {
  const reading = (value: number, error: number | null) =>
    ({ status: 'read', value, unit: 'degree', figure: { lines: [], arcs: [] }, error }) as const

  it('lies within the floor when smaller than the smallest detectable one of both readings together', () => {
    expect(valueChange(reading(82.2, 1.2), reading(81.5, 1.0))).toMatchObject({ within: true, unit: 'degree' })
    expect(valueChange(reading(9.2, 0.7), reading(7.2, 0.7))?.within).toBe(false)
    expect(valueChange(reading(9.2, 0.9), reading(7.2, 0.9))?.within).toBe(true)
    expect(valueChange(reading(3, 0.3), reading(7, 0.4))?.floor).toBeCloseTo(1.96 * 0.5, 12)
  })

  it('is never within an unknown floor, and is none without both values', () => {
    expect(valueChange(reading(1, null), reading(1.1, 1))).toMatchObject({ floor: null, within: false })
    expect(valueChange(reading(1, 1), reading(1.1, null))).toMatchObject({ floor: null, within: false })
    const missing = { status: 'missing', why: 'uncalibrated', needs: [] } as const
    expect(valueChange(missing, missing)).toBeNull()
    expect(valueChange(reading(1, 1), { status: 'missing', why: 'uncalibrated', needs: [] })).toBeNull()
  })

  it('goes the short way round when an angle passes zero', () => {
    expect(valueChange(reading(359, 1), reading(2, 1))?.change).toBeCloseTo(3, 9)
    expect(valueChange(reading(2, 1), reading(359, 1))?.change).toBeCloseTo(-3, 9)
  })

  it('is half a turn at most, and only for an angle', () => {
    const change = (from: number, to: number, unit: 'degree' | 'mm' = 'degree') =>
      valueChange({ ...reading(from, 1), unit }, { ...reading(to, 1), unit })?.change
    expect([change(0, 180), change(180, 0), change(0, 181), change(181, 0)]).toEqual([180, 180, -179, 179])
    expect([change(0, 540), change(10, 730)]).toEqual([180, 0])
    expect([change(0, 181, 'mm'), change(300, 0, 'mm')]).toEqual([181, -300])
    expect(valueChange(reading(1, 1), { ...reading(2, 1), unit: 'mm' })).toBeNull()
    expect(valueChange({ status: 'missing', why: 'uncalibrated', needs: [] }, reading(1, 1))).toBeNull()
    // Just at the limit a change is not told from the error.
    expect(valueChange(reading(0, 0), reading(0, 0))).toMatchObject({ floor: 0, within: true, displayed: 0 })
  })

  it('is printed with its sign and the decimals of its unit', () => {
    const shown = (from: number, to: number, unit: 'degree' | 'mm' | '') =>
      shownChange(valueChange({ ...reading(from, 1), unit }, { ...reading(to, 1), unit }) ?? { displayed: Number.NaN, unit })
    expect(shown(0, 4.04, 'degree')).toBe('+4.0')
    expect(shown(0, -0.04, 'degree')).toBe('0.0')
    expect(shown(0, -1.25, 'mm')).toBe('−1.3')
    expect(shown(0.5, 0.5214, '')).toBe('+0.021')
    const of = (unit: 'degree' | '', floor: number | null = 0.0123) => ({ change: 1, displayed: 1, unit, floor, within: false })
    expect([of(''), of('degree'), of('degree', null)].map(shownFloor)).toEqual(['0.012', '0.0', null])
  })

  it('is the difference of the two numbers as printed, whatever was rounded away', () => {
    const units = fc.constantFrom('degree' as const, 'mm' as const, 'percent' as const, '' as const)
    const values = fc.double({ min: -170, max: 170, noNaN: true })
    fc.assert(
      fc.property(values, fc.double({ min: -8, max: 8, noNaN: true }), units, (from, by, unit) => {
        const [first, second] = [from, from + by].map(value => ({ ...reading(value, 1), unit }))
        if (!first || !second) throw new Error('two readings were made')
        const change = valueChange(first, second)
        if (!change) throw new Error('both are read')
        const number = (text: string) => Number(text.replace('−', '-'))
        const printed = number(showValue(second.value, unit)) - number(showValue(first.value, unit))
        expect(number(shownChange(change))).toBeCloseTo(printed, 9)
      }),
    )
    expect(shownChange(valueChange(reading(80.74, 1), reading(80.55, 1)) ?? { displayed: Number.NaN, unit: 'degree' })).toBe(
      '−0.1',
    )
  })
})

it('the cranial base says how much longer it became, and nothing without a scale', () => {
  const larger = { ...before, points: mapPoints(before.points, p => ({ x: 1.05 * p.x, y: 1.05 * p.y })) }
  expect(cranialBaseChange(before, larger)).toBeCloseTo(71.8 * 0.05, 2)
  expect(cranialBaseChange(before, { ...before, mmPerPixel: null })).toBeNull()
  expect(cranialBaseChange({ ...before, mmPerPixel: null }, before)).toBeNull()
  expect(cranialBaseChange(before, { ...before, points: without(before.points, 'S') })).toBeNull()
  expect(cranialBaseChange({ ...before, points: without(before.points, 'Na') }, before)).toBeNull()
})

it('the cranial base is told to have changed as the table’s two lengths did', () => {
  const length = (film: FilmWithErrors) =>
    measureAll(film.points, { mmPerPixel: film.mmPerPixel ?? 0, provenance: 'ruler' })['Anterior cranial base length']
  const changes = [0.0805674, 0.0800818, 0.08, 0.0799].map(mmPerPixel => {
    const [first, second] = [
      { ...before, mmPerPixel: 0.0805674 },
      { ...before, mmPerPixel },
    ]
    const row = valueChange(length(first), length(second))
    return [cranialBaseChangeAsRead(first, second), row?.displayed]
  })
  for (const [stated, displayed] of changes) expect(stated).toBe(displayed)
  // 57.85 mm is displayed as 57.9: not the −0.3 of the two lengths themselves.
  expect(changes[1]?.[0]).toBe(-0.4)
  expect(cranialBaseChangeAsRead(before, { ...before, mmPerPixel: null })).toBeNull()
})

it('shows the whole way never shorter than one of its parts, where the digits after the first decide', () => {
  for (const mm of [0.049, 0.449, 1.947, 2.745, 2.749, 2.75, 10.046]) {
    expect(sagittalWords({ forwardMm: mm }).en.replace(' forward', '')).toBe(distanceText({ distanceMm: mm }))
    expect(verticalWords({ downMm: -mm }).en.replace(' up', '')).toBe(distanceText({ distanceMm: mm }))
  }
  expect(distanceText({ distanceMm: 2.747 })).toBe('2.8')
})
