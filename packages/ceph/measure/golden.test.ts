import { describe, expect, it } from 'vitest'
import { itemNames, measurements } from '../data/measurements'
import { templateLandmarks } from '../data/template'
import skull from '../golden/skull.json'
import template from '../golden/template.json'
import { combinedKinds, pointKinds } from '../kinds'
import { calibrate } from '../tracing/calibration'
import { facingOf } from '../tracing/frame'
import type { PlacedPoint, Tracing } from '../tracing/tracing'
import { measureAll, measureIntermediates } from './measure'
import type { Missing, Reading } from './reading'

type Case = (typeof skull.cases)[number]

const at = ([x = Number.NaN, y = Number.NaN]: readonly number[]) => ({ x, y })

const tracingOf = (golden: Case): Tracing => ({
  points: Object.fromEntries(
    Object.entries(golden.landmarks).map(([name, xy]): [string, PlacedPoint] => [name, { ...at(xy), origin: 'manual' }]),
  ),
  ruler: { ends: [at(golden.ruler0), at(golden.ruler1)], mm: golden.rulerdistance },
  fileScale: null,
})

const numberIn = (reading: Reading | Missing | undefined): number | null => (reading?.status === 'read' ? reading.value : null)

const tolerance = (reading: Reading | Missing | undefined): number =>
  reading?.status === 'read' && reading.unit === '' ? skull.tolerance.ratio : skull.tolerance.mm

const readAll = (golden: Case): Readonly<Record<string, Reading | Missing>> => {
  const tracing = tracingOf(golden)
  const calibration = calibrate(tracing)
  return { ...measureAll(tracing.points, calibration), ...measureIntermediates(tracing.points, calibration) }
}

describe.each(skull.cases)('$id, $title', golden => {
  const readings = readAll(golden)
  const expected = Object.entries(golden.expected) as readonly (readonly [string, number | null])[]

  it('covers every item and intermediate', () => {
    expect(expected.map(([item]) => item).sort()).toEqual(Object.keys(readings).sort())
  })

  it('faces the stated way', () => {
    expect(facingOf(tracingOf(golden).points)).toBe(golden.facing)
  })

  it.each(expected)('%s is %s', (item, value) => {
    const got = numberIn(readings[item])
    if (value === null) expect(got).toBeNull()
    else expect(Math.abs((got ?? Number.NaN) - value)).toBeLessThanOrEqual(tolerance(readings[item]))
  })
})

describe('the golden cases', () => {
  it('read every calculation kind', () => {
    const kinds = itemNames
      .filter(item => skull.cases.some(golden => golden.expected[item] !== null))
      .map(item => measurements[item].kind)
    expect([...new Set(kinds)].sort()).toEqual([...Object.keys(pointKinds), ...Object.keys(combinedKinds)].sort())
  })
})

describe('the template skull', () => {
  const readings = measureAll(templateLandmarks, { mmPerPixel: 1, provenance: 'ruler' })

  it.each(Object.entries(template.values))('%s is %s', (item, value) => {
    const got = numberIn((readings as Readonly<Record<string, Reading | Missing>>)[item])
    expect(Math.abs((got ?? Number.NaN) - value)).toBeLessThanOrEqual(0.0101)
  })

  it('gives items of one quantity one number', () => {
    for (const quantity of new Set(itemNames.map(item => measurements[item].quantity))) {
      const values = itemNames.filter(item => measurements[item].quantity === quantity).map(item => numberIn(readings[item]))
      for (const value of values) expect(value, quantity).toBeCloseTo(values[0] ?? Number.NaN, 9)
    }
  })
})
