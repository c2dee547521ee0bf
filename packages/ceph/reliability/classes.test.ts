import fc from 'fast-check'
import { expect, test } from 'vitest'
import golden from '../golden/maturation.json' with { type: 'json' }
import { featuresOf } from '../maturation/features'
import { spineOf } from '../maturation/spine'
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

test('a film is compared by the stage it shows: a notch that reads 0.070 is one', () => {
  const third = neckOf(golden.spines[2] ?? expect.unreachable())
  const ID = third.points.C3_ID ?? expect.unreachable()
  const raised = Array.from({ length: 4000 }, (_, i): Tracing => {
    return { ...third, points: { ...third.points, C3_ID: { ...ID, y: ID.y + i / 400 } } }
  })
  const notchOf = ({ points }: Tracing): number => featuresOf(spineOf(points) ?? expect.unreachable())?.C3_notch ?? Number.NaN
  const shallow = raised.find(each => notchOf(each) < 0.06995 && notchOf(each) > 0.0696) ?? expect.unreachable()
  expect(stageAgreement([{ film: 'a', first: third, second: shallow }])?.observed).toBe(1)
})

test('the worked example as one line: chance beside what was seen, a minus that is one, a dash for what cannot be said', () => {
  const example = {
    ...{ n: 20, counts: [], observed: 0.75, chance: 0.3425 },
    ...{ kappa: 0.6197718631, linear: 0.7041420118, quadratic: 0.7950819672 },
  }
  expect(stageText(example, 'en')).toBe('n = 20 · same stage 75% (chance 34%) · kappa 0.62 · linear 0.70 · quadratic 0.80')
  expect(stageText({ ...example, kappa: -0.25, linear: null }, 'zh')).toBe(
    'n = 20 · 同一分期 75%（机遇 34%）· κ −0.25 · 线性加权 – · 二次加权 0.80',
  )
})

test('without a pair there is nothing, and where chance alone agrees fully there is no kappa', () => {
  expect(classAgreement([], 3)).toBeNull()
  expect(classAgreement([[1, 1]], 3)).toMatchObject({ observed: 1, chance: 1, kappa: null, linear: null, quadratic: null })
})

test('a step to the next class of three costs half by linear weights and a quarter by quadratic ones (Cohen 1968)', () => {
  // First readings 0, 2, second ones 1, 2: by chance (0.5 + 0 + 0.5 + 1) / 4 linear, (0.75 + 0 + 0.75 + 1) / 4 quadratic.
  const agreement = classAgreement(
    [
      [0, 1],
      [2, 2],
    ],
    3,
  )
  expect(agreement?.linear).toBeCloseTo((0.75 - 0.5) / 0.5, 9)
  expect(agreement?.quadratic).toBeCloseTo((0.875 - 0.625) / 0.375, 9)
  expect(agreement?.kappa).toBeCloseTo((0.5 - 0.25) / 0.75, 9)
})
