import { describe, expect, it } from 'vitest'
import { readerErrors } from '../data/reader-errors'
import { minus, type Point } from '../geometry/point'
import { apply, type Similarity, turnOnto } from '../geometry/transform'
import { templateFilm } from '../testing/template-film'
import { fillOutlines } from '../tracing/fill-outlines'
import { emptyTracing, type Tracing } from '../tracing/tracing'
import { contoursOf } from './contours'
import { displacement } from './displacement'
import { overlay, overlayFilm } from './overlay'
import { registerBy } from './register'

const points = templateFilm({ a: 10, b: 0, tx: 600, ty: 500 })
const ruler = {
  ends: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ],
  mm: 10,
} as const
const named = ['sella_turcica', 'anterior_cranial_base', 'symphysis_labial', 'symphysis_lingual']

/** A film of the template moved, its contours fitted, with `change` done to its points. */
function traced(move: Similarity, change: (all: typeof points) => typeof points = all => all): Tracing {
  const on = (at: Point) => apply(move, at)
  const knots = fillOutlines(points, 'right')
    .filter(({ plan }) => named.includes(plan.name))
    .flatMap(outline => outline.points)
  const own = knots
    .filter(({ origin }) => origin === 'estimated')
    .map(({ name, x, y }) => [name, { ...on({ x, y }), origin: 'fitted' as const }])
  const placed = Object.entries(change(points)).map(([name, at]) => [name, { ...on(at), origin: 'manual' as const }])
  return { ...emptyTracing, points: Object.fromEntries(placed), outline: Object.fromEntries(own), ruler }
}

const still = turnOnto(0, { x: 0, y: 0 }, { x: 0, y: 0 })
const turned = turnOnto(0.05, { x: 900, y: 900 }, { x: 915, y: 880 })
const asFilm = (id: string, tracing: Tracing) => overlayFilm(id, tracing, readerErrors)
const first = asFilm('a', traced(still))
const registeredWith = (second: Tracing) => {
  const registered = registerBy([first, asFilm('b', second)], 'sn', 'contours')
  if (registered.status !== 'registered') throw new Error(registered.why)
  return registered
}

describe('laid by contours', () => {
  it('a film lies on itself whatever its place and turn, and nothing is left', () => {
    const registered = registeredWith(traced(turned))
    expect(registered.rotationDegrees).toBeCloseTo((-0.05 * 180) / Math.PI, 2)
    expect(registered.residualMm).toBeLessThan(0.02)
  })

  it('a nasion that grew or was misplaced turns nothing, though it turns the films laid by S-Na', () => {
    const grown = traced(still, all => ({ ...all, Na: { x: (all.Na?.x ?? 0) + 15, y: (all.Na?.y ?? 0) + 40 } }))
    const byPoint = registerBy([first, asFilm('b', grown)], 'sn', 'point')
    expect(Math.abs(byPoint.status === 'registered' ? byPoint.rotationDegrees : 0)).toBeGreaterThan(2)
    expect(Math.abs(registeredWith(grown).rotationDegrees)).toBeLessThan(0.3)
    const shift = displacement([first, asFilm('b', grown)], registeredWith(grown), 'Pog')
    expect(shift?.distanceMm).toBeLessThan(0.6)
    expect(shift?.floorMm.total).toBeGreaterThan(0)
  })

  it('says the residual that a correction by hand leaves between the contours', () => {
    const films = [first, asFilm('b', traced(turned))]
    const [, second] = overlay(films, 'sn', { hold: 'contours', nudges: { b: { x: 1, y: 0, turn: 0 } } }).entries
    if (second?.status !== 'registered') throw new Error('it is laid')
    expect(second.residualMm).toBeGreaterThan(0.3)
    expect(second.residualMm).toBeLessThan(1)
  })

  it('is not done by the template: without fitted outlines it says so, and so it does for the palate', () => {
    const { outline: _, ...bare } = traced(turned)
    expect(contoursOf(bare)).toEqual({})
    expect(registerBy([first, asFilm('b', bare)], 'sn', 'contours')).toMatchObject({ why: 'no-contour' })
    expect(registerBy([first, first], 'pp', 'contours')).toMatchObject({ why: 'no-contour' })
  })
})

it('a stretch ends where the template begins', () => {
  const { outline, ...rest } = traced(still)
  const { SE4: _, ...others } = outline ?? {}
  const [whole, broken] = [contoursOf({ ...rest, ...(outline ? { outline } : {}) }), contoursOf({ ...rest, outline: others })]
  expect([whole.sella_turcica?.length, broken.sella_turcica?.length]).toEqual([1, 2])
  const ends = broken.sella_turcica?.map(line => line.length)
  expect(ends?.every(count => count > 1)).toBe(true)
  expect(minus(whole.sella_turcica?.[0]?.[0] ?? { x: 0, y: 0 }, broken.sella_turcica?.[0]?.[0] ?? { x: 1, y: 1 })).toEqual({
    x: 0,
    y: 0,
  })
})
