import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { base } from '@sella/contract/call'
import { type CallName, calls } from '@sella/contract/calls/index'
import { expect, test } from 'vitest'
import { password, type Reply, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { usualAdmission } from './admitting'
import { takesTurns } from './takes-turns'

/** One call at a time, of which ten of an account may wait. */
const narrow = { ...usualAdmission, places: 1, waiting: { each: 10, all: 20 }, longestWait: 20_000, longestStay: 20_000 }

/** Takes the only place: a call whose body does not come. */
const placeTaken = async ({ address, token }: Visitor): Promise<ClientRequest> => {
  const headers = { authorization: token, 'content-type': 'application/json', 'content-length': '2', expect: '100-continue' }
  const taking = request(`${address}${base}${calls.patientGet.path}`, { method: 'POST', headers })
  taking.on('error', () => undefined).flushHeaders()
  // The server says so when the head of the call has come.
  await once(taking, 'continue')
  return taking
}

onEachEngine(
  'more calls than can be answered',
  bench => {
    test('are refused in words, with when to ask again; those of others wait, a sign-in and the health do not', async () => {
      const [many, other, slow] = [await bench().doctor('many'), await bench().doctor('other'), await bench().doctor('slow')]
      // Known from here on.
      for (const doctor of [many, other, slow]) await doctor.call('patientGet', {})
      const taking = await placeTaken(slow)
      const refused: Reply[] = []
      const asked = Array.from({ length: 30 }, async () => {
        const reply = await many.ask('patientGet', {})
        if (reply.status !== 200) refused.push(reply)
        return reply.status
      })
      await expect.poll(() => refused.length, { timeout: 20_000 }).toBe(20)
      const waits = other.refusal('patientGet', {})
      const meanwhile = await Promise.all([
        bench().visitor().refusal('login', { loginName: 'other', password }),
        many.refusal('sessionUnlock', { password }),
        fetch(`${bench().server.address}/health`).then(({ status }) => status),
      ])
      expect(meanwhile).toEqual(['DONE', 'DONE', 200])
      const answers = refused.map(({ status, headers, envelope }) => [status, headers.get('retry-after'), envelope.data.reason])
      expect(answers).toEqual(refused.map(() => [503, '3', 'BUSY']))
      taking.destroy()
      expect(await waits).toBe('DONE')
      expect((await Promise.all(asked)).filter(status => status === 200)).toHaveLength(10)
    })

    test('of sessions nobody knows count for the address they come from', async () => {
      const [doctor, slow] = [await bench().doctor('quiet'), await bench().doctor('slower')]
      for (const each of [doctor, slow]) await each.call('patientGet', {})
      const taking = await placeTaken(slow)
      const ends: string[] = []
      const madeUp = (n: number): string => String(n).padStart(43, 'x')
      const asked = Array.from({ length: 30 }, async (_, n) => {
        ends.push(await bench().visitor(madeUp(n)).refusal('patientGet', {}))
      })
      await expect.poll(() => ends.length, { timeout: 20_000 }).toBe(20)
      expect(new Set(ends)).toEqual(new Set(['BUSY']))
      const waits = doctor.refusal('patientGet', {})
      taking.destroy()
      expect(await waits).toBe('DONE')
      await Promise.all(asked)
      expect(ends.filter(end => end === 'SESSION_EXPIRED')).toHaveLength(10)
    })
  },
  { instead: { admission: narrow } },
)

test('whoever signs in, is not signed in, or sends and fetches files takes no turn', () => {
  const free = (Object.keys(calls) as CallName[]).filter(name => !takesTurns(name))
  expect(free).toEqual(
    expect.arrayContaining(['login', 'logout', 'sessionUnlock', 'codeLogin', 'events', 'imageUpload', 'fileGet']),
  )
  expect(
    ['patientGet', 'patientFind', 'timebarGet', 'timebarUpdate', 'inboxList'].filter(name => free.includes(name as CallName)),
  ).toEqual([])
})
