import fc from 'fast-check'
import { expect, test } from 'vitest'
import golden from '../golden/maturation.json' with { type: 'json' }
import type { PlacedPoint, Tracing } from '../tracing/tracing'
import { emptyTracing } from '../tracing/tracing'
import { classAgreement } from './classes'
import { stageAgreement, stageText } from './stages'

/** Pairs of a table of counts, rows by the first reading. */
const pairsOf = (counts: readonly (readonly number[])[]) =>
  counts.flatMap((row, a) => row.flatMap((count, b) => Array.from({ length: count }, () => [a, b] as const)))

test('the worked example of twenty films in three classes', () => {
  const counts = [
    [4, 1, 0],
    [1, 5, 2],
    [0, 1, 6],
  ]
  const agreement = classAgreement(pairsOf(counts), 3)
  expect(agreement).toMatchObject({ n: 20, counts })
  expect(agreement?.observed).toBeCloseTo(0.75, 9)
  expect(agreement?.chance).toBeCloseTo(0.3425, 9)
  expect(agreement?.kappa).toBeCloseTo(0.6197718631, 9)
  expect(agreement?.linear).toBeCloseTo(0.7041420118, 9)
  expect(agreement?.quadratic).toBeCloseTo(0.7950819672, 9)
})

const anyPairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })), {
  minLength: 1,
  maxLength: 40,
})

test('law: swapped readings agree as much, identical ones fully, and nothing that is not finite leaves', () => {
  fc.assert(
    fc.property(anyPairs, pairs => {
      const [agreed, swapped] = [
        classAgreement(pairs, 6),
        classAgreement(
          pairs.map(([a, b]) => [b, a] as const),
          6,
        ),
      ]
      const twice = classAgreement(
        pairs.map(([a]) => [a, a] as const),
        6,
      )
      for (const key of ['kappa', 'linear', 'quadratic'] as const) {
        const [value, same] = [agreed?.[key] ?? null, swapped?.[key] ?? null]
        expect([value === null, same === null || Number.isFinite(same)]).toEqual([same === null, true])
        if (value !== null) expect(same).toBeCloseTo(value, 9)
        expect(twice?.[key] === null || Math.abs((twice?.[key] ?? 0) - 1) < 1e-9).toBe(true)
      }
      expect(twice?.observed).toBe(1)
    }),
  )
})

const neckOf = (spine: (typeof golden)['spines'][number]): Tracing => ({
  ...emptyTracing,
  points: Object.fromEntries(
    Object.entries(spine.points).flatMap(([vertebra, parts]) =>
      Object.entries(parts).map(([part, [x = 0, y = 0]]): [string, PlacedPoint] => [
        `${vertebra}_${part}`,
        { x: 10 * x, y: 10 * y, origin: 'manual' },
      ]),
    ),
  ),
})

test('films are compared by the stages of their necks; a film without one is none', () => {
  const [first, second, third] = golden.spines.map(neckOf)
  if (!first || !second || !third) return expect.unreachable()
  const films = [
    { film: 'a', first, second: first },
    { film: 'b', first: second, second: third },
    { film: 'c', first: third, second: emptyTracing },
  ]
  const agreement = stageAgreement(films)
  expect(agreement).toMatchObject({ n: 2, observed: 0.5 })
  expect(agreement?.counts[1]?.[2]).toBe(1)
  expect(agreement && stageText(agreement, 'zh')).toContain('同一分期 50%')
  expect(stageAgreement(films.slice(2))).toBeNull()
})
