import { calls } from '@sella/contract/calls/index'
import { legendText } from '@sella/drawing/report/legend'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBench, type TestBench } from '../testing/bench'
import { stateScales, tracedCase, tracedRecord } from '../testing/traced'
import { gatherReport } from './gather'

let bench: TestBench
beforeAll(async () => {
  bench = await startBench(null)
})
afterAll(() => bench.close())

test('a page of one record withholds the lengths that its exports and comparisons withhold, and says why', async () => {
  const doctor = await bench.doctor()
  const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·比例' })
  const { userId: person } = await doctor.call('cUserInfo', {})
  const wish = calls.reportAnalysis.input.parse({ recordUuid, analysis: 'Jarabak', lang: 'en', today: '2026-11-21' })
  const { store, files } = bench.server.ports
  const print = async () => (await gatherReport({ db: store.db, files }, wish, { doctor: person, person })).input
  const lengths = async () => (await print()).evaluation.rows.filter(({ unit }) => unit === 'mm')
  const alone = await print()
  expect(legendText(alone)).not.toContain('Beside the other records')

  const later = await tracedRecord(doctor, caseUuid, { rulerMm: 12 })
  const beside = await print()
  expect((await lengths()).length).toBeGreaterThan(5)
  for (const { reading } of await lengths()) expect(reading).toMatchObject({ status: 'missing', why: 'scale-doubted' })
  expect(legendText(beside)).toContain('Beside the other records the scale is doubted')
  expect(beside.snapshot).not.toBe(alone.snapshot)

  await stateScales(doctor, caseUuid, { [recordUuid]: 0.1, [later.recordUuid]: 0.12 })
  for (const { reading } of await lengths()) expect(reading.status).toBe('read')
  expect((await print()).snapshot).toBe(alone.snapshot)
})
