import { expect, it } from 'vitest'
import { growthEndedWords } from './growing'

const own = { stage: 'CS6', by: '周', at: '2026-05-19T17:30:00.000Z' } as const

it('says the day of the reading where the reader is', () => {
  expect(growthEndedWords(own, 'Asia/Shanghai')?.en).toContain('2026-05-20')
  expect(growthEndedWords(own, 'Europe/London')?.zh).toContain('2026-05-19')
})

it('says nothing of a stage before the end of growth', () => {
  expect(growthEndedWords({ ...own, stage: 'CS5' })).toBeNull()
  expect(growthEndedWords(null)).toBeNull()
})
