import { randomUUID } from 'node:crypto'
import { base } from '@sella/contract/call'
import { expect, test } from 'vitest'
import type { TestBench, Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { setStaff } from './staff'

/** The conversations a visitor hears of, as they come. */
const listen = async (bench: TestBench, { token }: Visitor) => {
  const leaving = new AbortController()
  const reply = await fetch(`${bench.server.address}${base}/events`, {
    headers: { authorization: token },
    signal: leaving.signal,
  })
  const state = { text: '' }
  const read = async (): Promise<void> => {
    for await (const piece of reply.body as unknown as AsyncIterable<Uint8Array>) state.text += Buffer.from(piece).toString()
  }
  void read().catch(() => undefined)
  await expect.poll(() => state.text).toContain('retry:')
  const heard = () => [...state.text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data))
  return { heard, leave: () => leaving.abort() }
}

const soon = { timeout: 10_000 }

onEachEngine('conversations as they happen', bench => {
  test('both sides hear of each message and of what was read, another doctor of nothing; what was said is not in it', async () => {
    const [doctor, other, staff] = [await bench().doctor('talks'), await bench().doctor('deaf'), await bench().doctor('staff')]
    await setStaff(bench().server.ports.store.db, 'staff', { staff: true, now: Date.now() })
    const streams = [await listen(bench(), doctor), await listen(bench(), staff), await listen(bench(), other)] as const
    const [own, inbox, none] = streams
    await doctor.call('chatSend', { uuid: randomUUID(), text: '只有两方能看' })
    await expect.poll(() => inbox.heard().length, soon).toBe(1)
    const [{ uuid }] = inbox.heard()
    await staff.call('inboxRead', { uuid, seq: 1 })
    await staff.call('inboxSend', { conversation: uuid, uuid: randomUUID(), text: '收到' })
    await doctor.call('chatRead', { seq: 2 })
    await staff.call('inboxClose', { uuid, closed: true })
    const events = [1, 1, 2, 2, 2].map(seq => ({ type: 'chat', uuid, seq }))
    await expect.poll(() => [own.heard(), inbox.heard()], soon).toEqual([events, events])
    expect(none.heard()).toEqual([])
    for (const { leave } of streams) leave()
  })

  test('a message that is there already, and reading what was read, are not told again', async () => {
    const doctor = await bench().doctor('repeats')
    const stream = await listen(bench(), doctor)
    const message = { uuid: randomUUID(), text: 'x' }
    await doctor.call('chatSend', message)
    await doctor.call('chatSend', message)
    await doctor.call('chatRead', { seq: 1 })
    await doctor.call('chatSend', { uuid: randomUUID(), text: 'y' })
    await expect.poll(() => stream.heard().map(({ seq }) => seq), soon).toEqual([1, 2])
    stream.leave()
  })
})
