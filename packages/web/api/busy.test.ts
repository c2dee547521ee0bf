import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerUnlessBusy } from './busy'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers })
const busy = (): Response => json(503, { code: 503, message: 'busy', data: { reason: 'BUSY' } }, { 'retry-after': '4' })
const away = (): Response => json(503, { code: 503, message: 'away', data: { reason: 'DATABASE_AWAY' } })
const done = (): Response => json(200, { code: 200, message: '', data: {} })

it('makes a call again of which a busy server took nothing, when it says', async () => {
  const send = vi.fn().mockResolvedValueOnce(busy()).mockResolvedValueOnce(done())
  const answer = answerUnlessBusy(send)
  await vi.advanceTimersByTimeAsync(3999)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(4002)
  expect([(await answer).status, send.mock.calls.length]).toEqual([200, 2])
})

it('says so when the server stays busy', async () => {
  const send = vi.fn(async () => busy())
  const answer = answerUnlessBusy(send)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([(await answer).status, send.mock.calls.length]).toEqual([503, 3])
})

it('does not make a call again that may have been done', async () => {
  const send = vi.fn(async () => away())
  expect([(await answerUnlessBusy(send)).status, send.mock.calls.length]).toEqual([503, 1])
})

it('does not go on when nobody waits for the answer any more', async () => {
  const leaving = new AbortController()
  const send = vi.fn(async () => busy())
  const answer = answerUnlessBusy(send, leaving.signal)
  const ended = expect(answer).rejects.toThrow('left')
  await vi.advanceTimersByTimeAsync(1000)
  leaving.abort(new Error('left'))
  await ended
  await vi.advanceTimersByTimeAsync(20_000)
  expect(send).toHaveBeenCalledTimes(1)
})
