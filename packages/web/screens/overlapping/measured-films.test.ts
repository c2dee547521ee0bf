import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { expect, it } from 'vitest'
import type { CaseFilm } from './case-films'
import { changesOf, measuredFilms } from './measured-films'

const analysis = builtInAnalyses.find(({ name }) => name === 'Steiner+Wits')
const tracing = templateTracing()
const { A } = tracing.points
if (!analysis || !A) throw new Error('the analysis is built in, and the template has A')

const filmOf = (uuid: string, createday: string, of = tracing): CaseFilm =>
  ({ film: { tracing: of }, record: { uuid, createday, ageGroup: null } }) as unknown as CaseFilm
const films = [
  filmOf('first', '2024-01-02T09:00'),
  filmOf('last', '2026-01-02T09:00', templateTracing({ A: { x: A.x + 30, y: A.y } })),
]
const patient = { birthday: '2012-05-06', sex: 'female' } as const
const by = { patient, analysis, overrides: {}, customItems: {}, readers: readerErrors }
const items = ['SNA', 'Wits appraisal']
const statuses = (doubted: readonly string[]) =>
  measuredFilms(films, by, new Set(doubted)).map(({ rows }) =>
    items.map(item => rows.find(row => row.item === item)?.reading.status),
  )

it('withholds the lengths of the film whose scale is doubted, and of no other', () => {
  expect(statuses([])).toEqual([
    ['read', 'read'],
    ['read', 'read'],
  ])
  expect(statuses(['last'])).toEqual([
    ['read', 'read'],
    ['read', 'missing'],
  ])
})

it('tells the change from the first film to the last, none of one film alone, and none of a length that is withheld', () => {
  const changed = (doubted: readonly string[], of = films) =>
    changesOf(measuredFilms(of, by, new Set(doubted)), items).map(({ item, change }) => [
      item,
      change && Math.sign(change.change),
    ])
  expect(changed([])).toEqual([
    ['SNA', 1],
    ['Wits appraisal', 1],
  ])
  expect(changed(['first'])).toEqual([
    ['SNA', 1],
    ['Wits appraisal', null],
  ])
  expect(changed([], films.slice(0, 1)).map(([, change]) => change)).toEqual([null, null])
})
