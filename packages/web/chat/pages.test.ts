import type { ChatMessage } from '@sella/contract/chat'
import { expect, test } from 'vitest'
import { withEarlier, withEnd, withSent } from './pages'

const message = (seq: number): ChatMessage => ({
  uuid: String(seq),
  seq,
  from: 'doctor',
  name: '',
  text: String(seq),
  picture: null,
  context: null,
  createdAt: '2026-01-02T03:04:05.000Z',
})
const page = (from: number, to: number, more = false) => ({
  messages: Array.from({ length: to - from + 1 }, (_, i) => message(from + i)),
  more,
  readByOther: to,
})
const seqs = (held: { messages: readonly ChatMessage[] } | null) => held?.messages.map(({ seq }) => seq)

test('a new end joins what is held when the two meet, and takes its place when messages lie between', () => {
  const held = withEnd(null, page(1, 3))
  expect(seqs(withEnd(held, page(3, 5)))).toEqual([1, 2, 3, 4, 5])
  expect(seqs(withEnd(held, page(4, 5)))).toEqual([1, 2, 3, 4, 5])
  expect(withEnd(held, page(6, 8, true))).toEqual(page(6, 8, true))
  expect(withEnd(null, { messages: [], more: false, readByOther: 0 }).messages).toEqual([])
})

test('earlier messages come in front, and a confirmed one at the end unless others lie between', () => {
  const held = withEnd(null, page(4, 6, true))
  expect([seqs(withEarlier(held, page(1, 3))), withEarlier(held, page(1, 3)).more]).toEqual([[1, 2, 3, 4, 5, 6], false])
  expect(seqs(withSent(held, message(7)))).toEqual([4, 5, 6, 7])
  expect(seqs(withSent(held, message(9)))).toEqual([4, 5, 6])
})
