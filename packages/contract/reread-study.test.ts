import { templateLandmarks } from '@sella/ceph/data/template'
import { emptyTracing, type PlacedPoint } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { toStored } from './documents/tracing'
import { studyOfChoice } from './reread-study'
import type { RereadFilm } from './rereads'
import { aboutStudy } from './study-about'
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
    ...{ firstAt: null, order: null },
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

it('says of one person’s readings how far apart they were made and in which order, and that too soon means too small', () => {
  const at = (film: number, firstAt: string | null): RereadFilm => ({
    ...{ ...readingOf('self', film, 2), createdAt: '2026-03-20T08:00:00.000Z', firstAt },
    order: film === 1 ? { seed: 7, place: 1, of: 3 } : null,
  })
  const own: StudyChoice = { ...choice, reader: 'self', name: '' }
  const linesOf = (films: readonly RereadFilm[], by: StudyChoice = own) =>
    Object.fromEntries(aboutStudy(by, studyOfChoice(films, by), 'en'))
  const mixed = [at(1, '2026-03-19T08:00:00.000Z'), at(2, '2026-03-01T08:00:00.000Z'), at(3, null)]
  expect(linesOf(mixed)).toMatchObject({
    'Order of reading': 'random, seed stored: 1 of 3',
    'Between the readings':
      '1 of 3 within 14 days: the points may be remembered and the error measured too small; 1 of 3 not known',
  })
  expect(linesOf(mixed, { ...own, leftOut: ['r1', 'r3'] })).toMatchObject({
    'Order of reading': 'random, seed stored: 0 of 1',
    'Between the readings': '1 of 1 by 14 days or more',
  })
  expect(Object.keys(linesOf(detector, choice))).not.toEqual(expect.arrayContaining(['Between the readings']))
  expect(Object.keys(linesOf(detector, choice))).not.toEqual(expect.arrayContaining(['Order of reading']))
})
