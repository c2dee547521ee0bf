import { afterEach, expect, test } from 'vitest'
import { readerOf } from '../readings/reader'
import { readNext } from '../readings/write'
import { startBench, type TestBench } from '../testing/bench'
import { caseWithRecord, picture } from '../testing/samples'
import { statementsOf } from '../testing/statements'
import { tracingText } from '../testing/traced'

// Of what a call takes of the processor most goes by the number of its statements, so that one more is to be meant.

let bench: TestBench
afterEach(() => bench.close())

/** A case whose film is traced and measured; nothing goes on behind the calls. */
const traced = async () => {
  bench = await startBench(null)
  const doctor = await bench.doctor()
  const own = await caseWithRecord(doctor)
  await doctor.call('imageUpload', { recordUuid: own.recordUuid, type: 'Lateral_Ceph', name: 'f' }, await picture())
  const save = { uuid: own.recordUuid, caseUuid: own.caseUuid, version: 1, cephPoints: tracingText() }
  await doctor.call('timebarUpdate', save)
  const { db } = bench.server.ports.store
  await expect.poll(async () => (await db.selectFrom('record_index').select('stamp').executeTakeFirst())?.stamp).not.toBe('')
  return { ...own, doctor, save: { ...save, version: 2 } }
}

test('the calls made most take no more statements than they need', async () => {
  const { doctor, caseUuid } = await traced()
  const list = await statementsOf(() => doctor.call('patientGet', {}))
  const records = await statementsOf(() => doctor.call('timebarGet', { caseUuid }))
  const patient = await statementsOf(() => doctor.call('patientFind', { uuid: caseUuid }))
  expect([list, records, patient].map(all => all.length)).toEqual([6, 4, 2])
})

test('so do the saving of a tracing and the measuring some seconds after it', async () => {
  const { doctor, save } = await traced()
  const { db } = bench.server.ports.store
  const { doctor_id: owner } = await db.selectFrom('record_index').select('doctor_id').executeTakeFirstOrThrow()
  const reader = await readerOf(db, owner)
  const saving = await statementsOf(() => doctor.call('timebarUpdate', save))
  const measuring = await statementsOf(() => readNext(db, reader))
  expect([saving, measuring].map(all => all.length)).toEqual([8, 10])
})
