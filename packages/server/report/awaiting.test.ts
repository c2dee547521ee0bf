import { calls } from '@sella/contract/calls/index'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBench, type TestBench } from '../testing/bench'
import { tracedCase } from '../testing/traced'
import { gatherReport } from './gather'

let bench: TestBench
beforeAll(async () => {
  bench = await startBench(null)
})
afterAll(() => bench.close())

test('a page of a resident’s tracing names its doctor alone, and who traced it apart, until it is approved', async () => {
  const owner = await bench.doctor()
  await owner.call('clinicFound', { name: '甲诊所', withCases: false })
  const resident = await bench.doctor()
  const { token } = await owner.call('invitationAdd', { name: 'x', role: 'resident', days: 1 })
  await resident.call('invitationAccept', { token })
  const { caseUuid, recordUuid } = await tracedCase(resident, { name: '示例·待审' })
  const [record] = await owner.call('timebarGet', { caseUuid })
  const { store, files } = bench.server.ports
  const clinic = (await owner.call('clinicGet', {})).uuid
  const { userId: person, userName } = await owner.call('cUserInfo', {})
  const wish = calls.reportAnalysis.input.parse({ recordUuid, analysis: 'Downs', lang: 'en', today: '2026-11-21' })
  const print = async () => (await gatherReport({ db: store.db, files }, wish, { doctor: clinic, person })).input
  expect(await print()).toMatchObject({ doctor: userName, unreviewed: record?.review?.by })
  await owner.call('tracingApprove', { uuid: recordUuid, version: record?.version ?? 0 })
  expect(await print()).not.toHaveProperty('unreviewed')
})
