import { expect, it } from 'vitest'
import { anonymousDay } from './anonymous-case'

const records = [{ createday: '2000-01-01T09:00' }, { createday: '2002-03-04T10:00' }]

it('an anonymous case is as old as on its last record, a patient as old as today', () => {
  expect(anonymousDay({ name: '匿名病例', records })).toBe('2002-03-04')
  expect(anonymousDay({ name: 'Anonymous case', records: records.slice(0, 1) })).toBe('2000-01-01')
  expect(anonymousDay({ name: '陈一', records })).toBeUndefined()
  expect(anonymousDay({ name: '匿名病例', records: records.slice(1) })).toBeUndefined()
  expect(anonymousDay({ name: '匿名病例', records: [] })).toBeUndefined()
})
