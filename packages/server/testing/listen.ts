import { base } from '@sella/contract/call'
import { type ServerEvent, serverEvent } from '@sella/contract/events'
import { expect } from 'vitest'
import type { TestBench, Visitor } from './bench'

/** Reads a doctor's stream until it ends. */
export const listen = async (bench: TestBench, { token }: Visitor) => {
  const leaving = new AbortController()
  const reply = await fetch(`${bench.server.address}${base}/events`, {
    headers: { authorization: token },
    signal: leaving.signal,
  })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const heard: ServerEvent[] = []
  const state = { text: '', ended: false }
  const read = async (): Promise<void> => {
    for await (const piece of reply.body as unknown as AsyncIterable<Uint8Array>) {
      state.text += Buffer.from(piece).toString()
      heard.splice(0)
      for (const [, data = ''] of state.text.matchAll(/^data: (.*)$/gm)) heard.push(serverEvent.parse(JSON.parse(data)))
    }
    state.ended = true
  }
  void read().catch(() => undefined)
  await expect.poll(() => state.text).toContain('retry:')
  return { heard, state, leave: () => leaving.abort() }
}
