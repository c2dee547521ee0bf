import { describe, expect, it } from 'vitest'
import type { LandmarkName } from '../data/landmarks'
import { skinPoints } from '../data/planning/prediction-error'
import { crossing } from '../geometry/line'
import { distance, minus, type Point } from '../geometry/point'
import { templateFace } from '../testing/any-face'
import { derive } from '../tracing/derive'
import type { Positions } from './frame'
import { grow, isGrowthYears, skinGrowth } from './growth'
import type { MeanGrowth } from './plan'

const start: Positions = derive(templateFace, 'right')
const still: MeanGrowth = {
  ...{ years: 1.5, maxillaWithNa: 0, facialAxis: 0 },
  rates: { nasion: 0, basion: 0, condyle: 0, corpus: 0, nose: 0 },
}
const grown = (rates: Partial<MeanGrowth['rates']>, over: Partial<MeanGrowth> = {}, at = start) =>
  grow(at, { ...still, ...over, rates: { ...still.rates, ...rates } })
const place = (at: Positions, name: LandmarkName): Point => at[name] ?? expect.unreachable(name)
const way = (at: Positions, name: LandmarkName): Point => minus(place(at, name), place(start, name))
/** A way of so many mm from the first point to the second. */
const along = (from: Point, to: Point, mm: number): Point => {
  const size = distance(from, to)
  return { x: (mm * (to.x - from.x)) / size, y: (mm * (to.y - from.y)) / size }
}
const near = (a: Point, b: Point) => {
  expect(a.x).toBeCloseTo(b.x, 9)
  expect(a.y).toBeCloseTo(b.y, 9)
}
const centre = crossing([place(start, 'Ba'), place(start, 'Na')], [place(start, 'Pt'), place(start, 'Gn')])
const halves = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

describe('the layer of mean growth, growth.md section 4', () => {
  it('carries Na and Ba away from the crossing of Ba-Na and Pt-Gn, each by its own slider and nothing else', () => {
    if (!centre) return expect.unreachable()
    const na = grown({ nasion: 1 }).at
    near(way(na, 'Na'), along(centre, place(start, 'Na'), 1.5))
    near(way(na, 'A'), { x: 0, y: 0 })
    near(way(na, 'Ba'), { x: 0, y: 0 })
    const ba = grown({ basion: 2 }).at
    near(way(ba, 'Ba'), along(centre, place(start, 'Ba'), 3))
    near(way(ba, 'Na'), { x: 0, y: 0 })
  })

  it('takes the maxilla with Na by the share that is set', () => {
    const { at } = grown({ nasion: 1 }, { maxillaWithNa: 0.4 })
    const na = way(at, 'Na')
    for (const name of ['A', 'ANS', 'PNS', 'U1IncisalTip'] as const) near(way(at, name), { x: 0.4 * na.x, y: 0.4 * na.y })
    near(way(at, 'Pog'), { x: 0, y: 0 })
  })

  it('lengthens the condyle along Xi-DC and the body along Xi-PM; Go goes by half of both', () => {
    const [xi, dc, pm] = (['Xi', 'DC', 'PM'] as const).map(name => place(start, name))
    if (!xi || !dc || !pm) return expect.unreachable()
    const { at, missing } = grown({ condyle: 1, corpus: 2 })
    expect(missing).toEqual([])
    const [up, forward] = [along(xi, dc, 1.5), along(xi, pm, 3)]
    near(way(at, 'Co'), up)
    for (const name of ['B', 'Pog', 'Gn', 'Me', 'PM', 'L1IncisalTip', 'L6Mesial', 'D'] as const) near(way(at, name), forward)
    near(way(at, 'Go'), halves(up, forward))
    near(way(at, 'A'), { x: 0, y: 0 })
  })

  it('turns the whole mandible about Xi by the facial axis, over all years together', () => {
    const xi = place(start, 'Xi')
    const { at } = grown({}, { facialAxis: 3, years: 4 })
    for (const name of ['Co', 'Go', 'Pog', 'L1IncisalTip'] as const) {
      const [a, b] = [minus(place(start, name), xi), minus(place(at, name), xi)]
      expect(Math.hypot(b.x, b.y)).toBeCloseTo(Math.hypot(a.x, a.y), 9)
      expect(((Math.atan2(b.y, b.x) - Math.atan2(a.y, a.x)) * 180) / Math.PI).toBeCloseTo(3, 9)
    }
    near(way(at, 'A'), { x: 0, y: 0 })
  })

  it('does nothing with every slider at rest, and takes 0 to 5 years', () => {
    expect(grown({})).toEqual({ at: start, missing: [] })
    expect(grown({ nose: 1 })).toEqual({ at: start, missing: [] })
    expect([0, 1.5, 5].map(isGrowthYears)).toEqual([true, true, true])
    expect([-0.1, 5.1, Number.NaN, Number.POSITIVE_INFINITY].map(isGrowthYears)).toEqual([false, false, false, false])
  })

  it.each([
    ['nasion', ['Na', 'Ba', 'Pt', 'Gn']],
    ['basion', ['Na', 'Ba', 'Pt', 'Gn']],
  ] as const)('%s asks for the points that are missing, and only while its slider is used', (slider, needs) => {
    for (const name of needs) {
      const { [name]: _, ...rest } = start
      const { at, missing } = grown({ [slider]: 1 }, {}, rest)
      expect(missing).toEqual([name])
      expect(at).toBe(rest)
      expect(grown({ nose: 1 }, {}, rest).missing).toEqual([])
    }
  })

  it('asks for what makes Xi where the mandible should grow, and for DC and PM by their own sliders', () => {
    const { Xi: _, ...rest } = start
    const bare: Positions = Object.fromEntries(Object.entries(rest).filter(([name]) => !/^(R[1-4]|DC|PM|Go)/.test(name)))
    expect(grown({ condyle: 1 }, {}, bare).missing).toEqual(['Xi', 'DC'])
    expect(grown({ corpus: 1 }, {}, bare).missing).toEqual(['Xi', 'PM'])
    expect(grown({}, { facialAxis: 1 }, bare).missing).toEqual(['Xi'])
    expect(grown({}, {}, bare).missing).toEqual([])
  })
})

describe('the skin under mean growth', () => {
  it('follows its bone, 1 to 1: the nose and upper lip A, the lower lip B, the chin its own points', () => {
    const { at } = grown({ nasion: 1, corpus: 2 }, { maxillaWithNa: 1 })
    const bone = (name: LandmarkName) => way(at, name)
    for (const skin of skinPoints) {
      const under = skin.startsWith('SoftTissue') && skin !== 'SoftTissueA' ? skin.slice('SoftTissue'.length) : null
      const lower = ['Stmi', 'LowerLip', 'LabraleInferius'].includes(skin)
      near(skinGrowth(skin, start, at, still), bone((under ?? (lower ? 'B' : 'A')) as LandmarkName))
    }
  })

  it('has the nose go by its own slider besides, along PNS-ANS, and no other point', () => {
    const nose = { ...still, rates: { ...still.rates, nose: 2 } }
    const forward = along(place(start, 'PNS'), place(start, 'ANS'), 3)
    for (const skin of skinPoints) {
      const shift = skinGrowth(skin, start, start, nose)
      near(shift, skin === 'Prn' || skin === 'Columella' ? forward : { x: 0, y: 0 })
    }
    const { A: _, ...bare } = start
    near(skinGrowth('Prn', bare, bare, nose), forward)
  })
})
