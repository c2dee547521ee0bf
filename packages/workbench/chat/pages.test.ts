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
const seqs = (chatLog: { messages: readonly ChatMessage[] } | null) => chatLog?.messages.map(({ seq }) => seq)

test('a new end joins what is held when the two meet, and takes its place when messages lie between', () => {
  const chatLog = withEnd(null, page(1, 3))
  expect(seqs(withEnd(chatLog, page(3, 5)))).toEqual([1, 2, 3, 4, 5])
  expect(seqs(withEnd(chatLog, page(4, 5)))).toEqual([1, 2, 3, 4, 5])
  expect(withEnd(chatLog, page(6, 8, true))).toEqual(page(6, 8, true))
  expect(withEnd(null, { messages: [], more: false, readByOther: 0 }).messages).toEqual([])
})

test('earlier messages come in front, and a confirmed one at the end unless others lie between', () => {
  const chatLog = withEnd(null, page(4, 6, true))
  expect([seqs(withEarlier(chatLog, page(1, 3))), withEarlier(chatLog, page(1, 3)).more]).toEqual([[1, 2, 3, 4, 5, 6], false])
  expect(seqs(withSent(chatLog, message(7)))).toEqual([4, 5, 6, 7])
  expect(seqs(withSent(chatLog, message(9)))).toEqual([4, 5, 6])
})
