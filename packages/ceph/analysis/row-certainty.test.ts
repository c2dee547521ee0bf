import { describe, expect, it } from 'vitest'
import { builtInAnalyses } from '../data/analyses'
import { readerErrors } from '../data/reader-errors'
import { even, normal } from '../geometry/random'
import { templateFace } from '../testing/any-face'
import type { Tracing } from '../tracing/tracing'
import { classShare } from './class-share'
import { errorSources } from './error-sources'
import { evaluate } from './evaluate'

const tracing: Tracing = {
  points: Object.fromEntries(
    Object.entries(templateFace).map(([name, at], i) => [
      name,
      { x: at.x * 10, y: at.y * 10, origin: 'detected', errorPx: 8 + (i % 5) * 4 },
    ]),
  ),
  ruler: {
    ends: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    mm: 10,
  },
  fileScale: null,
}
const rows = builtInAnalyses.flatMap(analysis => {
  const evaluation = evaluate(tracing, analysis, { dentition: 'permanent', sex: 'female' })
  return evaluation.rows.map(row => ({ row, calibration: evaluation.calibration }))
})

describe('where an error comes from', () => {
  it('the squares of what each point does are the square of the error that is shown, for every built-in item', () => {
    let looked = 0
    for (const { row, calibration } of rows) {
      if (row.reading.status !== 'read' || row.reading.error === null) continue
      const sources = errorSources(row.item, tracing, { calibration, readers: readerErrors })
      expect(Math.hypot(...sources.map(({ shift }) => shift))).toBeCloseTo(row.reading.error, 6)
      expect(sources.map(({ shift }) => shift)).toEqual(sources.map(({ shift }) => shift).toSorted((a, b) => b - a))
      looked += 1
    }
    expect(looked).toBeGreaterThan(80)
  })
})

describe('how sure a class is', () => {
  const row = (value: number, error: number, stars: 0 | 1 | 2 | 3) => ({
    ...{ reading: { status: 'read', value, error } as never, norm: { mean: 80, sd: 4 } as never },
    ...{ stars, difference: value - 80 },
  })

  it('is what throwing the value about by its error gives', () => {
    const next = even(7)
    for (const [value, error, stars] of [
      [82, 3, 0],
      [70.5, 3, 2],
      [85, 1, 1],
      [95, 2, 3],
    ] as const) {
      const thrown = Array.from({ length: 20_000 }, () => value + error * normal(next))
      const side = value < 80 ? -1 : 1
      const share = (from: number, to: number) =>
        thrown.filter(v => side * (v - 80) > from * 4 && side * (v - 80) <= to * 4).length / thrown.length
      const certainty = classShare(row(value, error, stars))
      expect(certainty?.own).toBeCloseTo(stars === 0 ? share(-1, 1) : share(stars, stars === 3 ? 99 : stars + 1), 1.7)
      if (stars > 0) expect(certainty?.outside).toBeCloseTo(share(1, 99), 1.7)
    }
  })

  it('is not said where no error is known', () => {
    expect(classShare({ ...row(82, 3, 0), reading: { status: 'read', value: 82, error: null } as never })).toBeNull()
  })
})
