import { expect, test } from 'vitest'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'
import { tracedRecord } from '../testing/traced'
import { imagesOf } from './rows'

const upload = async (doctor: Visitor, recordUuid: string, tone: number) =>
  doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: `film ${tone}` }, await picture('png', { tone }))

onEachEngine('the bin of a case', bench => {
  test('a record comes back with its images and what was saved, and an old window must look again before it saves', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    await upload(doctor, uuid, 0)
    const facePoints = '{"film":{"S":{"x":10,"y":12}}}'
    const before = await doctor.call('timebarUpdate', { uuid, caseUuid, version: 1, facePoints })
    await doctor.call('timebarDelete', { uuid })
    expect(await doctor.call('timebarGet', { caseUuid })).toEqual([])
    expect(await doctor.call('timebarBin', { caseUuid })).toMatchObject([{ uuid, photos: 1, hasFilm: true, hasTracing: false }])
    const back = await doctor.call('timebarRestore', { uuid })
    expect(back).toMatchObject({ uuid, facePoints, version: before.version + 1, photos: [{ name: 'film 0' }] })
    expect(await doctor.call('timebarGet', { caseUuid })).toMatchObject([{ uuid }])
    expect(await doctor.call('timebarBin', { caseUuid })).toEqual([])
    expect(await doctor.refusal('timebarUpdate', { uuid, caseUuid, version: before.version })).toBe('RECORD_CONFLICT')
    expect(await doctor.refusal('timebarRestore', { uuid })).toBe('NOT_FOUND')
  })

  test('the last deleted comes first; what is deleted of a case in the bin comes back after the case', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const second = await doctor.call('timebarAdd', { caseUuid, createday: '2026-05-02T09:30', type: 2 })
    for (const uuid of [recordUuid, second.uuid]) {
      await doctor.call('timebarDelete', { uuid })
      bench().clock.ahead += 1000
    }
    expect((await doctor.call('timebarBin', { caseUuid })).map(({ uuid }) => uuid)).toEqual([second.uuid, recordUuid])
    await doctor.call('patientDelete', { uuid: caseUuid })
    expect(await doctor.refusal('timebarRestore', { uuid: recordUuid })).toBe('NOT_FOUND')
    expect(await doctor.refusal('timebarBin', { caseUuid })).toBe('NOT_FOUND')
    await doctor.call('patientRestore', { uuid: caseUuid })
    expect(await doctor.call('timebarBin', { caseUuid })).toHaveLength(2)
    expect((await doctor.call('timebarRestore', { uuid: recordUuid })).uuid).toBe(recordUuid)
  })

  test('an image comes back to its slot; a film that took its place is kept beside it, and open tracings are over', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const version = async () => (await doctor.call('timebarGet', { caseUuid }))[0]?.version
    const first = await upload(doctor, recordUuid, 0)
    const second = await upload(doctor, recordUuid, 90)
    expect(await doctor.call('imageBin', { recordUuid })).toMatchObject([{ uuid: first.uuid, name: 'film 0' }])
    const started = (await version()) ?? 0
    expect((await doctor.call('imageRestore', { uuid: first.uuid })).hash).toBe(first.hash)
    expect(await version()).toBe(started + 1)
    expect((await doctor.call('timebarGet', { caseUuid }))[0]?.photos.map(({ uuid }) => uuid)).toEqual([first.uuid])
    expect((await doctor.call('timebarGet', { caseUuid }))[0]?.beside?.map(({ uuid }) => uuid)).toEqual([second.uuid])
    const { db } = bench().server.ports.store
    expect((await imagesOf(db, [recordUuid])).map(({ uuid }) => uuid)).toEqual([first.uuid])
    expect(await doctor.call('imageBin', { recordUuid })).toEqual([])
    await doctor.call('imageDelete', { uuid: second.uuid })
    expect(await version()).toBe(started + 1)
    expect(await doctor.refusal('imageRestore', { uuid: first.uuid })).toBe('NOT_FOUND')
    await doctor.call('timebarDelete', { uuid: recordUuid })
    expect(await doctor.refusal('imageRestore', { uuid: second.uuid })).toBe('NOT_FOUND')
  })

  test('says of each record what it holds of its own: pictures, a film, a tracing that still lies on it', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: bare } = await caseWithRecord(doctor)
    const { recordUuid: traced } = await tracedRecord(doctor, caseUuid, { createday: '2026-02-02T09:30' })
    const { recordUuid: replaced } = await tracedRecord(doctor, caseUuid, { createday: '2026-03-02T09:30' })
    await upload(doctor, replaced, 90)
    const unplaced = await doctor.call('timebarAdd', { caseUuid, createday: '2026-04-02T09:30', type: 3 })
    await upload(doctor, unplaced.uuid, 0)
    const empty = { uuid: unplaced.uuid, caseUuid, version: 1, cephPoints: '{"Lateral_Ceph":[]}' }
    await doctor.call('timebarUpdate', empty)
    await doctor.call('imageUpload', { recordUuid: traced, type: 'Smile_Photo', name: 'smile' }, await picture())
    const records = await doctor.call('timebarGet', { caseUuid })
    expect(records.map(({ uuid, photos }) => [uuid, photos.length])).toEqual([
      ...[[bare, 0] as const, [traced, 2] as const, [replaced, 1] as const, [unplaced.uuid, 1] as const],
    ])
    const thumbs = records.map(({ photos }) => photos.find(({ type }) => type === 'Lateral_Ceph')?.thumbUrl.split('?')[0] ?? null)
    for (const { uuid } of records) await doctor.call('timebarDelete', { uuid })
    const binned = await doctor.call('timebarBin', { caseUuid })
    const seen = records.map(({ uuid }) => binned.find(row => row.uuid === uuid))
    expect(seen.map(row => [row?.photos, row?.hasFilm, row?.hasTracing])).toEqual([
      [0, false, false],
      [2, true, true],
      [1, true, false],
      [1, true, false],
    ])
    expect(seen.map(row => row?.cephThumbUrl?.split('?')[0] ?? null)).toEqual(thumbs)
    for (const row of seen)
      expect(Math.abs(Date.parse(row?.deletedAt ?? '') - Date.now() - bench().clock.ahead)).toBeLessThan(60_000)
  })

  test('takes a record’s note out of what its case is found by, and brings it back', async () => {
    const doctor = await bench().doctor()
    const { recordUuid: uuid } = await caseWithRecord(doctor)
    await doctor.call('recordNoteSave', { uuid, note: 'relapse after debonding', from: '' })
    const hits = async () => (await doctor.call('patientGet', { search: 'debonding' })).total
    expect(await hits()).toBe(1)
    await doctor.call('timebarDelete', { uuid })
    expect(await hits()).toBe(0)
    await doctor.call('timebarRestore', { uuid })
    expect(await hits()).toBe(1)
  })

  test('what is done to a record is kept with what was there before, and is in the log under its own name', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    await doctor.call('timebarUpdate', { uuid, caseUuid, version: 1, createday: '2026-02-02T09:30', type: 3 })
    await doctor.call('timebarAgeGroup', { uuid, ageGroup: 'early_permanent' })
    const { maturation } = await doctor.call('timebarMaturation', { uuid, read: { stage: 'CS4', hindrance: null } })
    await doctor.call('timebarDelete', { uuid })
    await doctor.call('timebarRestore', { uuid })
    const { db } = bench().server.ports.store
    const rows = await db.selectFrom('audit').selectAll().where('entity_uuid', '=', uuid).execute()
    expect(rows.every(({ entity }) => entity === 'record')).toBe(true)
    expect(Object.fromEntries(rows.map(({ action, details }) => [action, JSON.parse(details)]))).toEqual({
      timebarAdd: { after: { createday: '2026-01-02T09:30', type: 1 } },
      timebarUpdate: {
        version: 2,
        before: { createday: '2026-01-02T09:30', type: 1 },
        after: { createday: '2026-02-02T09:30', type: 3 },
      },
      timebarAgeGroup: { before: { age_group: null }, after: { age_group: 'early_permanent' } },
      timebarMaturation: { before: null, after: maturation },
      timebarDelete: { createday: '2026-02-02T09:30', type: 3 },
      timebarRestore: { version: 3 },
    })
  })
})
