import { expect, it } from 'vitest'
import { grownComparison } from '../testing/compared-records'
import { anglesOf } from './angles'
import { coursesOf } from './course'

it('judges no change whose error is not known', () => {
  const courses = coursesOf(grownComparison(2, { method: 'ABO' }).records)
  const without = courses.map(course => ({
    ...course,
    change: course.change && { ...course.change, floor: null, within: false },
  }))
  expect(anglesOf(courses, 'zh').every(({ verdict }) => verdict !== null)).toBe(true)
  expect(new Set(anglesOf(without, 'zh').map(({ verdict }) => verdict))).toEqual(new Set([null]))
})
