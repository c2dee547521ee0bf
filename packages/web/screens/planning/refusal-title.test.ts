import { expect, test } from 'vitest'
import { refusalTitle } from './refusal-title'

test('a plan whose reply was lost is not said to be missing', () => {
  expect(refusalTitle('create', { reason: 'NETWORK' })).toBe('planning.unanswered')
  expect(refusalTitle('create', { reason: 'REPLY_UNREADABLE' })).toBe('planning.unanswered')
  expect(refusalTitle('create', { reason: 'NOT_FOUND' })).toBe('planning.refused.create')
  expect(refusalTitle('save', { reason: 'NETWORK' })).toBeNull()
})
