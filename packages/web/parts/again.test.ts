import { expect, it } from 'vitest'
import { againOf, together } from './again'

it('what comes is handed over, what does not is told and nothing is thrown', async () => {
  const taken: string[] = []
  expect(
    await againOf(
      async () => 'part',
      part => void taken.push(part),
    ),
  ).toBe(true)
  expect(
    await againOf(
      () => Promise.reject(new Error('404')),
      part => void taken.push(part),
    ),
  ).toBe(false)
  expect(taken).toEqual(['part'])
})

it('several that wait are tried together', () => {
  const ran: string[] = []
  const waits = (name: string, failed: number, busy = false) => ({ busy, failed, run: () => void ran.push(name) })
  expect(together([])).toBeNull()
  const all = together([waits('a', 1), waits('b', 3, true)])
  all?.run()
  expect([all?.failed, all?.busy, ran]).toEqual([3, true, ['a', 'b']])
})
