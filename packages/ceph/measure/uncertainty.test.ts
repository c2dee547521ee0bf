import { describe, expect, it } from 'vitest'
import type { LandmarkName } from '../data/landmarks'
import { type ItemName, itemNames } from '../data/measurements'
import { templateLandmarks } from '../data/template'
import { degrees, wrapDegrees } from '../geometry/angle'
import { even, normal } from '../geometry/random'
import { type Face, templateFace } from '../testing/any-face'
import type { Calibration } from '../tracing/calibration-types'
import { type ErrorAxes, evenly } from '../tracing/even-error'
import type { GivenPoints } from './ground'
import { measureAll } from './measure'

const calibration: Calibration = { mmPerPixel: 0.1, provenance: 'ruler' }

/** With the tangent points, so that the constructed gonion is a true crossing. */
const face: Face = { ...templateFace, GoPost: templateLandmarks.GoPost, GoInf: templateLandmarks.GoInf }

const names = Object.keys(face) as readonly LandmarkName[]

/** The template at 10 px a mm, each point with its own error between 0.3 and 1.5 mm, alike in all directions. */
const film: GivenPoints = Object.fromEntries(
  names.map((name, i) => {
    const { x, y } = face[name] ?? { x: 0, y: 0 }
    return [name, { x: x * 10, y: y * 10, errorAxes: evenly(3 + (i % 5) * 3) }]
  }),
)

/** The same, each error turned another way and four times as long as it is wide. */
const oblong: GivenPoints = Object.fromEntries(
  Object.entries(film).map(([name, at], i) => {
    const [c, s] = [Math.cos(i), Math.sin(i)]
    const errorAxes: ErrorAxes = [
      { x: 12 * c, y: 12 * s },
      { x: -3 * s, y: 3 * c },
    ]
    return [name, { ...at, errorAxes }]
  }),
)

const errorOf = (points: GivenPoints, item: ItemName): number | null => {
  const reading = measureAll(points, calibration)[item]
  return reading.status === 'read' ? reading.error : null
}

/** Tracings drawn at random: each point off along both its axes, small enough that the first order holds. */
function spreadByMonteCarlo(points: GivenPoints, shrink: number, tracings: number): Readonly<Record<string, number>> {
  const next = even(7)
  const centre = measureAll(points, calibration)
  const squares = new Map<string, number>()
  for (let i = 0; i < tracings; i++) {
    const drawn = Object.fromEntries(
      Object.entries(points).map(([name, { x, y, errorAxes = evenly(0) }]) => {
        const [a, b] = [shrink * normal(next), shrink * normal(next)]
        const [u, v] = errorAxes
        return [name, { x: x + a * u.x + b * v.x, y: y + a * u.y + b * v.y }]
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
  it.each([
    ['alike in all directions', film],
    ['longer along one axis', oblong],
  ])('is what random tracings show, for every item; errors %s', (_, points) => {
    const shown = spreadByMonteCarlo(points, 0.1, 1500)
    const readings = measureAll(points, calibration)
    for (const item of itemNames) {
      const reading = readings[item]
      if (reading.status !== 'read' || reading.error === null) throw new Error(item)
      expect(Math.abs(reading.error / (shown[item] ?? 0) - 1), item).toBeLessThan(0.1)
    }
  })

  it('of a length between two points is known by hand: each end adds its share along the line', () => {
    const points: GivenPoints = { S: { x: 0, y: 0, errorAxes: evenly(6) }, Na: { x: 700, y: 0, errorAxes: evenly(8) } }
    expect(errorOf(points, 'Anterior cranial base length')).toBeCloseTo(Math.hypot(0.6, 0.8) / Math.SQRT2, 9)
  })

  it('grows with the errors of the points', () => {
    const twice = Object.fromEntries(
      Object.entries(film).map(([name, p], i) => [name, { ...p, errorAxes: evenly(6 + (i % 5) * 6) }]),
    )
    for (const item of ['SNA', 'Wits appraisal', 'ODI', 'Facial height ratio'] as const) {
      expect(errorOf(twice, item)).toBeCloseTo(2 * (errorOf(film, item) ?? 0), 6)
    }
  })

  it('is unknown when no point states an error, and rests on those that do', () => {
    const silent = Object.fromEntries(Object.entries(film).map(([name, { x, y }]) => [name, { x, y }]))
    expect(itemNames.every(item => errorOf(silent, item) === null)).toBe(true)
    expect(errorOf({ ...silent, A: { ...film.A, x: 693, y: 513, errorAxes: evenly(10) } }, 'SNA')).toBeGreaterThan(0)
  })

  it('is the same for a film that faces left', () => {
    const left = Object.fromEntries(Object.entries(film).map(([name, p]) => [name, { ...p, x: -p.x }]))
    for (const item of itemNames) expect(errorOf(left, item), item).toBeCloseTo(errorOf(film, item) ?? Number.NaN, 4)
  })

  it('does not vanish where an unsigned value touches 0', () => {
    const flat: GivenPoints = {
      ANS: { x: 500, y: 0 },
      PNS: { x: 0, y: 0 },
      U1IncisalTip: { x: 450, y: 0, errorAxes: evenly(10) },
    }
    expect(errorOf(flat, 'U1 to palatal plane(mm)')).toBeCloseTo(1 / Math.SQRT2, 6)
  })

  it('does not leap where an angle passes from +180 to -180', () => {
    const opposite: GivenPoints = {
      S: { x: 0, y: 0 },
      Na: { x: 700, y: 0 },
      Go: { x: 700, y: 800, errorAxes: evenly(10) },
      Me: { x: 200, y: 800 },
    }
    expect(errorOf(opposite, 'SN-MP')).toBeCloseTo(degrees(10 / Math.SQRT2 / 500), 6)
  })

  it('in degrees and ratios knows no scale: a ruler laid, taken away or changed leaves it as it is', () => {
    const scales: readonly Calibration[] = [
      { mmPerPixel: null, provenance: 'none' },
      { mmPerPixel: 0.05, provenance: 'ruler' },
      { mmPerPixel: 0.2, provenance: 'dicom' },
    ]
    const here = measureAll(film, calibration)
    for (const scale of scales) {
      const there = measureAll(film, scale)
      for (const item of itemNames) {
        const [a, b] = [here[item], there[item]]
        if (a.status === 'read' && a.unit !== 'mm' && b.status === 'read') expect(b.error, item).toBe(a.error)
      }
    }
  })
})
