import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evenly } from '../testing/evenly'
import { type Knot, samplesPerSegment, smoothCurve } from './curve'
import { isFinitePoint } from './point'

const coordinate = evenly(-3000, 3000)
const knot: fc.Arbitrary<Knot> = fc.record({ x: coordinate, y: coordinate, corner: fc.boolean() })
const at = ({ x, y }: Knot) => ({ x, y })

it('an open curve passes through every knot, 20 samples apart', () => {
  fc.assert(
    fc.property(fc.array(knot, { minLength: 1, maxLength: 12 }), knots => {
      const samples = smoothCurve(knots, false)
      expect(samples).toHaveLength((knots.length - 1) * samplesPerSegment + 1)
      knots.forEach((each, i) => {
        expect(samples[i * samplesPerSegment]).toEqual(at(each))
      })
    }),
  )
})

it('a closed curve passes through every knot and comes back to the first', () => {
  fc.assert(
    fc.property(fc.array(knot, { minLength: 3, maxLength: 12 }), knots => {
      const samples = smoothCurve(knots, true)
      expect(samples).toHaveLength(knots.length * samplesPerSegment + 1)
      expect(samples[samples.length - 1]).toEqual(samples[0])
      knots.forEach((each, i) => {
        expect(samples[i * samplesPerSegment]).toEqual(at(each))
      })
    }),
  )
})

it('stays finite where knots lie on one spot', () => {
  const spot = { x: 4, y: 4 }
  for (const closed of [false, true]) {
    expect(smoothCurve([spot, spot, { x: 9, y: 4 }, spot], closed).every(isFinitePoint)).toBe(true)
  }
})

it('is straight through knots on a line, and as evenly spaced as they are', () => {
  const samples = smoothCurve(
    [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 20, y: 10 },
    ],
    false,
  )
  samples.forEach((sample, i) => {
    expect(sample.x).toBeCloseTo(i / 2, 12)
    expect(sample.y).toBeCloseTo(i / 4, 12)
  })
})

it('breaks at a corner: the chord sets out straight on both sides, while a smooth knot rounds it', () => {
  const bend = (corner: boolean) =>
    smoothCurve(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0, corner },
        { x: 10, y: 10 },
      ],
      false,
    )
  for (const sample of bend(true)) expect(Math.min(Math.abs(sample.y), Math.abs(sample.x - 10))).toBeCloseTo(0, 12)
  expect(Math.max(...bend(false).map(sample => sample.x))).toBeGreaterThan(10.2)
})

it('has no jump in direction at a smooth knot', () => {
  const samples = smoothCurve(
    [
      { x: 0, y: 0 },
      { x: 10, y: 2 },
      { x: 14, y: 9 },
      { x: 30, y: 12 },
    ],
    false,
  )
  const [before, knotAt, after] = [samples[19], samples[20], samples[21]]
  if (!before || !knotAt || !after) throw new Error('three samples')
  const into = Math.atan2(knotAt.y - before.y, knotAt.x - before.x)
  const outOf = Math.atan2(after.y - knotAt.y, after.x - knotAt.x)
  expect(Math.abs(into - outOf)).toBeLessThan(0.12)
})

it('a curve is the centripetal one: half way between unevenly spaced knots, by the pyramid of Barry and Goldman', () => {
  const knots = [
    { x: 0, y: 0 },
    { x: 4, y: 1 },
    { x: 5, y: 9 },
    { x: 20, y: 3 },
  ]
  const half = smoothCurve(knots, false)[samplesPerSegment + samplesPerSegment / 2]
  expect(half?.x).toBeCloseTo(4.338179109100131, 9)
  expect(half?.y).toBeCloseTo(5.152182742440842, 9)
})

it('a closed curve is the same wherever it begins, and smooth where it closes', () => {
  const knots = [
    { x: 0, y: 0 },
    { x: 12, y: 1 },
    { x: 15, y: 9 },
    { x: 3, y: 14 },
  ]
  const samples = smoothCurve(knots, true)
  const shifted = smoothCurve([...knots.slice(1), ...knots.slice(0, 1)], true)
  for (let i = 0; i < 3 * samplesPerSegment; i++) {
    expect(shifted[i]?.x).toBeCloseTo(samples[i + samplesPerSegment]?.x ?? 0, 9)
    expect(shifted[i]?.y).toBeCloseTo(samples[i + samplesPerSegment]?.y ?? 0, 9)
  }
})

it('run through from its end, a curve is the same', () => {
  fc.assert(
    fc.property(fc.array(knot, { minLength: 2, maxLength: 6 }), knots => {
      const there = smoothCurve(knots, false)
      const back = smoothCurve(knots.toReversed(), false).toReversed()
      there.forEach((sample, i) => {
        expect(back[i]?.x).toBeCloseTo(sample.x, 6)
        expect(back[i]?.y).toBeCloseTo(sample.y, 6)
      })
    }),
  )
})

it('two knots are joined by one straight line, closed or not; one is itself, none are nothing', () => {
  const two = [
    { x: 0, y: 0 },
    { x: 20, y: 40 },
  ]
  for (const closed of [false, true]) {
    const samples = smoothCurve(two, closed)
    expect(samples).toHaveLength(samplesPerSegment + 1)
    samples.forEach((sample, i) => {
      expect(sample.x).toBeCloseTo(i, 12)
      expect(sample.y).toBeCloseTo(2 * i, 12)
    })
    expect(smoothCurve(two.slice(1), closed)).toEqual([{ x: 20, y: 40 }])
    expect(smoothCurve([], closed)).toEqual([])
  }
})
