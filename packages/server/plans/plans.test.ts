import { restingMoves } from '@sella/ceph/planning/plan'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'

const empty = writePlanDocument(emptyPlanDocument)
const back = (x: number) =>
  writePlanDocument({ ...emptyPlanDocument, plan: { ...emptyPlanDocument.plan, moves: { U1: { ...restingMoves.U1, x } } } })

onEachEngine('the treatment plans of a record', bench => {
  test('are added, saved, named, put aside and deleted, and the change log tells it', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const { uuid, version } = await doctor.call('planAdd', { recordUuid, name: ' A ', content: empty })
    await doctor.call('planAdd', { recordUuid, name: 'B', content: back(-2) })
    expect(await doctor.call('planSave', { uuid, version, content: back(-4) })).toMatchObject({ version: 2, content: back(-4) })
    await doctor.call('planRename', { uuid, name: '拔牙' })
    await doctor.call('planArchive', { uuid, archived: true })
    const list = await doctor.call('planList', { recordUuid })
    expect(list.map(each => [each.name, each.archived, each.version])).toEqual([
      ['拔牙', true, 2],
      ['B', false, 1],
    ])
    await doctor.call('planArchive', { uuid, archived: false })
    await doctor.call('planDelete', { uuid })
    expect((await doctor.call('planList', { recordUuid })).map(each => each.name)).toEqual(['B'])
    const log = await bench()
      .server.ports.store.db.selectFrom('audit')
      .select('action')
      .where('entity_uuid', '=', uuid)
      .orderBy('at')
      .execute()
    expect(log.map(row => row.action).sort()).toEqual(
      ['planAdd', 'planSave', 'planRename', 'planArchive', 'planArchive', 'planDelete'].sort(),
    )
  })

  test('of two windows that save at the same moment one is refused, and nothing is lost', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const { uuid, version } = await doctor.call('planAdd', { recordUuid, name: 'A', content: empty })
    const asked = [-1, -2].map(x => doctor.ask('planSave', { uuid, version, content: back(x) }))
    expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await doctor.refusal('planSave', { uuid, version, content: back(-3) })).toBe('PLAN_CONFLICT')
    expect((await doctor.call('planList', { recordUuid }))[0]?.version).toBe(2)
  })

  test('hold only what can be read as a plan, and no more than 50', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    for (const content of ['nothing', '{}', back(-1).replace('-1', '"x"'), back(-51)])
      expect(await doctor.refusal('planAdd', { recordUuid, name: 'A', content })).toBe('INPUT_INVALID')
    for (let i = 0; i < 50; i++) await doctor.call('planAdd', { recordUuid, name: `${i}`, content: empty })
    expect(await doctor.refusal('planAdd', { recordUuid, name: 'A', content: empty })).toBe('PLAN_LIMIT')
  })

  test('are out of reach while their record lies in the bin, and there again after', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const { uuid } = await doctor.call('planAdd', { recordUuid, name: 'A', content: empty })
    await doctor.call('timebarDelete', { uuid: recordUuid })
    expect(await doctor.refusal('planRename', { uuid, name: 'B' })).toBe('NOT_FOUND')
    await doctor.call('timebarRestore', { uuid: recordUuid })
    expect((await doctor.call('planList', { recordUuid })).map(each => each.name)).toEqual(['A'])
  })
})
