import { templateLandmarks } from '@sella/ceph/data/template'
import { emptyTracing, type PlacedPoint } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { toStored } from './documents/tracing'
import { studyOfChoice } from './reread-study'
import type { RereadFilm } from './rereads'
import type { StudyChoice } from './study-choice'

const textOf = (by: number): string => {
  const move = ([name, { x, y }]: [string, { x: number; y: number }], i: number): [string, PlacedPoint] => [
    name,
    { x: 1000 + 10 * x + by * Math.sin(i), y: 1200 + 10 * y + by * Math.cos(i), origin: 'manual' },
  ]
  const stored = toStored({ ...emptyTracing, points: Object.fromEntries(Object.entries(templateLandmarks).map(move)) })
  if (!stored.ok) throw new Error('not stored')
  return stored.value
}

const readingOf = (reader: RereadFilm['reader'], film: number, by: number, name = ''): RereadFilm =>
  ({
    ...{ uuid: `${reader}${film}`, recordUuid: `r${film}`, reader, name, person: null, cephPoints: textOf(by + film) },
    ...{ createdAt: '2026-01-01', caseUuid: 'c', patient: 'p', createday: '2026-01-01', first: textOf(film), fileScale: null },
  }) as RereadFilm

const choice: StudyChoice = {
  ...{ reader: 'detector', name: 'w1', person: null, from: null, to: null, source: 'any', leftOut: [], analysis: 'ABO' },
}
const detector = [1, 2, 3].map(film => readingOf('detector', film, 12, 'w1'))

it('sets another clinician beside the detector before the same one, by the same choice', () => {
  const self = [1, 2, 3].map(film => readingOf('self', film, 2))
  const other = [1, 2].map(film => readingOf('other', film, 4, '乙'))
  const { study, beside } = studyOfChoice([...detector, ...self, ...other], choice)
  expect(study.films).toBe(3)
  expect(beside?.reader.name).toBe('乙')
  expect(beside?.study.films).toBe(2)
  expect(studyOfChoice([...detector, ...self], choice).beside?.reader.reader).toBe('self')
  expect(studyOfChoice([...detector, ...other], { ...choice, leftOut: ['r1'] }).beside?.study.films).toBe(1)
  const [own, theirs] = [study.points[0], beside?.study.points[0]]
  expect(own?.meanDistance).toBeGreaterThan(theirs?.meanDistance ?? 99)
})

it('sets both beside each other by the films that both read, and nobody who read none of them', () => {
  const other = [2, 3, 4, 5].map(film => readingOf('other', film, 4, '乙'))
  const { study, beside } = studyOfChoice([...detector, ...other], choice)
  expect([study.films, beside?.study.films, beside?.detector.films]).toEqual([3, 2, 2])
  const alone = studyOfChoice([...detector.slice(1), ...other], choice)
  expect(beside?.detector).toEqual(alone.study)
  const elsewhere = [4, 5, 6].map(film => readingOf('other', film, 4, '乙'))
  expect(studyOfChoice([...detector, ...elsewhere], choice).beside).toBeNull()
  const self = [readingOf('self', 1, 2)]
  expect(studyOfChoice([...detector, ...elsewhere, ...self], choice).beside?.reader.reader).toBe('self')
})

it('is none without a clinician, and none beside a person', () => {
  expect(studyOfChoice(detector, choice).beside).toBeNull()
  const self = [readingOf('self', 1, 2)]
  expect(studyOfChoice([...detector, ...self], { ...choice, reader: 'self', name: '' }).beside).toBeNull()
})
