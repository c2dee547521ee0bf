import { base } from '@sella/contract/call'
import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { Detector } from '@sella/detect/detector'
import { expect, test } from 'vitest'
import { password, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { listen } from '../testing/listen'
import { caseWithRecord, picture, someone } from '../testing/samples'
import { localNotices } from './notices'
import { eventStream } from './stream'

const soon = { timeout: 10_000 }
const detector: Detector = {
  detect: async (_, { progress } = {}) => {
    progress?.(0.5, 'fine')
    return { model: 'none', checks: { isCeph: true, mirrored: false, inverted: false, rotated: 0 }, landmarks: {} }
  },
}

onEachEngine(
  'events',
  bench => {
    /** A new case with a record. NOTIFY may still be under way when a call is answered: no stream opened after this hears of them. */
    const heardCase = async (doctor: Visitor) => {
      const early = await listen(bench(), doctor)
      const made = await caseWithRecord(doctor)
      await expect.poll(() => early.heard.length, soon).toBe(2)
      early.leave()
      return made
    }

    test('a doctor hears of her records and jobs in all her windows, another doctor of none of it', async () => {
      const [first, second] = [await bench().doctor('hears'), await bench().doctor('hears-nothing')]
      const { caseUuid, recordUuid: uuid } = await heardCase(first)
      const [streamA, streamB, other] = [
        await listen(bench(), first),
        await listen(bench(), first),
        await listen(bench(), second),
      ]
      await first.call('timebarUpdate', { uuid, caseUuid, version: 1, type: 2 })
      await first.call('imageUpload', { recordUuid: uuid, type: 'Lateral_Ceph', name: 'f' }, await picture())
      const job = await first.call('detectionStart', { recordUuid: uuid })
      await expect.poll(() => streamA.heard.at(-1), soon).toMatchObject({ type: 'job', state: 'done', progress: 1 })
      await expect.poll(() => streamB.heard.length, soon).toBe(streamA.heard.length)
      expect(streamA.heard.filter(({ type }) => type === 'record')).toEqual([
        { type: 'record', uuid, caseUuid, version: 2 },
        { type: 'record', uuid, caseUuid, version: 2 },
        // What the detection noticed about the film is kept with it.
        { type: 'record', uuid, caseUuid, version: 2 },
      ])
      const jobs = streamA.heard.filter(event => event.type === 'job')
      expect(new Set(jobs.map(event => `${event.uuid} ${event.recordUuid}`))).toEqual(new Set([`${job.uuid} ${uuid}`]))
      expect(jobs).toContainEqual({
        type: 'job',
        uuid: job.uuid,
        recordUuid: uuid,
        state: 'running',
        progress: 0.5,
        step: 'fine',
      })
      const own = await caseWithRecord(second)
      await expect.poll(() => other.heard.length, soon).toBe(2)
      expect(other.heard).toMatchObject([
        { type: 'patient', uuid: own.caseUuid },
        { type: 'record', uuid: own.recordUuid },
      ])
      for (const { leave } of [streamA, streamB, other]) leave()
    })

    test('what happened to a record’s plans, a case’s superimpositions and a tracing’s approval is told to her other windows', async () => {
      const [doctor, other] = [await bench().doctor(), await bench().doctor()]
      const { caseUuid, recordUuid } = await heardCase(doctor)
      const [stream, strange] = [await listen(bench(), doctor), await listen(bench(), other)]
      const content = writePlanDocument(emptyPlanDocument)
      const { uuid, version } = await doctor.call('planAdd', { recordUuid, name: 'A', content })
      await doctor.call('planSave', { uuid, version, content })
      await doctor.call('planRename', { uuid, name: 'B' })
      await doctor.call('planArchive', { uuid, archived: true })
      await doctor.call('planDelete', { uuid })
      await doctor.call('overconfigUpdate', { caseUuid, content: '[]' })
      await doctor.call('tracingApprove', { uuid: recordUuid, version: 1 })
      await expect.poll(() => stream.heard.length, soon).toBe(7)
      const plans = { type: 'plans', recordUuid }
      const record = { type: 'record', uuid: recordUuid, caseUuid, version: 1 }
      expect(stream.heard).toEqual([...Array(5).fill(plans), { type: 'overlaps', caseUuid }, record])
      expect(strange.heard).toEqual([])
      for (const { leave } of [stream, strange]) leave()
    })

    test('a new case, who it is, whether it is in the bin and that it is gone is told to her other windows, not to another doctor', async () => {
      const [doctor, other] = [await bench().doctor(), await bench().doctor()]
      const [stream, strange] = [await listen(bench(), doctor), await listen(bench(), other)]
      const { uuid } = await doctor.call('patientAdd', someone('改生日'))
      await doctor.call('patientUpdate', { uuid, ...someone('改生日'), birthday: '2013-09-20' })
      await doctor.call('patientDelete', { uuid })
      await doctor.call('patientRestore', { uuid })
      await doctor.call('patientDelete', { uuid })
      await doctor.call('patientErase', { uuid, password })
      await expect.poll(() => stream.heard.length, soon).toBe(6)
      expect(stream.heard).toEqual(Array.from({ length: 6 }, () => ({ type: 'patient', uuid })))
      await doctor.call('binEmpty', { password })
      await expect.poll(() => stream.heard.at(-1), soon).toEqual({ type: 'cases' })
      expect(strange.heard).toEqual([])
      for (const { leave } of [stream, strange]) leave()
    })

    test('a case’s tags and next visit, which lists show, are told to her other windows', async () => {
      const [doctor, other] = [await bench().doctor(), await bench().doctor()]
      const { caseUuid } = await heardCase(doctor)
      const [stream, strange] = [await listen(bench(), doctor), await listen(bench(), other)]
      const from = (await doctor.call('caseFileGet', { caseUuid })).file
      await doctor.call('caseFileSave', { caseUuid, from, file: { ...from, nextVisit: '2027-01-11' } })
      await expect.poll(() => stream.heard, soon).toEqual([{ type: 'patient', uuid: caseUuid }])
      expect(strange.heard).toEqual([])
      for (const { leave } of [stream, strange]) leave()
    })

    test('own norms and analyses are told to her other windows, how a window shows its film is not', async () => {
      const [doctor, other] = [await bench().doctor(), await bench().doctor()]
      const [stream, strange] = [await listen(bench(), doctor), await listen(bench(), other)]
      await doctor.call('settingSave', { name: digitizationSetting.name, content: '{}' })
      await doctor.call('settingSave', { name: ownItemsSetting.name, content: '{}' })
      const { uuid, content } = await doctor.call('analysisAdd', { name: 'mine', content: JSON.stringify(['SNA']) })
      await doctor.call('analysisUpdate', { uuid, name: 'my own', content })
      await doctor.call('analysisDelete', { uuid })
      await expect.poll(() => stream.heard.length, soon).toBe(4)
      const changed = { type: 'analyses' }
      expect(stream.heard).toEqual([{ type: 'setting', name: ownItemsSetting.name }, changed, changed, changed])
      expect(strange.heard).toEqual([])
      for (const { leave } of [stream, strange]) leave()
    })

    test('each change of a record is told: added, moved images, deleted, restored', async () => {
      const doctor = await bench().doctor()
      const stream = await listen(bench(), doctor)
      const { caseUuid, recordUuid } = await caseWithRecord(doctor)
      const { uuid: next } = await doctor.call('timebarAdd', { caseUuid, createday: '2026-02-02T09:30', type: 2 })
      const image = await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'f' }, await picture())
      await doctor.call('imageMove', { uuid: image.uuid, recordUuid: next, type: 'Smile_Photo' })
      await doctor.call('imageDelete', { uuid: image.uuid })
      await doctor.call('imageRestore', { uuid: image.uuid })
      await doctor.call('timebarDelete', { uuid: next })
      await doctor.call('timebarRestore', { uuid: next })
      const [a, b] = [recordUuid, next]
      await expect.poll(() => stream.heard.length, soon).toBe(10)
      const uuids = stream.heard.slice(1).map(event => ('uuid' in event ? event.uuid : ''))
      expect([uuids.slice(0, 3), uuids.slice(3, 5).sort(), uuids.slice(5)]).toEqual([[a, b, a], [a, b].sort(), [b, b, b, b]])
      stream.leave()
    })

    test('a refused change is not told', async () => {
      const doctor = await bench().doctor()
      const { caseUuid, recordUuid: uuid } = await heardCase(doctor)
      const stream = await listen(bench(), doctor)
      expect(await doctor.refusal('timebarUpdate', { uuid, caseUuid, version: 9, type: 2 })).toBe('RECORD_CONFLICT')
      await doctor.call('timebarUpdate', { uuid, caseUuid, version: 1, type: 3 })
      await expect.poll(() => stream.heard.length, soon).toBe(1)
      stream.leave()
    })

    test('the stream ends when its session does, here or from afar, and only that one', async () => {
      const here = await bench().doctor('ends')
      const again = async () => bench().visitor((await bench().visitor().call('login', { loginName: 'ends', password })).token)
      const [there, third] = [await again(), await again()]
      const [hereStream, thereStream, thirdStream] = [
        await listen(bench(), here),
        await listen(bench(), there),
        await listen(bench(), third),
      ]
      await there.call('logout', {})
      await expect.poll(() => thereStream.state.ended, soon).toBe(true)
      const [other] = (await here.call('sessionList', {})).filter(({ current }) => !current)
      await here.call('sessionRevoke', { uuid: other?.uuid ?? '' })
      await expect.poll(() => thirdStream.state.ended, soon).toBe(true)
      expect(hereStream.state.ended).toBe(false)
      hereStream.leave()
    })

    test('a doctor cannot hold any number of streams; one she leaves frees its place', async () => {
      const doctor = await bench().doctor()
      const streams = []
      for (let i = 0; i < 30; i += 1) streams.push(await listen(bench(), doctor))
      expect(await doctor.refusal('events', {})).toBe('TOO_MANY_REQUESTS')
      for (const { leave } of streams) leave()
      const status = async () => {
        const leaving = new AbortController()
        const reply = await fetch(`${bench().server.address}${base}/events`, {
          headers: { authorization: doctor.token },
          signal: leaving.signal,
        })
        leaving.abort()
        return reply.status
      }
      await expect.poll(status, soon).toBe(200)
    })
  },
  { instead: { detector } },
)

test('a stream gives signs of life, ends with a session that ran out, and when notices were missed', async () => {
  const notices = localNotices()
  let valid = true
  const open = () => {
    const stream = eventStream(notices, { doctors: ['a'], holds: async () => valid, beat: 10 })
    const state = { text: '', ended: false }
    stream.on('data', piece => {
      state.text += piece
    })
    stream.on('end', () => {
      state.ended = true
    })
    return state
  }
  const [beats, missed] = [open(), open()]
  await expect.poll(() => beats.text).toMatch(/^retry: 3000\n\n(:\n\n){3}/)
  expect(missed.ended).toBe(false)
  valid = false
  await expect.poll(() => beats.ended).toBe(true)
  valid = true
  const late = open()
  notices.tell('missed')
  await expect.poll(() => late.ended).toBe(true)
})

test('a reader that does not read is cut off', () => {
  const notices = localNotices()
  const stream = eventStream(notices, { doctors: ['a'], holds: async () => true })
  const event = { type: 'job', uuid: 'x', recordUuid: 'y', state: 'running', progress: 0, step: 'x'.repeat(1000) } as const
  for (let i = 0; i < 100; i += 1) notices.tell({ doctor: 'a', event })
  expect(stream.destroyed).toBe(true)
})
