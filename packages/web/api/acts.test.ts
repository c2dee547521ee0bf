import { expect, it, vi } from 'vitest'
import { actsWith } from './acts'

/** The storage of a tab, which survives a reload. */
const tab = () => {
  let stored: Readonly<Record<string, string>> = {}
  return {
    read: () => stored,
    write: (keys: Readonly<Record<string, string>>) => {
      stored = keys
    },
  }
}
const lost = () => Promise.reject(new Error('lost'))
const answered = async () => ({ status: 200 })

it('sends what is asked twice at once only once', async () => {
  const act = actsWith(tab())
  const send = vi.fn(answered)
  const [first, second] = [act('patientAdd', { name: 'A' }, send), act('patientAdd', { name: 'A' }, send)]
  expect(await first).toBe(await second)
  expect(send).toHaveBeenCalledTimes(1)
  await act('patientAdd', { name: 'A' }, send)
  expect(new Set(send.mock.calls.map(String)).size).toBe(2)
})

it.each([
  ['was lost', lost],
  ['told of a failure', async () => ({ status: 503 })],
])('keeps the key of an act whose reply %s, also over a reload, and another key for another input', async (_, ends) => {
  const kept = tab()
  const send = vi.fn(ends as (key: string) => Promise<{ status: number }>)
  const tries = [actsWith(kept), actsWith(kept)]
  for (const act of tries) await act('patientAdd', { name: 'A' }, send).catch(() => undefined)
  await tries[0]?.('patientAdd', { name: 'B' }, send).catch(() => undefined)
  const [first, second, other] = send.mock.calls.map(([key]) => key)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect([second === first, other === first]).toEqual([true, false])
})

it.each([200, 400, 401, 409])('after a reply of %d the same again is another act', async status => {
  const kept = tab()
  const act = actsWith(kept)
  const send = vi.fn(async (_key: string) => ({ status }))
  for (let i = 0; i < 2; i += 1) await act('patientAdd', { name: 'A' }, send)
  expect(send.mock.calls[0]?.[0]).not.toBe(send.mock.calls[1]?.[0])
})

it('a page loaded anew just after the reply takes the same for the same act, later for another', async () => {
  const kept = tab()
  const clock = { ms: 1_000_000 }
  const send = vi.fn(async (_key: string) => ({ status: 200 }))
  const load = () => actsWith(kept, () => clock.ms)
  await load()('patientAdd', { name: 'A' }, send)
  clock.ms += 29_000
  await load()('patientAdd', { name: 'A' }, send)
  clock.ms += 31_000
  await load()('patientAdd', { name: 'A' }, send)
  const [first, second, third] = send.mock.calls.map(([key]) => key)
  expect([second === first, third === first]).toEqual([true, false])
})

it('of what holds a password nothing is written down', async () => {
  const kept = tab()
  const act = actsWith(kept)
  const send = vi.fn((_key: string) => lost())
  for (let i = 0; i < 2; i += 1) await act('passwordUpdate', { oldPassword: 'a', newPassword: 'b' }, send).catch(() => undefined)
  expect(send.mock.calls[0]).toEqual(send.mock.calls[1])
  await act('passwordUpdate', { oldPassword: 'a', newPassword: 'b' }, answered)
  expect(kept.read()).toEqual({})
})

it('the texts of patients are not among the names kept, and no more than fifty are', async () => {
  const kept = tab()
  const act = actsWith(kept)
  for (let i = 0; i < 60; i += 1) await act('patientAdd', { name: `Miller ${i}` }, lost).catch(() => undefined)
  expect(Object.keys(kept.read())).toHaveLength(50)
  expect(JSON.stringify(kept.read())).not.toContain('Miller')
})
