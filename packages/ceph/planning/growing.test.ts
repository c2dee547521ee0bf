import { expect, it } from 'vitest'
import { growthEndedWords, growthSpan } from './growing'

const own = { stage: 'CS6', by: '周', at: '2026-05-19T17:30:00.000Z' } as const

it('says the day of the reading where the reader is', () => {
  expect(growthEndedWords(own, 'Asia/Shanghai')?.en).toContain('2026-05-20')
  expect(growthEndedWords(own, 'Europe/London')?.zh).toContain('2026-05-19')
})

it('says nothing of a stage before the end of growth', () => {
  expect(growthEndedWords({ ...own, stage: 'CS5' })).toBeNull()
  expect(growthEndedWords(null)).toBeNull()
})

it('says a span of growth to a tenth of a year, and in months', () => {
  expect(growthSpan(1.3333333)).toEqual({ zh: '1.3 年（16 个月）', en: '1.3 years (16 months)' })
  expect(growthSpan(1).en).toBe('1 year (12 months)')
})
