import { rm } from 'node:fs/promises'
import type { Detector } from '@sella/detect/detector'
import { expect, test } from 'vitest'
import { startBench, type TestBench } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture, someone } from '../testing/samples'

const get = (bench: TestBench, path: string, headers: Record<string, string> = {}) =>
  fetch(bench.server.address + path, { headers })
const token = 'a token that is long enough'

/** Works until it is told to stop. */
const endless: Detector['detect'] = async (_, { signal } = {}) => {
  for (;;) {
    signal?.throwIfAborted()
    await new Promise(resolve => setTimeout(resolve, 10))
  }
}

/** The value of one line of the metrics. */
const figureIn = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find(each => each.startsWith(`${line} `))
      ?.slice(line.length + 1),
  )

onEachEngine(
  'what a server says of itself',
  bench => {
    test('anybody may ask whether it lives and whether calls should be sent to it, and learns no more', async () => {
      expect(await (await get(bench(), '/health')).json()).toEqual({ status: 'ok' })
      const reply = await get(bench(), '/ready')
      expect([reply.status, await reply.json()]).toEqual([200, { status: 'ready', missing: [] }])
    })

    test('its metrics are for this machine, or for who has the token', async () => {
      expect((await get(bench(), '/metrics')).status).toBe(200)
      const far = { 'x-forwarded-for': '203.0.113.9' }
      expect((await get(bench(), '/metrics', far)).status).toBe(403)
      expect((await get(bench(), '/metrics', { ...far, authorization: 'Bearer wrong' })).status).toBe(403)
      expect((await get(bench(), '/metrics', { ...far, authorization: `Bearer ${token}` })).status).toBe(200)
    })

    test('calls are counted by name and status, timed, and what waits is told', async () => {
      const doctor = await bench().doctor('counted')
      const before = await (await get(bench(), '/metrics')).text()
      await doctor.call('patientAdd', someone('x'))
      await doctor.refusal('patientAdd', { nothing: 1 })
      const { recordUuid } = await caseWithRecord(doctor)
      await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, await picture())
      await doctor.call('detectionStart', { recordUuid })
      const running = 'sella_jobs{kind="detection",state="running"}'
      await expect.poll(async () => figureIn(await (await get(bench(), '/metrics')).text(), running)).toBe(1)
      const text = await (await get(bench(), '/metrics')).text()
      const grown = (line: string): number => figureIn(text, line) - (figureIn(before, line) || 0)
      expect(grown('sella_calls_total{call="patientAdd",code="200"}')).toBe(2)
      expect(grown('sella_calls_total{call="patientAdd",code="400"}')).toBe(1)
      expect(grown('sella_call_seconds_count{call="patientAdd"}')).toBe(3)
      expect(grown('sella_call_seconds_bucket{call="patientAdd",le="+Inf"}')).toBe(3)
      // Nothing waits behind the one that runs.
      expect(figureIn(text, 'sella_jobs_oldest_seconds')).toBe(0)
      expect(figureIn(text, 'sella_originals_broken')).toBe(0)
      const { db } = bench().server.ports.store
      const lost = { path: 'original/aa/lost.png', kind: 'missing', seen_at: '2026-01-01T00:00:00.000Z' } as const
      await db.insertInto('broken_original').values(lost).execute()
      expect(figureIn(await (await get(bench(), '/metrics')).text(), 'sella_originals_broken')).toBe(1)
      expect(figureIn(text, 'sella_database_up')).toBe(1)
      expect(figureIn(text, 'sella_database_seconds')).toBeLessThan(60)
      expect(figureIn(text, 'sella_disk_free_bytes')).toBeGreaterThan(0)
      // Every line is a comment or a sample.
      for (const line of text.split('\n')) expect(line).toMatch(/^($|# (HELP|TYPE) |[a-z_0-9]+(\{[^}]*\})? -?[0-9.e+-]+$)/)
    })
  },
  {
    config: { metricsToken: token },
    instead: {
      detector: {
        detect: endless,
      } satisfies Detector,
    },
  },
)

test('a server that is to end says so, answers the calls in hand and takes its jobs back to the queue', async () => {
  let working = false
  const detector: Detector = {
    detect: async (film, options) => {
      working = true
      return endless(film, options)
    },
  }
  const config = { drain: { notice: 1, limit: 10 } }
  const bench = await startBench(null, { instead: { detector }, config })
  const doctor = await bench.doctor('drains')
  const { recordUuid } = await caseWithRecord(doctor)
  await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, await picture())
  const { uuid } = await doctor.call('detectionStart', { recordUuid })
  await expect.poll(() => working).toBe(true)
  const ended = bench.server.drain()
  expect(await (await get(bench, '/ready')).json()).toEqual({ status: 'not ready', missing: ['draining'] })
  // Still served while the proxy notices; one that is under way when the door closes is answered, too.
  expect(await doctor.refusal('patientGet', {})).toBe('DONE')
  await new Promise(resolve => setTimeout(resolve, 900))
  const late = doctor.refusal('passwordUpdate', { oldPassword: 'wrong horse', newPassword: 'another horse' })
  expect(await late).toBe('PASSWORD_WRONG')
  await ended
  await expect(get(bench, '/health')).rejects.toThrow()
  const again = await startBench(null, {
    config: { dataFolder: bench.folder },
    instead: {
      detector: {
        detect: async () => ({
          model: 'none',
          checks: { isCeph: true, mirrored: false, inverted: false, rotated: 0 },
          landmarks: {},
        }),
      },
    },
  })
  // Far sooner than a lease runs out.
  const state = async () => (await again.visitor(doctor.token).call('detectionGet', { uuid })).state
  await expect.poll(state, { timeout: 8000 }).toBe('done')
  await again.close()
  await rm(bench.folder, { recursive: true, force: true })
})
