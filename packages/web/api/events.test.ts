import { expect, test } from 'vitest'
import { eventsIn, waitAfter } from './events'

test('events are cut at empty lines, signs of life are none, and what has only begun waits for the rest', () => {
  const one = { type: 'chat', uuid: 'a', seq: 1 }
  const two = { type: 'chat', uuid: 'a', seq: 2 }
  const text = `retry: 3000\n\n:\n\ndata: ${JSON.stringify(one)}\n\ndata: ${JSON.stringify(two)}`
  const first = eventsIn(text)
  expect(first.events).toEqual([one])
  expect(eventsIn(`${first.rest}\n\n`)).toEqual({ events: [two], rest: '' })
})

test('a server that stays away is asked less and less often, but at least every half minute', () => {
  expect([0, 1, 2, 3, 4, 5, 40].map(waitAfter)).toEqual([3000, 3000, 6000, 12_000, 24_000, 30_000, 30_000])
})
