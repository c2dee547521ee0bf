import { describe, expect, it } from 'vitest'
import type { LandmarkName } from '../data/landmarks'
import { type ItemName, itemNames } from '../data/measurements'
import { templateLandmarks } from '../data/template'
import { degrees, wrapDegrees } from '../geometry/angle'
import { type Face, templateFace } from '../testing/any-face'
import type { Calibration } from '../tracing/calibration-types'
import type { GivenPoints } from './ground'
import { measureAll } from './measure'

const calibration: Calibration = { mmPerPixel: 0.1, provenance: 'ruler' }

/** With the tangent points, so that the constructed gonion is a true crossing. */
const face: Face = { ...templateFace, GoPost: templateLandmarks.GoPost, GoInf: templateLandmarks.GoInf }

const names = Object.keys(face) as readonly LandmarkName[]

/** The template at 10 px a mm, each point with its own error between 0.3 and 1.5 mm. */
const film: GivenPoints = Object.fromEntries(
  names.map((name, i) => {
    const { x, y } = face[name] ?? { x: 0, y: 0 }
    return [name, { x: x * 10, y: y * 10, errorMm: 0.3 + (i % 5) * 0.3 }]
  }),
)

const errorOf = (points: GivenPoints, item: ItemName): number | null => {
  const reading = measureAll(points, calibration)[item]
  return reading.status === 'read' ? reading.error : null
}

/** A small generator of even numbers (mulberry32), so the test is the same every time. */
function even(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const normal = (next: () => number): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

/** Tracings drawn at random: each coordinate off by errorMm / sqrt(2), small enough that the first order holds. */
function spreadByMonteCarlo(shrink: number, tracings: number): Readonly<Record<string, number>> {
  const next = even(7)
  const centre = measureAll(film, calibration)
  const squares = new Map<string, number>()
  for (let i = 0; i < tracings; i++) {
    const drawn = Object.fromEntries(
      Object.entries(film).map(([name, { x, y, errorMm = 0 }]) => {
        const sigma = (shrink * errorMm * 10) / Math.SQRT2
        return [name, { x: x + sigma * normal(next), y: y + sigma * normal(next) }]
      }),
    )
    const readings = measureAll(drawn, calibration)
    for (const item of itemNames) {
      const [a, b] = [readings[item], centre[item]]
      if (a.status !== 'read' || b.status !== 'read') continue
      const off = a.unit === 'degree' ? wrapDegrees(a.value - b.value) : a.value - b.value
      squares.set(item, (squares.get(item) ?? 0) + (off / shrink) ** 2)
    }
  }
  return Object.fromEntries([...squares].map(([item, sum]) => [item, Math.sqrt(sum / tracings)]))
}

describe('the standard error of a measurement', () => {
  it('is what random tracings show, for every item', () => {
    const shown = spreadByMonteCarlo(0.1, 1500)
    const readings = measureAll(film, calibration)
    for (const item of itemNames) {
      const reading = readings[item]
      if (reading.status !== 'read' || reading.error === null) throw new Error(item)
      expect(Math.abs(reading.error / (shown[item] ?? 0) - 1), item).toBeLessThan(0.1)
    }
  })

  it('of a length between two points is known by hand: each end adds its share along the line', () => {
    const points: GivenPoints = { S: { x: 0, y: 0, errorMm: 0.6 }, Na: { x: 700, y: 0, errorMm: 0.8 } }
    expect(errorOf(points, 'Anterior cranial base length')).toBeCloseTo(Math.hypot(0.6, 0.8) / Math.SQRT2, 9)
  })

  it('grows with the errors of the points', () => {
    const twice = Object.fromEntries(Object.entries(film).map(([name, p]) => [name, { ...p, errorMm: 2 * (p.errorMm ?? 0) }]))
    for (const item of ['SNA', 'Wits appraisal', 'ODI', 'Facial height ratio'] as const) {
      expect(errorOf(twice, item)).toBeCloseTo(2 * (errorOf(film, item) ?? 0), 6)
    }
  })

  it('is unknown when no point states an error, and rests on those that do', () => {
    const silent = Object.fromEntries(Object.entries(film).map(([name, { x, y }]) => [name, { x, y }]))
    expect(itemNames.every(item => errorOf(silent, item) === null)).toBe(true)
    expect(errorOf({ ...silent, A: { ...film.A, x: 693, y: 513, errorMm: 1 } }, 'SNA')).toBeGreaterThan(0)
  })

  it('is the same for a film that faces left', () => {
    const left = Object.fromEntries(Object.entries(film).map(([name, p]) => [name, { ...p, x: -p.x }]))
    for (const item of itemNames) expect(errorOf(left, item), item).toBeCloseTo(errorOf(film, item) ?? Number.NaN, 4)
  })

  it('does not vanish where an unsigned value touches 0', () => {
    const flat: GivenPoints = { ANS: { x: 500, y: 0 }, PNS: { x: 0, y: 0 }, U1IncisalTip: { x: 450, y: 0, errorMm: 1 } }
    expect(errorOf(flat, 'U1 to palatal plane(mm)')).toBeCloseTo(1 / Math.SQRT2, 6)
  })

  it('does not leap where an angle passes from +180 to -180', () => {
    const opposite: GivenPoints = {
      S: { x: 0, y: 0 },
      Na: { x: 700, y: 0 },
      Go: { x: 700, y: 800, errorMm: 1 },
      Me: { x: 200, y: 800 },
    }
    expect(errorOf(opposite, 'SN-MP')).toBeCloseTo(degrees(10 / Math.SQRT2 / 500), 6)
  })

  it('in degrees needs a scale only to read the errors, and takes S-Na as 71.8 mm without one', () => {
    const reading = measureAll(film, { mmPerPixel: null, provenance: 'none' }).SNA
    expect(reading.status === 'read' && reading.error).toBeCloseTo(errorOf(film, 'SNA') ?? 0, 2)
  })
})
