import { expect, it } from 'vitest'
import { shortAgesText, shortAgeText } from './age'

it('ages over several days are those on the days, each told once, and none without a birthday', () => {
  const [first, last] = ['2023-09-12', '2026-05-20']
  expect(shortAgesText('2012-03-04', 'en', [first, last])).toBe('11y 6m–14y 2m')
  expect(shortAgesText('2012-03-04', 'zh', [first, last])).toBe('11岁6个月–14岁2个月')
  expect(shortAgesText('2012-03-04', 'en', [first, first])).toBe(shortAgeText('2012-03-04', 'en', first))
  expect([shortAgesText(null, 'en', [first]), shortAgesText('2012-03-04', 'en', [])]).toEqual([null, null])
})
