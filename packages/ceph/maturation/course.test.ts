import { expect, test } from 'vitest'
import { stageNumber } from '../data/maturation-stages'
import { readerErrors } from '../data/reader-errors'
import golden from '../golden/maturation.json'
import type { PlacedPoint } from '../tracing/tracing'
import { type CourseRecord, stageCourse } from './course'
import { maturationOf } from './maturation'

const pointsOf = (spine: number): Record<string, PlacedPoint> =>
  Object.fromEntries(
    Object.entries(golden.spines[spine]?.points ?? {}).flatMap(([vertebra, parts]) =>
      Object.entries(parts).map(([part, at]) => {
        const [x = Number.NaN, y = Number.NaN] = at
        return [`${vertebra}_${part}`, { x, y, origin: 'manual' as const }]
      }),
    ),
  )
const record = (day: string, over: Partial<CourseRecord> = {}): CourseRecord => ({ day, points: null, read: null, ...over })
const course = (...records: readonly CourseRecord[]) => stageCourse(records, readerErrors)

test('every record with a stage has its place, oldest first, those without none', () => {
  const line = course(
    record('2025-09-12', { points: pointsOf(4) }),
    record('2023-09-12', { points: pointsOf(0) }),
    record('2024-01-01'),
    record('2024-09-12', { read: { stage: 'CS2', hindrance: null } }),
    record('2024-10-01', { points: pointsOf(2), read: { stage: null, hindrance: 'fused' } }),
  )
  expect(line.map(({ day, computed, own }) => [day, computed?.stage ?? null, own])).toEqual([
    ['2023-09-12', 1, null],
    ['2024-09-12', null, 2],
    ['2025-09-12', 5, null],
  ])
})

test('a computed stage has its share and spans the stages that are named with it; the doctor’s own stands by itself', () => {
  for (const spine of golden.spines.keys()) {
    const points = pointsOf(spine)
    const answer = maturationOf(points, { readers: readerErrors })
    if (answer.status !== 'staged') throw new Error(answer.why)
    const [point] = course(record('2025-01-01', { points, read: { stage: 'CS6', hindrance: null } }))
    const near = answer.likelyStages.map(({ stage }) => Number(stage[2]))
    expect(point).toEqual({
      day: '2025-01-01',
      computed: {
        stage: stageNumber(answer.likeliest),
        share: answer.shares[answer.likeliest],
        span: [Math.min(...near), Math.max(...near)],
      },
      own: 6,
    })
  }
})

test('a tracing that is being edited counts as it is', () => {
  const answer = maturationOf(pointsOf(5), { readers: readerErrors })
  expect(course(record('2025-01-01', { points: pointsOf(0), answer }))[0]?.computed?.stage).toBe(6)
})
