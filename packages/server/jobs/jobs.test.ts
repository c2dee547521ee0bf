import type { Detection, DetectOptions, Detector, GreyPicture } from '@sella/detect/detector'
import { expect, test } from 'vitest'
import { Refusal } from '../http/refusal'
import type { TestBench } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'
import { addJob, endJob, leaseJob, noteProgress } from './store'

interface Scene {
  /** Decides how the next film ends. */
  next: (options: DetectOptions, picture: GreyPicture) => Promise<Detection>
}

const checks = { isCeph: true, mirrored: false, inverted: false, rotated: 0 } as const
const detected = async (): Promise<Detection> => ({ model: 'none', checks, landmarks: {} })
const scene: Scene = { next: detected }
const detector: Detector = { detect: (picture, options = {}) => scene.next(options, picture) }

const film = async (bench: TestBench, name: string) => {
  const doctor = await bench.doctor(name)
  const own = await caseWithRecord(doctor)
  await doctor.call(
    'imageUpload',
    { recordUuid: own.recordUuid, type: 'Lateral_Ceph', name: 'f' },
    await picture('png', { width: 64, height: 48 }),
  )
  const ended = async (uuid: string) => {
    for (;;) {
      const job = await doctor.call('detectionGet', { uuid })
      if (!['waiting', 'running'].includes(job.state)) return job
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  return { doctor, ...own, ended, start: () => doctor.call('detectionStart', { recordUuid: own.recordUuid }) }
}

onEachEngine(
  'detection',
  bench => {
    test('hands the film’s grey pixels to the detector and keeps what it found', async () => {
      const { start, ended, doctor, caseUuid } = await film(bench(), 'found')
      let size = ''
      scene.next = async (_, { width, height, pixels }) => {
        size = `${width}x${height}, ${pixels.length}`
        return detected()
      }
      const job = await ended((await start()).uuid)
      expect(job).toMatchObject({ state: 'done', progress: 1, reason: null, result: JSON.stringify(await detected()) })
      expect(size).toBe('64x48, 3072')
      expect((await doctor.call('timebarGet', { caseUuid }))[0]).toMatchObject({ version: 1, cephPoints: null })
    })

    test('tells the detector which porion is wanted, and another choice is another detection', async () => {
      const { doctor, ended, recordUuid } = await film(bench(), 'porion')
      const wanted: unknown[] = []
      scene.next = async ({ porion }) => {
        wanted.push(porion)
        return detected()
      }
      for (const porion of ['machine', 'anatomic', undefined] as const) {
        const job = await doctor.call('detectionStart', { recordUuid, porion })
        expect((await ended(job.uuid)).state).toBe('done')
      }
      expect(wanted).toEqual(['machine', 'anatomic', undefined])
    })

    test('a film that is no cephalogram, a detector that fails and one that refuses end with their code', async () => {
      const { start, ended } = await film(bench(), 'fails')
      scene.next = async () => ({ model: 'none', checks: { ...checks, isCeph: false }, landmarks: {} })
      expect(await ended((await start()).uuid)).toMatchObject({ state: 'failed', reason: 'NOT_A_CEPH', result: null })
      scene.next = () => Promise.reject(new Error('weights are missing'))
      expect(await ended((await start()).uuid)).toMatchObject({ state: 'failed', reason: 'DETECTION_FAILED' })
      scene.next = () => Promise.reject(new Refusal('IMAGE_BROKEN'))
      expect(await ended((await start()).uuid)).toMatchObject({ state: 'failed', reason: 'IMAGE_BROKEN' })
    })

    test('asking twice detects once; progress shows; a cancelled detection stops and leaves no result', async () => {
      const { start, doctor, ended } = await film(bench(), 'cancels')
      let stopped = false
      scene.next = ({ signal, progress }) =>
        new Promise((_, reject) => {
          progress?.(0.4, 'points')
          const timer = setInterval(() => {
            try {
              signal?.throwIfAborted()
            } catch (error) {
              clearInterval(timer)
              stopped = true
              reject(error)
            }
          }, 20)
        })
      const [first, second] = [await start(), await start()]
      expect(second.uuid).toBe(first.uuid)
      await expect
        .poll(() => doctor.call('detectionGet', { uuid: first.uuid }), { timeout: 5000 })
        .toMatchObject({ state: 'running', progress: 0.4, step: 'points' })
      expect((await doctor.call('detectionCancel', { uuid: first.uuid })).state).toBe('cancelled')
      await expect.poll(() => stopped, { timeout: 5000 }).toBe(true)
      scene.next = detected
      expect((await ended((await start()).uuid)).state).toBe('done')
      expect((await doctor.call('detectionCancel', { uuid: first.uuid })).state).toBe('cancelled')
    })

    test('needs a lateral film', async () => {
      const doctor = await bench().doctor('filmless')
      const { recordUuid } = await caseWithRecord(doctor)
      expect(await doctor.refusal('detectionStart', { recordUuid })).toBe('NO_LATERAL_FILM')
    })
  },
  { instead: { detector } },
)

onEachEngine('leases', bench => {
  const add = async (count: number) => {
    const { store } = bench().server.ports
    const doctor = await bench().doctor()
    const { userId } = await doctor.call('cUserInfo', {})
    for (let i = 0; i < count; i += 1)
      await addJob(store, { doctor: userId, kind: 'detection', subject: String(i), input: {}, now: 0 })
    return store.db
  }

  test('each job goes to one of many workers', async () => {
    const db = await add(40)
    const workers = Array.from({ length: 8 }, async (_, i) => {
      const taken: string[] = []
      for (
        let job = await leaseJob(db, { owner: `w${i}`, now: 1000 });
        job;
        job = await leaseJob(db, { owner: `w${i}`, now: 1000 })
      )
        taken.push(job.uuid)
      return taken
    })
    const taken = (await Promise.all(workers)).flat()
    expect(new Set(taken).size).toBe(taken.length)
    await db.deleteFrom('job').execute()
  })

  test('a silent worker loses its job to another, and its late result counts for nothing', async () => {
    const db = await add(1)
    // Far ahead, so that the server's own worker never finds the lease run out.
    const far = 4e12
    const job = await leaseJob(db, { owner: 'first', now: far })
    expect(await leaseJob(db, { owner: 'second', now: far + 1000 })).toBeNull()
    const again = await leaseJob(db, { owner: 'second', now: far + 31_000 })
    expect(again?.uuid).toBe(job?.uuid)
    const uuid = job?.uuid ?? ''
    expect(await noteProgress(db, { uuid, owner: 'first', now: far, progress: 0.5, step: '' })).toBe(false)
    await endJob(db, { uuid, owner: 'first', now: far, end: { state: 'done', result: 'late' } })
    expect((await db.selectFrom('job').selectAll().where('uuid', '=', uuid).executeTakeFirst())?.state).toBe('running')
    await leaseJob(db, { owner: 'third', now: far + 70_000 })
    expect(await leaseJob(db, { owner: 'fourth', now: far + 110_000 })).toBeNull()
    expect((await db.selectFrom('job').selectAll().where('uuid', '=', uuid).executeTakeFirst())?.state).toBe('failed')
  })
})
