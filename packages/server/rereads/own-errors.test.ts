import { judge } from '@sella/ceph/analysis/judge'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import { even, normal } from '@sella/ceph/geometry/random'
import { readersWith } from '@sella/ceph/reliability/own-errors'
import { base } from '@sella/contract/call'
import { calls } from '@sella/contract/calls/index'
import { ownErrorsSetting, readersIn } from '@sella/contract/documents/own-errors'
import { fromStored, LATERAL_CEPH, storedFilm, toStored } from '@sella/contract/documents/tracing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { instant } from '../db/now'
import { stampFor } from '../readings/stamp'
import { gatherReport } from '../report/gather'
import type { TestBench, Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { meanwhile } from '../testing/meanwhile'
import { tracedCase, tracingText } from '../testing/traced'
import { settleOwnErrors } from './own-errors'
import { insertReread } from './store'

const tracingIn = (text: string) => {
  const read = fromStored(text, storedFilm(LATERAL_CEPH, null))
  if (!read.ok) throw new Error('the template cannot be read')
  return read.value
}

/** The template's face as a hand that scatters by some 0.5 mm sets it. */
const readAgain = (seed: number): string => {
  const next = even(seed)
  const { points, ...rest } = tracingIn(tracingText())
  const shaken = Object.entries(points).map(([name, p]) => [name, { ...p, x: p.x + 5 * normal(next), y: p.y + 3 * normal(next) }])
  const stored = toStored({ ...rest, points: Object.fromEntries(shaken) })
  if (!stored.ok) throw new Error('the template cannot be stored')
  return stored.value
}

const films = 10

/** So many films read twice by the doctor herself; the uuids of the readings. */
const calibrated = async (doctor: Visitor, reader: 'self' | 'other' = 'self', count = films) => {
  const uuids: string[] = []
  for (let i = 0; i < count; i++) {
    const { recordUuid } = await tracedCase(doctor, { name: `片${i}` })
    const by = { reader, name: reader === 'other' ? '乙' : '' }
    uuids.push((await doctor.call('rereadAdd', { recordUuid, ...by, cephPoints: readAgain(i) })).uuid)
  }
  return uuids
}

const settingOf = async (doctor: Visitor) => (await doctor.call('settingGet', { name: ownErrorsSetting.name })).content

const analysis = builtInAnalyses.find(({ name }) => name === 'ABO')
if (!analysis) throw new Error('the analysis is built in')

/** The errors of ABO as the engine gives them by these readers. */
const errorsBy = (readers: typeof readerErrors | ReturnType<typeof readersIn>) => {
  const record = { createday: '2026-01-02T09:30', ageGroup: null }
  const asked = { tracing: tracingIn(tracingText()), patient: { birthday: '2012-03-04', sex: null }, record, analysis }
  return judge({ ...asked, overrides: {}, customItems: {}, readers }, { assumeScale: false }).rows.map(({ reading }) =>
    reading.status === 'read' ? reading.error : null,
  )
}

const tableOf = async (bench: TestBench, doctor: Visitor, caseUuid: string) => {
  const reply = await fetch(`${bench.server.address}${base}${calls.caseMeasurements.path}`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify({ caseUuid, analysis: 'ABO', format: 'json', lang: 'en' }),
  })
  const [record] = JSON.parse(await reply.text()).cases[0].records
  return { errors: record.rows.map(({ error }: { error: number | null }) => error), errorsBy: record.errorsBy as string }
}

