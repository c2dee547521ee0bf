import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pointScatter } from '../data/maturation'
import { stageNumber, stages } from '../data/maturation-stages'
import { readerErrors } from '../data/reader-errors'
import type { Point } from '../geometry/point'
import golden from '../golden/maturation.json'
import { showValue } from '../measure/display'
import { evenly } from '../testing/evenly'
import type { PlacedPoint } from '../tracing/tracing'
import { causesOf } from './causes'
import { type Features, featureNames, featuresAsRead, featuresOf, formOf } from './features'
import { maturationOf } from './maturation'
import { notchWords } from './notch-words'
import { neckErrors } from './point-scatter'
import { neckPoints, spineOf } from './spine'
import { stageOf } from './stage'
import { growthWords } from './words'

type Golden = (typeof golden)['spines'][number]

const placedBy = (spine: Golden, move: (p: Point) => Point = p => p): Record<string, PlacedPoint> =>
  Object.fromEntries(
    Object.entries(spine.points).flatMap(([vertebra, parts]) =>
      Object.entries(parts).map(([part, at]) => {
        const [x = Number.NaN, y = Number.NaN] = at
        return [`${vertebra}_${part}`, { ...move({ x, y }), origin: 'manual' as const }]
      }),
    ),
  )

const table = { readers: readerErrors }

const stagedOf = (points: Record<string, PlacedPoint>) => {
  const answer = maturationOf(points, table)
  if (answer.status !== 'staged') throw new Error(answer.why)
  return answer
}

const formNames = { trapezoid: 'trapezoid', horizontal: 'rect_horizontal', square: 'square', vertical: 'rect_vertical' } as const

describe.each(golden.spines)('the reference spine $case', spine => {
  const staged = stagedOf(placedBy(spine))
  const { expect: wanted } = spine

  test('features to four digits, forms and stage', () => {
    const { features, notched, forms, stage } = staged
    expect(features.C2_notch).toBeCloseTo(wanted.C2_ratio, 4)
    for (const body of ['C3', 'C4'] as const) {
      expect(features[`${body}_notch`]).toBeCloseTo(wanted[body].ratio, 4)
      expect(features[`${body}_taper`]).toBeCloseTo(wanted[body].taper, 4)
      expect(features[`${body}_shape`]).toBeCloseTo(wanted[body].shape, 4)
    }
    expect(Object.values(notched)).toEqual(wanted.concave)
    expect(Object.values(forms).map(form => formNames[form])).toEqual(wanted.shapes)
    expect(stage).toBe(wanted.stage)
  })

  test('shares within 0.05 of the reference trials', () => {
    const shares: Partial<Record<string, number>> = wanted.stage_share_jitter_0_35mm
    for (const stage of stages) expect(Math.abs(staged.shares[stage] - (shares[stage] ?? 0))).toBeLessThan(0.05)
  })

  test('a mirrored, enlarged and turned film says the same', () => {
    const turn = ({ x, y }: Point): Point => ({ x: -3 * (0.9 * x - 0.2 * y) + 500, y: 3 * (0.2 * x + 0.9 * y) + 40 })
    const moved = stagedOf(placedBy(spine, turn))
    expect(moved.stage).toBe(staged.stage)
    for (const name of featureNames) expect(moved.features[name]).toBeCloseTo(staged.features[name], 9)
  })
})

test('a feature is judged as it is displayed: 0.070 is a notch, 0.900 a square body, 1.150 a trapezoid', () => {
  const at = (notch: number, taper: number, shape: number) =>
    featuresAsRead({
      ...{ C2_notch: notch, C3_notch: notch, C4_notch: notch },
      ...{ C3_taper: taper, C4_taper: taper },
      ...{ C3_shape: shape, C4_shape: shape },
    })
  expect([0.0695, 0.0694].map(notch => [stageOf(at(notch, 1, 0.8)).stage, notchWords(notch).en])).toEqual([
    ['CS4', 'notched'],
    ['CS1', 'flat'],
  ])
  expect([0.8995, 0.8994, 1.1004, 1.1005].map(shape => stageOf(at(0.1, 1, shape)).forms.C3)).toEqual([
    ...['square', 'horizontal', 'square', 'vertical'],
  ])
  expect([1.1495, 1.1494].map(taper => stageOf(at(0, taper, 0.8)).forms.C3)).toEqual(['trapezoid', 'horizontal'])
})

test('a film whose notch reads 0.070 is staged as notched, though it is a little shallower', () => {
  const [, , spine] = golden.spines
  const points = spine && placedBy(spine)
  const ID = points?.C3_ID
  if (!points || !ID) throw new Error('no point')
  const raised = Array.from({ length: 4000 }, (_, i) => ({ ...points, C3_ID: { ...ID, y: ID.y + i / 4000 } }))
  const shallow = raised.find(each => {
    const at = spineOf(each)
    const notch = (at && featuresOf(at))?.C3_notch ?? Number.NaN
    return notch < 0.06995 && notch > 0.0696
  })
  if (!shallow) throw new Error('no such notch')
  const staged = stagedOf(shallow)
  expect([staged.features.C3_notch < 0.07, showValue(staged.features.C3_notch, ''), staged.stage]).toEqual([true, '0.070', 'CS3'])
})

