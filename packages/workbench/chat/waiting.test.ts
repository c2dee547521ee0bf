import { expect, test } from 'vitest'
import { again, isOnTheWay, nextOf, readStored, storedText, type Waiting, without, withRefusal } from './waiting'

const waiting = (uuid: string): Waiting => ({ uuid, text: uuid, picture: false, at: '2026-01-02T03:04:05.000Z' })

test('messages go in their order; a refused one waits for the doctor and holds up none behind it', () => {
  const refused = withRefusal([waiting('a'), waiting('b')], 'a', 'CHAT_TOO_MANY')
  expect(nextOf(refused)?.uuid).toBe('b')
  expect(nextOf(again(refused, 'a'))?.uuid).toBe('a')
  expect(nextOf(without(again(refused, 'a'), 'a'))?.uuid).toBe('b')
})

test('what waits outlives the page, with the reason of its refusal; nonsense in its place is nothing', () => {
  const list = withRefusal([waiting('a'), waiting('b')], 'b', 'CHAT_TOO_LONG')
  expect(readStored(storedText(list))).toEqual(list)
  expect(storedText([])).toBe(null)
  expect([readStored(null), readStored('{'), readStored('{"a":1}'), readStored('[1,null,{"uuid":"a"}]')]).toEqual([
    [],
    [],
    [],
    [],
  ])
})

test('a lost network, a failing server and an expired session are waited out; a rule of the product is told', () => {
  const waited = ['NETWORK', 'UNEXPECTED', 'STORE_AWAY', 'SESSION_EXPIRED'] as const
  const reported = ['CHAT_TOO_MANY', 'CHAT_PICTURE', 'FORBIDDEN'] as const
  expect([waited.map(isOnTheWay), reported.map(isOnTheWay)]).toEqual([waited.map(() => true), reported.map(() => false)])
})
