import { describe, expect, it } from 'vitest'
import { type ItemName, itemNames, measurements } from '../data/measurements'
import { isSkinPoint, ninetyPercent } from '../data/planning/prediction-error'
import { plus } from '../geometry/point'
import { groundOf } from '../measure/ground'
import { builtInLookup, measureOn } from '../measure/measure'
import { mirrored, templateFace } from '../testing/any-face'
import { ruledTracing } from '../testing/ruled-tracing'
import { calibrate } from '../tracing/calibration'
import type { Tracing } from '../tracing/tracing'
import { emptyPlan, type Moves, restingMoves } from './plan'
import { type Prediction, predict } from './predict'
import { targetRanges } from './targets'
import { valueRanges } from './value-ranges'

// A face of a millimetre a pixel, as large as a patient’s.
const start = ruledTracing(templateFace, 10)
const camouflage: Moves = { U1: { ...restingMoves.U1, x: -5, turn: 4 }, L1: { ...restingMoves.L1, x: -2 } }

const predicted = (tracing: Tracing, moves: Moves = camouflage): Prediction => {
  const prediction = predict(tracing, { ...emptyPlan, moves })
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  return prediction
}

const rangesOf = (tracing: Tracing, moves?: Moves) => valueRanges(predicted(tracing, moves), itemNames)

/** Park and Miller, so that every run draws the same. */
const drawing = (seed: number) => {
  let state = seed
  const even = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  return () => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even())
}

/** Half the range of about 90 % of an item by drawing the skin anew from its bands, many times. */
function byDrawing(prediction: Prediction, item: ItemName): number {
  const { tracing, skin, frame } = prediction
  const normal = drawing(7)
  const values = Array.from({ length: 2000 }, () => {
    const points = Object.fromEntries(
      Object.entries(tracing.points).map(([name, at]) => {
        const band = isSkinPoint(name) ? skin[name]?.band : undefined
        const off = band ? { x: (normal() * band.x) / ninetyPercent, y: (normal() * band.y) / ninetyPercent } : { x: 0, y: 0 }
        return [name, plus(at, frame.shiftToImage(off))]
      }),
    )
    const ground = groundOf(points, calibrate(tracing), { lookup: builtInLookup })
    const reading = measureOn(item, measurements[item].unit, ground)
    return reading.status === 'read' ? reading.value : Number.NaN
  })
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  return ninetyPercent * Math.sqrt(values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1))
}

describe('how far a value on predicted skin may be off', () => {
  it.each(['Upper lip to E-plane', 'Lower lip to H line(Holdaway)'] as const)('%s: as drawn from the bands', item => {
    const prediction = predicted(start)
    const half = valueRanges(prediction, [item]).get(item) ?? 0
    expect(half).toBeGreaterThan(1.5)
    expect(half / byDrawing(prediction, item)).toBeCloseTo(1, 1)
  })

  it('is told of values on the skin alone, and of none before anything is moved or without a scale', () => {
    const ranges = rangesOf(start)
    expect(ranges.has('Upper lip to E-plane')).toBe(true)
    for (const item of ['SNA', 'IMPA', 'U1 to NA(mm)', 'FMA'] as const) expect(ranges.has(item)).toBe(false)
    expect(rangesOf(start, {}).size).toBe(0)
    expect(rangesOf({ ...start, ruler: null }).size).toBe(0)
  })

  it('is wider where the skin is less sure, the same on a face that looks left, and known to the targets', () => {
    const item = 'Upper lip to E-plane'
    const further = { U1: { ...restingMoves.U1, x: -8 } }
    expect(rangesOf(start, further).get(item)).toBeGreaterThan(rangesOf(start).get(item) ?? 0)
    expect(rangesOf(ruledTracing(mirrored(templateFace), 10)).get(item)).toBeCloseTo(rangesOf(start).get(item) ?? 0, 6)
    const lip = 'Lower lip to H line(Holdaway)'
    expect(targetRanges(predicted(start)).get(`holdaway.${lip}`)).toBe(rangesOf(start).get(lip))
  })
})
