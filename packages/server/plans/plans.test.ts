import { withVersion } from '@sella/ceph/planning/own-ratio-table'
import { restingMoves } from '@sella/ceph/planning/plan'
import { ownRatiosSetting, writeOwnRatios } from '@sella/contract/documents/own-ratios'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'
import { tracedCase, tracedRecord, tracingText } from '../testing/traced'

const empty = writePlanDocument(emptyPlanDocument)
const back = (x: number) =>
  writePlanDocument({ ...emptyPlanDocument, plan: { ...emptyPlanDocument.plan, moves: { U1: { ...restingMoves.U1, x } } } })

onEachEngine('the treatment plans of a record', bench => {
  test('one request for a plan, asked again after its reply was lost or twice at once, makes one plan', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const wish = { uuid: crypto.randomUUID(), recordUuid, name: 'A', content: back(-2) }
    const made = await Promise.all([doctor.call('planAdd', wish), doctor.call('planAdd', wish)])
    await doctor.call('planRename', { uuid: wish.uuid, name: 'B' })
    expect(await doctor.call('planAdd', wish)).toMatchObject({ uuid: wish.uuid, name: 'B' })
    expect([...made, ...(await doctor.call('planList', { recordUuid }))].map(each => each.uuid)).toEqual(Array(3).fill(wish.uuid))
    // The uuid of a plan elsewhere gives nothing of it: neither on another record of the case nor to another doctor.
    const { uuid: other } = await doctor.call('timebarAdd', { caseUuid, createday: '2026-10-20T09:00', type: 1 })
    expect(await doctor.refusal('planAdd', { ...wish, recordUuid: other })).toBe('NOT_FOUND')
    const stranger = await bench().doctor()
    const { recordUuid: theirs } = await caseWithRecord(stranger)
    expect(await stranger.refusal('planAdd', { ...wish, recordUuid: theirs })).toBe('NOT_FOUND')
    expect(await stranger.call('planList', { recordUuid: theirs })).toEqual([])
  })

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
      .select(['action', 'details'])
      .where('entity_uuid', '=', uuid)
      .orderBy('at')
      .execute()
    expect(log.map(row => row.action).sort()).toEqual(
      ['planAdd', 'planSave', 'planRename', 'planArchive', 'planArchive', 'planDelete'].sort(),
    )
    const saved = log.find(({ action }) => action === 'planSave')
    expect(JSON.parse(saved?.details ?? '')).toEqual({
      record: recordUuid,
      before: { content: empty },
      after: { content: back(-4) },
    })
  })

  test('of two doctors of a clinic say who saved each; the own ratios of one are no other’s', async () => {
    const [owner, colleague] = [await bench().doctor('周明仪'), await bench().doctor('林若溪')]
    await owner.call('clinicFound', { name: '城中正畸', withCases: false })
    const { token } = await owner.call('invitationAdd', { name: '林', role: 'orthodontist', days: 3 })
    await colleague.call('invitationAccept', { token })
    const { recordUuid } = await caseWithRecord(owner)
    const ratios = withVersion(
      { id: crypto.randomUUID(), versions: [] },
      [{ id: 'incisor.UpperLip.x.T.U1tip.x', ratio: 0.4, sd: 0.1, source: '40' }],
      '2026-01-02',
    )
    const { name } = ownRatiosSetting
    await owner.call('settingSave', { name, content: writeOwnRatios(ratios) })
    await owner.call('planAdd', { recordUuid, name: 'A', content: back(-4) })
    const { uuid, version } = await colleague.call('planAdd', { recordUuid, name: 'B', content: empty })
    await colleague.call('planSave', { uuid, version, content: back(-2) })
    for (const doctor of [owner, colleague])
      expect((await doctor.call('planList', { recordUuid })).map(plan => [plan.name, plan.by])).toEqual([
        ['A', '周明仪'],
        ['B', '林若溪'],
      ])
    expect((await colleague.call('settingGet', { name })).content).toBeNull()
    await owner.call('planSave', { uuid, version: 2, content: back(-3) })
    expect((await colleague.call('planList', { recordUuid })).map(plan => plan.by)).toEqual(['周明仪', '周明仪'])
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

  test('no more than 50 come of a hundred asked for at once', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    await Promise.all(Array.from({ length: 100 }, () => doctor.refusal('planAdd', { recordUuid, name: 'A', content: empty })))
    expect(await doctor.call('planList', { recordUuid })).toHaveLength(50)
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

  test('tell how good they were where they name the record of their result, and only the doctor’s own', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const { uuid: endUuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2026-10-20T09:00', type: 1 })
    for (const uuid of [recordUuid, endUuid]) {
      await doctor.call('imageUpload', { recordUuid: uuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
      const version = (await doctor.call('timebarGet', { caseUuid })).find(record => record.uuid === uuid)?.version ?? 1
      await doctor.call('timebarUpdate', { uuid, caseUuid, version, cephPoints: tracingText() })
    }
    const planned = (result: string | null) => {
      const plan = { ...emptyPlanDocument.plan, moves: { U1: { ...restingMoves.U1, x: -4 } } }
      return writePlanDocument({ ...emptyPlanDocument, plan, result })
    }
    const { uuid, version } = await doctor.call('planAdd', { recordUuid, name: 'A', content: planned(null) })
    expect(await doctor.call('planOutcomes', {})).toEqual({ compared: 0, leftOut: 0, skin: [] })
    await doctor.call('planSave', { uuid, version, content: planned(endUuid) })
    const { compared, skin } = await doctor.call('planOutcomes', {})
    expect(compared).toBe(1)
    // Nothing moved after all: the upper lip was predicted 2 mm back along the plane and came nowhere.
    expect(skin.find(each => each.skin === 'UpperLip')?.mean.x).toBeCloseTo(2, 6)
    // A prediction on another tracing than there is now is not the one the doctor saw.
    const elsewhere = { ...emptyPlanDocument, plan: { ...emptyPlanDocument.plan, moves: { U1: { ...restingMoves.U1, x: -4 } } } }
    const content = writePlanDocument({ ...elsewhere, result: endUuid, tracing: '00000000' })
    const moved = await doctor.call('planSave', { uuid, version: version + 1, content })
    expect(await doctor.call('planOutcomes', {})).toEqual({ compared: 0, leftOut: 1, skin: [] })
    await doctor.call('planSave', { uuid, version: moved.version, content: planned(endUuid) })
    expect((await doctor.call('planOutcomes', {})).compared).toBe(1)
    // A record of another patient shows nothing of this plan, though both films have a scale that nobody doubts.
    const { recordUuid: ofAnother } = await tracedCase(doctor, { name: '另一人', createday: '2026-10-20T09:00' })
    await doctor.call('planSave', { uuid, version: moved.version + 1, content: planned(ofAnother) })
    expect(await doctor.call('planOutcomes', {})).toEqual({ compared: 0, leftOut: 1, skin: [] })
    await doctor.call('planSave', { uuid, version: moved.version + 2, content: planned(endUuid) })
    expect(await doctor.call('planOutcomes', {})).toMatchObject({ compared: 1, leftOut: 0 })
    // Two films of another scale leave nobody able to say which scales are right: nothing is compared in mm.
    for (const createday of ['2024-10-20T09:00', '2025-10-20T09:00'])
      await tracedRecord(doctor, caseUuid, { createday, rulerMm: 12 })
    expect(await doctor.call('planOutcomes', {})).toEqual({ compared: 0, leftOut: 1, skin: [] })
    const stranger = await bench().doctor()
    const { recordUuid: theirs } = await caseWithRecord(stranger)
    await stranger.call('planAdd', { recordUuid: theirs, name: 'B', content: planned(endUuid) })
    expect(await stranger.call('planOutcomes', {})).toEqual({ compared: 0, leftOut: 1, skin: [] })
  })
})
