import { axisOrigin } from '@sella/ceph/planning/axis-origin'
import { emptyPlan, restingMoves } from '@sella/ceph/planning/plan'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { base } from '@sella/contract/call'
import type { DocumentEvent, FrozenDocument } from '@sella/contract/document'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { expect, test } from 'vitest'
import { dataIn } from '../pdf/frozen-data'
import { tracingsOf } from '../readings/stored-tracing'
import type { TestBench, Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { tracedCase, tracedRecord, tracingText } from '../testing/traced'

const wish = { analysis: 'ABO', dentition: 'permanent', lang: 'zh', today: '2026-11-22' } as const

const planBack = (x: number): string =>
  writePlanDocument({ ...emptyPlanDocument, plan: { ...emptyPlan, moves: { U1: { ...restingMoves.U1, x } } } })

const document = async (
  bench: TestBench,
  doctor: Visitor,
  asked: { recordUuid: string; plans: readonly string[]; zone?: string },
) => {
  const reply = await fetch(`${bench.server.address}${base}/document/make`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'whole', wish: { ...wish, ...asked } }),
  })
  const last = (await reply.text()).split('\n\n').findLast(block => block.startsWith('data: '))
  const event = JSON.parse(last?.slice(6) ?? '{}') as DocumentEvent
  if (!('document' in event)) throw new Error(JSON.stringify(event))
  return event.document
}

const dataOf = async (bench: TestBench, doctor: Visitor, { uuid }: FrozenDocument): Promise<string> => {
  const reply = await fetch(`${bench.server.address}${base}/document/file`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify({ uuid }),
  })
  return dataIn(Buffer.from(await reply.arrayBuffer())) ?? ''
}

onEachEngine('the plans of a report', bench => {
  test('are part of the document: its pages, its data and its identity', { timeout: 120_000 }, async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '示例·方案' })
    const plan = await doctor.call('planAdd', { recordUuid, name: '掩饰', content: planBack(-4.6) })
    const zoned = { recordUuid, plans: [plan.uuid], zone: 'Asia/Shanghai' }
    expect(await dataOf(bench(), doctor, await document(bench(), doctor, zoned))).toContain('"zone":"Asia/Shanghai"')
    expect(await doctor.refusal('reportComprehensive', { ...wish, recordUuid, zone: 'Middle/Earth' })).toBe('INPUT_INVALID')
    const without = await document(bench(), doctor, { recordUuid, plans: [] })
    const first = await document(bench(), doctor, { recordUuid, plans: [plan.uuid] })
    expect(first.sections).toContain('治疗方案 · 掩饰')
    expect(without.sections).not.toContain('治疗方案 · 掩饰')
    expect(first.identity).not.toBe(without.identity)
    expect(await dataOf(bench(), doctor, first)).toContain('"x":-4.6')
    expect((await document(bench(), doctor, { recordUuid, plans: [plan.uuid] })).uuid).toBe(first.uuid)
    await doctor.call('planSave', { uuid: plan.uuid, version: 1, content: planBack(-4.7) })
    const after = await document(bench(), doctor, { recordUuid, plans: [plan.uuid] })
    expect(after.identity).not.toBe(first.identity)
  })

  test('say that a film of their own axis was corrected since, once it was', { timeout: 120_000 }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '示例·轴' })
    const open = await tracedRecord(doctor, caseUuid, {})
    const { db } = bench().server.ports.store
    const tracings = await tracingsOf(db, [recordUuid, open.recordUuid])
    const films = [tracings.get(recordUuid), tracings.get(open.recordUuid)].flatMap(tracing => tracing ?? [])
    const of = { record: open.recordUuid, day: '2026-02-02', reference: 'FH' } as const
    const sure = { error: { x: 1, y: 1 }, unsure: [], beyondStudy: false }
    const ownAxis = axisOrigin(sure, { ...of, films: films as [Tracing, Tracing] })
    const content = writePlanDocument({ ...emptyPlanDocument, ownAxis })
    const { uuid } = await doctor.call('planAdd', { recordUuid, name: '轴', content })
    const printed = async () => dataOf(bench(), doctor, await document(bench(), doctor, { recordUuid, plans: [uuid] }))
    expect(await printed()).toContain('"axisOutdated":false')
    const cephPoints = tracingText({ forward: 3 })
    await doctor.call('timebarUpdate', { uuid: open.recordUuid, caseUuid, version: open.version, cephPoints })
    expect(await printed()).toContain('"axisOutdated":true')
    await doctor.call('timebarDelete', { uuid: open.recordUuid })
    expect(await printed()).toContain('"axisOutdated":false')
  })

  test('are those of the record itself: another’s are refused, and a stranger has none', { timeout: 120_000 }, async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '示例·甲' })
    const { recordUuid: another } = await tracedCase(doctor, { name: '示例·乙' })
    const plan = await doctor.call('planAdd', { recordUuid: another, name: 'B', content: planBack(-1) })
    expect(await doctor.refusal('reportComprehensive', { ...wish, recordUuid, plans: [plan.uuid] })).toBe('NOT_FOUND')
    const stranger = await bench().doctor()
    const { recordUuid: theirs } = await tracedCase(stranger, { name: '示例·丙' })
    expect(await stranger.refusal('reportComprehensive', { ...wish, recordUuid: theirs, plans: [plan.uuid] })).toBe('NOT_FOUND')
  })
})