onEachEngine('a doctor’s own errors', bench => {
  test('take the place of the default wherever a point of hers counts, and give way when a reading goes or she says so', {
    timeout: 120_000,
  }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '判' })
    const readings = await calibrated(doctor)
    const readers = readersIn(await settingOf(doctor))
    expect(readers.A).toMatchObject({ source: 'own', films })
    expect(errorsBy(readers)).not.toEqual(errorsBy(readerErrors))

    const { store, files } = bench().server.ports
    const wish = calls.reportAnalysis.input.parse({
      recordUuid,
      analysis: 'ABO',
      dentition: null,
      lang: 'en',
      assumeScale: false,
      estimatedOutlines: true,
      today: '2026-01-02',
    })
    const { userId: uuid } = await doctor.call('cUserInfo', {})
    const print = async () => gatherReport({ db: store.db, files }, wish, { doctor: uuid, person: uuid })
    const own = await print()
    const read = ({ input }: Awaited<ReturnType<typeof print>>) =>
      input.evaluation.rows.map(({ reading }) => (reading.status === 'read' ? reading.error : null))
    expect(read(own)).toEqual(errorsBy(readers))
    expect(own.input.readers).toEqual(readers)
    expect((await tableOf(bench(), doctor, caseUuid)).errors).toEqual(errorsBy(readers))
    expect((await tableOf(bench(), doctor, caseUuid)).errorsBy).toContain(`own measured error (${films} films read twice`)
    expect((await doctor.call('recordGlance', { recordUuid, analysis: 'ABO' }))?.errorsBy?.en).toContain('own measured error')

    await doctor.call('settingSave', { name: ownErrorsSetting.name, content: JSON.stringify({ use: false, errors: {} }) })
    expect(read(await print())).toEqual(errorsBy(readerErrors))
    expect((await print()).input.snapshot).not.toBe(own.input.snapshot)

    // Measured anew by the next reading, and still not used.
    await doctor.call('rereadDelete', { uuid: readings[0] ?? '' })
    expect(ownErrorsSetting.read(await settingOf(doctor))).toEqual({ use: false, errors: {} })
  })

  test('go by the latest of several further readings of a film', { timeout: 120_000 }, async () => {
    const doctor = await bench().doctor()
    await calibrated(doctor)
    const measured = async () => ownErrorsSetting.read(await settingOf(doctor)).errors
    const before = await measured()
    const { recordUuid } = await tracedCase(doctor, { name: '片' })
    const readings = { recordUuid, reader: 'self', name: '' } as const
    await doctor.call('rereadAdd', { ...readings, cephPoints: readAgain(50) })
    const [first, last] = [await measured(), await doctor.call('rereadAdd', { ...readings, cephPoints: readAgain(51) })]
    expect([first, await measured()].map(errors => errors.A)).not.toContainEqual(before.A)
    expect((await measured()).A).not.toEqual(first.A)
    await doctor.call('rereadDelete', { uuid: last.uuid })
    expect(await measured()).toEqual(first)
  })

  test('count both of two readings that are kept at the same moment', { timeout: 120_000 }, async () => {
    const doctor = await bench().doctor()
    await calibrated(doctor, 'self', films - 2)
    const { userId: uuid } = await doctor.call('cUserInfo', {})
    const { db, engine } = bench().server.ports.store
    const [first, second] = [await tracedCase(doctor, { name: '片甲' }), await tracedCase(doctor, { name: '片乙' })]
    const read = (i: number) => ({ reader: 'self', name: '', cephPoints: readAgain(i) }) as const
    const by = { doctor: uuid, person: uuid, at: instant(Date.now()), action: 'rereadAdd' } as const
    const waiting = async () =>
      (await sql<{ n: number }>`select count(*) as n from pg_stat_activity where wait_event_type = 'Lock'`.execute(db)).rows[0]?.n
    let other: Promise<unknown> | null = null
    await db.transaction().execute(async tx => {
      await insertReread({ db: tx, engine }, { recordUuid: first.recordUuid, ...read(20) }, by)
      other = doctor.call('rereadAdd', { recordUuid: second.recordUuid, ...read(21) })
      // SQLite has one connection: the other waits for it as a whole.
      if (engine.name === 'postgres') await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
    })
    await other
    expect(ownErrorsSetting.read(await settingOf(doctor)).errors.A).toMatchObject({ films })
  })

  test('do not take back her choice that is saved while they are measured', { timeout: 120_000 }, async () => {
    const doctor = await bench().doctor()
    await calibrated(doctor)
    const { userId: uuid } = await doctor.call('cUserInfo', {})
    const { errors } = ownErrorsSetting.read(await settingOf(doctor))
    const choose = () =>
      doctor.call('settingSave', { name: ownErrorsSetting.name, content: JSON.stringify({ use: false, errors }) })
    const { db, engine } = bench().server.ports.store
    // SQLite has one connection: nobody saves anything meanwhile.
    if (engine.name === 'sqlite') await choose()
    await db.transaction().execute(async tx => {
      const within = { db: engine.name === 'sqlite' ? tx : meanwhile(tx, 'setting', choose), engine }
      await settleOwnErrors(within, { doctor: uuid, person: uuid, at: instant(Date.now()) })
    })
    expect(ownErrorsSetting.read(await settingOf(doctor))).toEqual({ use: false, errors })
  })

  test('are hers alone: no stranger is judged by them, nor she by another reader’s', { timeout: 120_000 }, async () => {
    const [doctor, stranger] = [await bench().doctor(), await bench().doctor()]
    await calibrated(doctor)
    await calibrated(stranger, 'other')
    const { caseUuid } = await tracedCase(stranger, { name: '他' })
    expect(readersIn(await settingOf(stranger))).toEqual(readerErrors)
    expect((await tableOf(bench(), stranger, caseUuid)).errors).toEqual(errorsBy(readerErrors))
    expect((await tableOf(bench(), stranger, caseUuid)).errorsBy).toContain('the default reader’s error')
  })

  test('are not measured at the desk of a clinic, where several hands place points', { timeout: 120_000 }, async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '甲的诊所', withCases: false })
    await calibrated(owner)
    expect(await settingOf(owner)).toBeNull()
    const { caseUuid } = await tracedCase(owner, { name: '判' })
    expect((await tableOf(bench(), owner, caseUuid)).errors).toEqual(errorsBy(readerErrors))
  })
})

test('of vertebrae make the kept readings out of date, those of other points do not', () => {
  const own = { forwardMm: 0.3, downMm: 0.3, correlation: 0, films: 12 }
  expect(stampFor({}, readersWith({ C3_IA: own }))).not.toBe(stampFor({}))
  expect(stampFor({}, readersWith({ C3_IA: own }))).not.toBe(stampFor({}, readersWith({ C3_IA: { ...own, downMm: 0.4 } })))
  expect(stampFor({}, readersWith({ A: own }))).toBe(stampFor({}))
})
