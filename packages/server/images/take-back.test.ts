import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

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