test('law: the stage of a film is that of its displayed features', () =>
  fc.assert(
    fc.property(fc.constantFrom(...golden.spines), evenly(-0.6, 0.6), evenly(-0.6, 0.6), (spine, dx, dy) => {
      const points = placedBy(spine)
      const ID = points.C3_ID
      if (!ID) throw new Error('no point')
      const staged = stagedOf({ ...points, C3_ID: { ...ID, x: ID.x + dx, y: ID.y + dy } })
      const shown = Object.fromEntries(
        featureNames.map(name => [name, Number(showValue(staged.features[name], '').replace('−', '-'))]),
      )
      expect(staged.stage).toBe(stageOf(shown as unknown as Features).stage)
    }),
  ))

test('a stage is named alone once its share reads 80 %', () => {
  const [spine] = golden.spines
  const points = spine ? placedBy(spine) : {}
  const ID = points.C2_ID ?? expect.unreachable()
  const near = Array.from({ length: 81 }, (_, i) => stagedOf({ ...points, C2_ID: { ...ID, y: ID.y + (i - 40) / 200 } }))
  const reading = (from: number, below: number) =>
    near.filter(({ likelyStages: [first] }) => first && first.share >= from && first.share < below)
  const [alone, two] = [reading(0.795, 0.8), reading(0.785, 0.795)]
  expect([alone.length > 0, two.length > 0]).toEqual([true, true])
  expect(new Set(alone.map(({ likelyStages }) => likelyStages.length))).toEqual(new Set([1]))
  expect(new Set(two.map(({ likelyStages }) => likelyStages.length))).toEqual(new Set([2]))
})

const anyFeatures: fc.Arbitrary<Features> = fc.record({
  C2_notch: evenly(-0.1, 0.3),
  C3_notch: evenly(-0.1, 0.3),
  C4_notch: evenly(-0.1, 0.3),
  C3_taper: evenly(0.8, 1.4),
  C4_taper: evenly(0.8, 1.4),
  C3_shape: evenly(0.5, 1.4),
  C4_shape: evenly(0.5, 1.4),
})

test('law: a deeper notch never gives an earlier stage', () =>
  fc.assert(
    fc.property(anyFeatures, fc.constantFrom('C2_notch', 'C3_notch', 'C4_notch'), evenly(0, 0.3), (features, name, more) => {
      const deeper = { ...features, [name]: features[name] + more }
      expect(stageNumber(stageOf(deeper).stage)).toBeGreaterThanOrEqual(stageNumber(stageOf(features).stage))
    }),
  ))

test('law: a higher body never gives an earlier stage', () =>
  fc.assert(
    fc.property(anyFeatures, fc.constantFrom('C3_shape', 'C4_shape'), evenly(0, 0.5), (features, name, more) => {
      const higher = { ...features, [name]: features[name] + more }
      expect(stageNumber(stageOf(higher).stage)).toBeGreaterThanOrEqual(stageNumber(stageOf(features).stage))
    }),
  ))

const third = golden.spines[2] as Golden

test('a notch outside the bone is negative and flat', () => {
  const points = placedBy(third)
  const features = featuresOf(spineOf({ ...points, C4_ID: { x: 6.75, y: 36.8 } }) ?? expect.unreachable())
  expect(features?.C4_notch).toBeLessThan(0)
})

test('without a point of C4 there is no stage, and what lacks is named', () => {
  const { C4_SA: _, ...points } = placedBy(third)
  expect(maturationOf(points, table)).toEqual({ status: 'unstaged', why: 'missing', missing: ['C4_SA'] })
  expect(neckPoints).toHaveLength(13)
})

test('a notch at C3 without one at C2 is atypical and staged by count', () => {
  const flat = { C2_notch: 0, C4_notch: 0, C3_taper: 1.2, C4_taper: 1.2, C3_shape: 0.7, C4_shape: 0.7 }
  expect(stageOf({ ...flat, C3_notch: 0.1 })).toMatchObject({ stage: 'CS2', atypical: true })
  expect(stageOf({ ...flat, C3_notch: 0.01 })).toMatchObject({ stage: 'CS1', atypical: false })
})

test('what the doctor sees on the film forbids a stage', () => {
  expect(maturationOf(placedBy(third), { hindrance: 'double', ...table })).toMatchObject({ status: 'unstaged', why: 'double' })
})

test('points that no spine has give no stage', () => {
  const upside = placedBy(third)
  for (const name of ['C4_SP', 'C4_SA']) upside[name] = { x: 5, y: 60, origin: 'manual' }
  expect(maturationOf(upside, table)).toMatchObject({ status: 'unstaged', why: 'impossible' })
})

