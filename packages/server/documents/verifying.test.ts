import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBench, type TestBench } from '../testing/bench'
import { verifying } from './verifying'

let bench: TestBench
beforeAll(async () => {
  bench = await startBench(null)
})
afterAll(() => bench.close())

it('eight files of a doctor may be coming in; a further one is refused in words before it is taken, another doctor’s is not', async () => {
  const { store, files } = bench.server.ports
  const verified = verifying({ db: store.db, files })
  const send = (doctor: string, body = new PassThrough()) => ({ body, verdict: verified({ doctor, body }) })
  const coming = Array.from({ length: 8 }, () => send('first'))
  await expect(send('first').verdict).rejects.toMatchObject({ code: 'BUSY' })
  const other = send('second')
  for (const { body } of [...coming, other]) body.end('%PDF-1.7 nothing of ours')
  for (const { verdict } of [...coming, other]) expect((await verdict).verdict).toBe('foreign')
  const again = send('first')
  again.body.end('x')
  expect((await again.verdict).verdict).toBe('foreign')
})
