import { describe, expect, it } from 'vitest'
import { ageGroups, groupFor } from '../patient/age-group'
import { subjectOf } from './subject'

const of = (birthday: string | null, createday: string, ageGroup: (typeof ageGroups)[number] | null = null) =>
  subjectOf({ birthday, sex: null }, { createday, ageGroup })

describe('the age group of a record', () => {
  it.each([
    ['2014-06-01', '2014-06-01T08:00', 'primary_mixed'],
    ['2014-06-01', '2026-05-31T23:59', 'primary_mixed'],
    ['2014-06-01', '2026-06-01T00:00', 'early_permanent'],
    ['2010-06-01', '2026-05-31T10:00', 'early_permanent'],
    ['2010-06-01', '2026-06-01T10:00', 'permanent'],
    ['1950-06-01', '2026-06-01T10:00', 'permanent'],
  ])('of one born %s at %s is %s', (birthday, createday, group) => {
    expect(of(birthday, createday)).toMatchObject({ dentition: group, by: 'age' })
  })

  it('without a birthday, or before it, is permanent, and says so', () => {
    expect(of(null, '2026-06-01T10:00')).toEqual({ dentition: 'permanent', sex: null, by: 'unknown', age: null })
    expect(of('2027-01-01', '2026-06-01T10:00')).toMatchObject({ dentition: 'permanent', by: 'unknown' })
  })

  it('is the one chosen for the record, whatever the age', () => {
    expect(of('2018-06-01', '2026-06-01T10:00', 'permanent')).toMatchObject({
      ...{ dentition: 'permanent', by: 'choice' },
      age: { years: 8 },
    })
    expect(of(null, '2026-06-01T10:00', 'primary_mixed')).toMatchObject({ dentition: 'primary_mixed', by: 'choice' })
  })
})

describe('the group of an analysis that judges it', () => {
  it('has the same place in its list; of two groups the second stands for all from twelve on', () => {
    expect(ageGroups.map(group => groupFor(ageGroups, group))).toEqual(ageGroups)
    const two = ['primary_mixed', 'permanent'] as const
    expect(ageGroups.map(group => groupFor(two, group))).toEqual(['primary_mixed', 'permanent', 'permanent'])
    expect(ageGroups.map(group => groupFor(['permanent'], group))).toEqual(['permanent', 'permanent', 'permanent'])
    expect(ageGroups.map(group => groupFor([], group))).toEqual([null, null, null])
  })
})
