import { expect, it } from 'vitest'
import { ageGroupAt, ageGroups, groupFor } from './age-group'

it('a patient is in the youngest group until twelve, in the oldest from sixteen', () => {
  expect([0, 11, 12, 15, 16, 40].map(ageGroupAt)).toEqual([
    'primary_mixed',
    'primary_mixed',
    'early_permanent',
    'early_permanent',
    'permanent',
    'permanent',
  ])
})

it('an analysis of fewer groups judges the older ones by its last', () => {
  const two = ['primary_mixed', 'permanent'] as const
  expect(ageGroups.map(group => groupFor(ageGroups, group))).toEqual([...ageGroups])
  expect(ageGroups.map(group => groupFor(two, group))).toEqual(['primary_mixed', 'permanent', 'permanent'])
  expect(ageGroups.map(group => groupFor(['permanent'], group))).toEqual(['permanent', 'permanent', 'permanent'])
  expect(ageGroups.map(group => groupFor([], group))).toEqual([null, null, null])
})
