import { noReadings } from '@sella/ceph/study-models/readings'
import { modelReadingsText } from '@sella/contract/documents/model-readings'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { expect, test } from 'vitest'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

type Hold = (doctor: Visitor, of: { readonly caseUuid: string; readonly recordUuid: string }) => Promise<unknown>

const at = { x: 1, y: 2, z: 3 }
const readings = modelReadingsText({ ...noReadings, teeth: { '11': { contacts: [{ MC: at, DC: { ...at, x: 8.5 } }] } } })

const holding: readonly (readonly [string, Hold])[] = [
  [
    'readings of study models',
    (doctor, { caseUuid, recordUuid }) =>
      doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: 1, modelReadings: readings }),
  ],
  [
    'an own vertebral stage',
    (doctor, { recordUuid }) => doctor.call('timebarMaturation', { uuid: recordUuid, read: { stage: 'CS4', hindrance: null } }),
  ],
  [
    'what rules a vertebral stage out',
    (doctor, { recordUuid }) => doctor.call('timebarMaturation', { uuid: recordUuid, read: { stage: null, hindrance: 'fused' } }),
  ],
  [
    'a treatment plan',
    (doctor, { recordUuid }) => doctor.call('planAdd', { recordUuid, name: 'A', content: writePlanDocument(emptyPlanDocument) }),
  ],
]

onEachEngine('a drop taken back', bench => {
  test('what came goes, what it replaced comes back, and a record made for it alone goes too', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const add = async (record: string, name: string, tone: number) =>
      (await doctor.call('imageUpload', { recordUuid: record, type: 'Smile_Photo', name }, await picture('jpeg', { tone }))).uuid
    await add(recordUuid, 'before', 10)
    const replacing = await add(recordUuid, 'after', 60)
    const { uuid: fresh } = await doctor.call('timebarAdd', { caseUuid, createday: '2026-03-02T09:30', type: 2 })
    const alone = await add(fresh, 'alone', 110)
    expect(await doctor.call('imageTakeBack', { uuids: [replacing, alone] })).toEqual({ images: 2, records: 1 })
    const records = await doctor.call('timebarGet', { caseUuid })
    expect(records.map(({ uuid, photos }) => [uuid, photos.map(({ name }) => name)])).toEqual([[recordUuid, ['before']]])
    expect(await doctor.call('imageTakeBack', { uuids: [replacing] })).toEqual({ images: 0, records: 0 })
    const stranger = await bench().doctor()
    expect(await stranger.refusal('imageTakeBack', { uuids: [replacing] })).toBe('NOT_FOUND')
  })

  test.each(holding)('a record that holds only %s stays', async (_, hold) => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const { uuid } = await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'x' }, await picture())
    await hold(doctor, { caseUuid, recordUuid })
    expect(await doctor.call('imageTakeBack', { uuids: [uuid] })).toEqual({ images: 1, records: 0 })
    expect((await doctor.call('timebarGet', { caseUuid })).map(({ photos }) => photos)).toEqual([[]])
  })

  test('a record with anything else stays, and after a day nothing is taken back', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const upload = { recordUuid, type: 'Smile_Photo', name: 'x' } as const
    const { uuid } = await doctor.call('imageUpload', upload, await picture())
    await doctor.call('recordNoteSave', { uuid: recordUuid, note: '复诊', from: '' })
    expect(await doctor.call('imageTakeBack', { uuids: [uuid] })).toEqual({ images: 1, records: 0 })
    const later = await doctor.call('imageUpload', upload, await picture('jpeg', { tone: 40 }))
    const { db } = bench().server.ports.store
    await db.updateTable('image').set({ created_at: '2026-01-01T00:00:00.000Z' }).where('uuid', '=', later.uuid).execute()
    expect(await doctor.refusal('imageTakeBack', { uuids: [later.uuid] })).toBe('TAKE_BACK_TOO_LATE')
    expect((await doctor.call('timebarGet', { caseUuid }))[0]?.photos).toHaveLength(1)
  })
})
