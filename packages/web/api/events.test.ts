import { expect, test } from 'vitest'
import { eventsIn } from './events'

test('events are cut at empty lines, signs of life are none, and what has only begun waits for the rest', () => {
  const one = { type: 'chat', uuid: 'a', seq: 1 }
  const two = { type: 'chat', uuid: 'a', seq: 2 }
  const text = `retry: 3000\n\n:\n\ndata: ${JSON.stringify(one)}\n\ndata: ${JSON.stringify(two)}`
  const first = eventsIn(text)
  expect(first.events).toEqual([one])
  expect(eventsIn(`${first.rest}\n\n`)).toEqual({ events: [two], rest: '' })
})
