import { expect, test } from 'vitest'
import { eventsIn, waitAfter } from './event-lines'

const uuid = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'

test('events are cut at empty lines, signs of life are none, and what has only begun waits for the rest', () => {
  const chatA = { type: 'chat', uuid, seq: 1 }
  const chatB = { type: 'chat', uuid, seq: 2 }
  const text = `retry: 3000\n\n:\n\ndata: ${JSON.stringify(chatA)}\n\ndata: ${JSON.stringify(chatB)}`
  const first = eventsIn(text)
  expect(first.events).toEqual([chatA])
  expect(eventsIn(`${first.rest}\n\n`)).toEqual({ events: [chatB], rest: '' })
})

test('an event of a kind this page does not know, or without what its kind tells, is passed over', () => {
  const readable = { type: 'chat', uuid, seq: 3 }
  const lines = [{ type: 'weather', uuid }, { type: 'chat', uuid }, readable].map(event => `data: ${JSON.stringify(event)}\n\n`)
  expect(eventsIn(lines.join('')).events).toEqual([readable])
})

test('a server that stays away is asked less and less often, but at least every half minute', () => {
  expect([0, 1, 2, 3, 4, 5, 40].map(waitAfter)).toEqual([3000, 3000, 6000, 12_000, 24_000, 30_000, 30_000])
})
