import { expect, test } from 'vitest'
import type { Notice } from '../events/notices'
import { heededAtOnce } from './listening-bearers'

test('what ends somebody’s access is heeded before the notice of it comes back from the database', () => {
  const order: (Notice | 'forgotten')[] = []
  const slow = { tell: (notice: Notice) => void order.push(notice), hear: () => () => undefined, end: () => undefined }
  const bearers = { may: async () => true, forget: () => void order.push('forgotten') }
  const { tell } = heededAtOnce({ ...slow, close: async () => undefined }, bearers)
  const record = { type: 'record', uuid: 'r', caseUuid: 'c', version: 1 } as const
  const notices: Notice[] = ['sessions', { doctor: 'd', event: { type: 'desk' } }, { doctor: 'd', event: record }]
  for (const notice of notices) tell(notice)
  expect(order).toEqual(['forgotten', notices[0], 'forgotten', notices[1], notices[2]])
})
