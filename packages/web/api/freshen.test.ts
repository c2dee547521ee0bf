import type { Query } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshener } from './freshener'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const listening = () => {
  const asked: unknown[] = []
  const cleared: boolean[] = []
  const { take, stop } = freshener({
    invalidateQueries: async filters => void asked.push(filters?.queryKey),
    resetQueries: async filters =>
      void cleared.push(
        ...['user', 'patients'].map(key => filters?.predicate?.({ queryKey: [key] } as unknown as Query) ?? true),
      ),
  })
  return { asked, cleared, take, stop }
}
const saved = (caseUuid: string) => ({ type: 'record', uuid: 'r', caseUuid, version: 2 }) as const

test('records of a case that changed elsewhere are asked for once, however many changes come together', () => {
  const { asked, take } = listening()
  for (const caseUuid of ['a', 'a', 'b', 'a']) take(saved(caseUuid))
  expect(asked).toEqual([])
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([['patients'], ['records', 'a'], ['records', 'b']])
  vi.advanceTimersByTime(5000)
  expect(asked).toHaveLength(3)
})

test('the first opening asks for nothing; after a lost stream everything may have changed', () => {
  const { asked, take } = listening()
  take('open')
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([])
  take('open')
  take(saved('a'))
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([['patients'], ['records'], ['waiting'], ['clinic'], ['clinics']])
})

test('messages and jobs are no reason to ask, and nothing is asked after the doctor left', () => {
  const { asked, take, stop } = listening()
  take({ type: 'job', uuid: 'j', recordUuid: 'r', state: 'running', progress: 0.5, step: 'fine' })
  vi.advanceTimersByTime(300)
  take(saved('a'))
  stop()
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([])
})

test('a file from a machine makes the waiting room ask again, and nothing else', () => {
  const { asked, take } = listening()
  take({ type: 'waiting' })
  take({ type: 'waiting' })
  vi.advanceTimersByTime(300)
  expect(asked).toEqual([['waiting']])
})

test('an offer of cases is seen without waiting, and a new role counts at once', () => {
  const { asked, cleared, take } = listening()
  take({ type: 'handOver' })
  vi.advanceTimersByTime(300)
  expect(asked.splice(0)).toEqual([['patients'], ['clinic']])
  take({ type: 'desk', left: false })
  vi.advanceTimersByTime(300)
  expect([asked, cleared]).toEqual([[['clinic'], ['clinics']], []])
})

test('who is a member no longer sees nothing of the clinic, not even for a moment; she stays signed in', () => {
  const { cleared, take } = listening()
  take({ type: 'desk', left: true })
  expect(cleared).toEqual([false, true])
})
