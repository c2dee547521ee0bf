import { expect, it } from 'vitest'
import { draftOf, filterOf } from './draft'

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