test('the doubt of CS3 names the notches of C3 and C4 and what they would make of it', () => {
  const { likelyStages, causes } = stagedOf(placedBy(third))
  expect(likelyStages.map(({ stage }) => stage)).toEqual(['CS3', 'CS2'])
  expect(causes[0]).toMatchObject({ feature: 'C3_notch', limit: 0.07, instead: 'CS2' })
  expect(causes.map(({ instead }) => instead)).toContain('CS4')
})

test('a detected point that states a large error makes the stage less sure', () => {
  const points = placedBy(golden.spines[4] as Golden)
  const sure = stagedOf(points).shares.CS5
  const blurred = Object.fromEntries(
    Object.entries(points).map(([name, at]) => [name, { ...at, origin: 'detected' as const, errorPx: 1.5 }]),
  )
  expect(stagedOf(blurred).shares.CS5).toBeLessThan(sure - 0.1)
})

test('the doctor’s own measured error replaces the table’s in the doubt, as the same error stated by the points would', () => {
  const face = { S: { x: 0, y: -80, origin: 'manual' as const }, Na: { x: 71.8, y: -80, origin: 'manual' as const } }
  const points = { ...placedBy(third), ...face }
  const own = { forwardMm: 0.6, downMm: 0.6, correlation: 0, films: 12, source: 'own' as const }
  const readers = { ...readerErrors, ...Object.fromEntries(neckPoints.map(name => [name, own])) }
  const measured = maturationOf(points, { readers })
  const stated = Object.fromEntries(
    Object.entries(points).map(([name, at]) => [name, { ...at, origin: 'detected' as const, errorPx: 0.6 * Math.SQRT2 }]),
  )
  const same = maturationOf(stated, { readers: null })
  if (measured.status !== 'staged' || same.status !== 'staged') return expect.unreachable()
  for (const name of featureNames) expect(measured.errors[name]).toBeCloseTo(same.errors[name], 9)
  expect(measured.shares).toEqual(same.shares)
  expect(measured.errors.C3_notch).toBeGreaterThan(1.5 * stagedOf(points).errors.C3_notch)
})

test('each point states the error its stage is doubted by: the table’s by hand, its own where it was detected, the doctor’s where measured', () => {
  const points = placedBy(golden.spines[4] as Golden)
  const { C3_IP, C3_IA } = points
  const usual = pointScatter * Math.SQRT2 * Math.hypot((C3_IA?.x ?? 0) - (C3_IP?.x ?? 0), (C3_IA?.y ?? 0) - (C3_IP?.y ?? 0))
  const detected = (errorPx: number) => ({ ...points, C4_ID: { ...points.C4_ID, origin: 'detected', errorPx } }) as typeof points
  const errors = neckErrors(detected(3 * usual), readerErrors)
  expect(Object.keys(errors)).toEqual(neckPoints)
  expect(errors.C4_ID).toBeCloseTo(3 * usual, 9)
  for (const name of neckPoints) if (name !== 'C4_ID') expect(errors[name]).toBeCloseTo(usual, 9)
  expect(neckErrors(detected(usual / 3), readerErrors).C4_ID).toBeCloseTo(usual, 9)
  const { C2_ID, ...lacking } = points
  expect(C2_ID).toBeDefined()
  expect(neckErrors(lacking, readerErrors)).toEqual({})
})

test('a cause of doubt lies at most two errors from its limit, however the stage beyond it differs', () => {
  const fifth = stagedOf(placedBy(golden.spines[4] as Golden))
  const at = (away: number): Features => ({ ...fifth.features, C3_notch: 0.07 + away * fifth.errors.C3_notch })
  const named = (away: number) => causesOf(at(away), fifth.errors).some(({ feature }) => feature === 'C3_notch')
  expect([1.99, 2.01, 2.9].map(named)).toEqual([true, false, false])
})

test('an upright body counts before a wedge', () => {
  expect(formOf(1.3, 1.2)).toBe('vertical')
  expect(formOf(1.3, 0.7)).toBe('trapezoid')
})

test('what is said about growth carries its grade where the stage is sure, and the share of the group where it is not', () => {
  const last = stagedOf(placedBy(golden.spines[5] as Golden))
  expect(growthWords(last)).toEqual({
    zh: '下颌生长高峰可能已结束至少 2 年（已核对来源）',
    en: 'The peak of mandibular growth probably ended at least 2 years ago (read in its source)',
  })
  const fifth = stagedOf(placedBy(golden.spines[4] as Golden))
  expect(growthWords(fifth).en).toBe(
    'The peak of mandibular growth probably ended at least 1 year ago (textbook value, not checked)',
  )
  const doubted = stagedOf(placedBy(third))
  expect(growthWords(doubted).en).toMatch(/^Around the peak of mandibular growth \d+%$/)
})
