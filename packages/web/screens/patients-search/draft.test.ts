import { expect, it } from 'vitest'
import { draftOf, filterOf, reversedIn } from './draft'

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

it('the panel gives back the filter it was opened with', () => {
  const filter = {
    name: '陈',
    sex: 'none' as const,
    age: { from: 12, at: 'record' as const },
    agency: 'none' as const,
    favorite: true,
    days: { to: '2026-05-06' },
    types: [1 as const, 3 as const],
    necks: ['CS3' as const, 'CS4' as const],
    film: true,
    tracing: false,
    findings: [{ item: 'ANB', is: 'gt' as const, value: 4 }],
  }
  expect(plain(filterOf(draftOf(filter)))).toEqual(filter)
  expect(plain(filterOf(draftOf({})))).toEqual({})
})

it('what is half typed asks nothing yet', () => {
  const draft = { ...draftOf({}), from: '2026-0', name: '  ', findings: [{ id: 1, item: 'ANB', is: 'gt' as const, value: null }] }
  expect(plain(filterOf(draft))).toEqual({})
  expect(plain(filterOf({ ...draft, from: '20260506', types: [1, 2, 3] }))).toEqual({ days: { from: '2026-05-06' } })
})

it('a range whose first end lies beyond the second is told, once both are typed', () => {
  const of = (change: object) => reversedIn({ ...draftOf({}), ...change })
  expect(of({ ageFrom: 13, ageTo: 12, from: '2026-05-07', to: '20260506' })).toEqual({ age: true, days: true })
  expect(of({ ageFrom: 12, ageTo: 12, from: '2026-05-06', to: '2026/5/6' })).toEqual({ age: false, days: false })
  expect(of({ ageFrom: 13, ageTo: null, from: '2026-05-07', to: '2026' })).toEqual({ age: false, days: false })
})
