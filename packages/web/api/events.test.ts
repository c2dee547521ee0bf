import { expect, test } from 'vitest'
import { eventsIn, waitAfter } from './events'

const uuid = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'

test('events are cut at empty lines, signs of life are none, and what has only begun waits for the rest', () => {
  const one = { type: 'chat', uuid, seq: 1 }
  const two = { type: 'chat', uuid, seq: 2 }
  const text = `retry: 3000\n\n:\n\ndata: ${JSON.stringify(one)}\n\ndata: ${JSON.stringify(two)}`
  const first = eventsIn(text)
  expect(first.events).toEqual([one])
  expect(eventsIn(`${first.rest}\n\n`)).toEqual({ events: [two], rest: '' })
})

test('an event of a kind this page does not know, or without what its kind tells, is passed over', () => {
  const told = { type: 'chat', uuid, seq: 3 }
  const lines = [{ type: 'weather', uuid }, { type: 'chat', uuid }, told].map(event => `data: ${JSON.stringify(event)}\n\n`)
  expect(eventsIn(lines.join('')).events).toEqual([told])
})

test('a server that stays away is asked less and less often, but at least every half minute', () => {
  expect([0, 1, 2, 3, 4, 5, 40].map(waitAfter)).toEqual([3000, 3000, 6000, 12_000, 24_000, 30_000, 30_000])
})
