import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { Meeting } from '../testing/meeting-thread'
import { threadPool } from './pool'

const entry = fileURLToPath(new URL('../testing/meeting-thread.ts', import.meta.url))
const pool = threadPool<Meeting, { readonly thread: number; readonly met: boolean }>({}, entry, 2)
afterAll(pool.close)

const unwatched = () => ({ signal: new AbortController().signal, report: () => undefined })
const meeting = (expected: number): Meeting => ({ come: new SharedArrayBuffer(4), expected })

test('as many tasks are at work at once as there are threads; one alone takes the thread that is warm', {
  timeout: 60_000,
}, async () => {
  const alone = await pool.run(meeting(1), unwatched())
  const both = meeting(2)
  const [first, second] = await Promise.all([pool.run(both, unwatched()), pool.run(both, unwatched())])
  expect([first?.met, second?.met, first?.thread === second?.thread]).toEqual([true, true, false])
  expect((await pool.run(meeting(1), unwatched())).thread).toBe(alone.thread)
})

test('what is given up ends alone: its neighbour goes on, and its thread takes the next', { timeout: 60_000 }, async () => {
  const giving = new AbortController()
  const shared = meeting(3)
  const [gone, kept] = [pool.run(shared, { ...unwatched(), signal: giving.signal }), pool.run(shared, unwatched())]
  giving.abort()
  await expect(gone).rejects.toThrow()
  const third = await pool.run({ ...shared, expected: 2 }, unwatched())
  expect([third.met, (await kept).met]).toEqual([true, true])
})

test('a thread that is closed at work stops its task at the next step and ends then; no further task is begun', {
  timeout: 60_000,
}, async () => {
  const closed = threadPool<Meeting, unknown>({}, entry, 1)
  const shared = meeting(9)
  const ends = [closed.run(shared, unwatched()), closed.run(shared, unwatched())].map(task =>
    task.then(
      () => 'done',
      (error: Error) => error.message,
    ),
  )
  while (Atomics.load(new Int32Array(shared.come), 0) === 0) await new Promise(resolve => setTimeout(resolve, 5))
  await closed.close()
  for (const end of await Promise.all(ends)) expect(end).toMatch(/abort/i)
  expect(Atomics.load(new Int32Array(shared.come), 0)).toBe(1)
})
