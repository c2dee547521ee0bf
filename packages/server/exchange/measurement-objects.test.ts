import { afterAll, beforeAll, expect, test } from 'vitest'
import { dicomElements } from '../dicom/elements'
import { startBench, type TestBench } from '../testing/bench'
import { exportedDicom } from '../testing/dicom-export'
import { tracedCase, tracedRecord } from '../testing/traced'

let bench: TestBench
beforeAll(async () => {
  bench = await startBench(null)
})
afterAll(() => bench.close())

const clinic = async () => {
  const doctor = await bench.doctor()
  const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '林一' })
  const measured = { analysis: 'ABO', lang: 'en' }
  /** UID of the measurements of the first record. */
  const uid = async () => {
    const objects = await exportedDicom(doctor, { uuid: caseUuid, identity: true, charset: 'ISO_IR 192', measured })
    const [, report] = [...objects].find(([name]) => /^1-.*Measurements/.test(name)) ?? []
    return report && dicomElements(report).get('00080018')?.value.toString()
  }
  return { doctor, caseUuid, recordUuid, uid }
}

// An archive keeps the first object of a UID: what states something else under the same one never arrives there.
test('the measurements of an unchanged case are the same object each time', async () => {
  const { uid } = await clinic()
  const first = await uid()
  expect(first).toMatch(/^2\.25\./)
  expect(await uid()).toBe(first)
})

test('measurements judged by other norms are another object, though no point was moved', async () => {
  const { doctor, recordUuid, uid } = await clinic()
  const first = await uid()
  await doctor.call('timebarAgeGroup', { uuid: recordUuid, ageGroup: 'primary_mixed' })
  expect(await uid()).not.toBe(first)
})

test('measurements whose lengths another film of the case makes doubtful are another object', async () => {
  const { doctor, caseUuid, uid } = await clinic()
  const first = await uid()
  await tracedRecord(doctor, caseUuid, { createday: '2026-02-02T09:30', rulerMm: 16 })
  expect(await uid()).not.toBe(first)
})
