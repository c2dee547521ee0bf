import { base } from '@sella/contract/call'
import { errorText } from '@sella/contract/errors'
import type { Detector } from '@sella/detect/detector'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { whyNoCluster } from '../testing/cluster'
import { type OwnPostgres, ownPostgres } from '../testing/postgres'
import { caseWithRecord, picture, someone } from '../testing/samples'

const why = whyNoCluster()
const soon = { timeout: 20_000 }

/** Does what calls do, many at once, until told to stop; resolves to the reasons of what was refused. */
const busy = (doctor: Visitor) => {
  const reasons = new Set<string>()
  let stopped = false
  const worker = async (n: number): Promise<void> => {
    for (let i = 0; !stopped; i += 1) reasons.add(await doctor.refusal('patientAdd', someone(`病人${n}-${i}`)))
  }
  const all = [1, 2, 3, 4, 5, 6].map(worker)
  return {
    /** Resolves once something of it was done: on a busy machine that takes a while. */
    begun: () => expect.poll(() => [...reasons], soon).toContain('DONE'),
    stop: async () => {
      stopped = true
      await Promise.all(all)
      return reasons
    },
  }
}

const listen = async (bench: TestBench, { token }: Visitor) => {
  const leaving = new AbortController()
  const reply = await fetch(`${bench.server.address}${base}/events`, {
    headers: { authorization: token },
    signal: leaving.signal,
  })
  const state = { text: '', ended: false }
  const read = async (): Promise<void> => {
    for await (const piece of reply.body as unknown as AsyncIterable<Uint8Array>) state.text += Buffer.from(piece).toString()
    state.ended = true
  }
  void read().catch(() => undefined)
  await expect.poll(() => state.text).toContain('retry:')
  return { state, leave: () => leaving.abort() }
}

describe.skipIf(why)(`a PostgreSQL that goes away${why ? ` (skipped, ${why})` : ''}`, () => {
  let cluster: OwnPostgres
  let bench: TestBench
  let goOn = (): void => undefined
  const detector: Detector = {
    detect: async () => {
      await new Promise<void>(resolve => {
        goOn = resolve
      })
      return { model: 'none', checks: { isCeph: true, mirrored: false, inverted: false, rotated: 0 }, landmarks: {} }
    },
  }
  beforeAll(async () => {
    cluster = ownPostgres()
    bench = await startBench(await cluster.database(), { instead: { detector } })
  })
  afterAll(async () => {
    await bench?.close()
    await cluster?.stop()
  })

  test('connections that are ended in the middle of statements cost those statements only', async () => {
    const doctor = await bench.doctor('ended')
    const work = busy(doctor)
    for (let i = 0; i < 8; i += 1) {
      await new Promise(resolve => setTimeout(resolve, 60))
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`
        .execute(bench.server.ports.store.db)
        .catch(() => undefined)
    }
    const reasons = await work.stop()
    for (const reason of reasons) expect(['DONE', 'DATABASE_AWAY']).toContain(reason)
    expect(await doctor.refusal('patientGet', {})).toBe('DONE')
    // The connection that hears notices comes back, too.
    const hearing = sql<{ n: number }>`select count(*) as n from pg_stat_activity
      where query like 'listen %' and datname = current_database()`
    await new Promise(resolve => setTimeout(resolve, 1500))
    const heard = async () => (await hearing.execute(bench.server.ports.store.db)).rows[0]?.n
    await expect.poll(heard, soon).toBe(1)
  })

  test.each(['fast', 'immediate'] as const)(
    'one that is stopped (%s) is told in words, and everything goes on after',
    async mode => {
      const doctor = await bench.doctor(mode)
      const { caseUuid, recordUuid } = await caseWithRecord(doctor)
      await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, await picture())
      const stream = await listen(bench, doctor)
      const { uuid } = await doctor.call('detectionStart', { recordUuid })
      await expect.poll(() => doctor.call('detectionGet', { uuid }), soon).toMatchObject({ state: 'running' })
      const work = busy(doctor)
      await work.begun()
      cluster.halt(mode)
      try {
        for (const lang of ['zh', 'en'] as const) {
          const { status, envelope, headers } = await bench.visitor(doctor.token, { 'x-lang': lang }).ask('patientGet', {})
          expect([status, envelope.data.reason, envelope.message]).toEqual([
            503,
            'DATABASE_AWAY',
            errorText('DATABASE_AWAY', lang),
          ])
          expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
        }
        const sent = { loginName: mode, password: 'correct horse' }
        expect(await bench.visitor().refusal('login', sent)).toBe('DATABASE_AWAY')
        // Found out while nobody is there to write it down.
        goOn()
        await new Promise(resolve => setTimeout(resolve, 1500))
        expect(stream.state.ended).toBe(false)
      } finally {
        cluster.resume()
      }
      expect([...(await work.stop())].sort()).toEqual(['DATABASE_AWAY', 'DONE'])
      await expect.poll(() => doctor.refusal('patientFind', { uuid: caseUuid }), soon).toBe('DONE')
      await expect.poll(() => doctor.call('detectionGet', { uuid }), soon).toMatchObject({ state: 'done' })
      // Who listened may have missed something: it ends, and the next one hears.
      await expect.poll(() => stream.state.ended, soon).toBe(true)
      const again = await listen(bench, doctor)
      await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: 1, type: 2 })
      await expect.poll(() => again.state.text, soon).toContain('"type":"record"')
      again.leave()
    },
  )
})
