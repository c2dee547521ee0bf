import { expect, test } from 'vitest'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

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
    expect(await doctor.call('imageBin', { recordUuid })).toEqual([])
    await doctor.call('imageDelete', { uuid: second.uuid })
    expect(await version()).toBe(started + 1)
    expect(await doctor.refusal('imageRestore', { uuid: first.uuid })).toBe('NOT_FOUND')
    await doctor.call('timebarDelete', { uuid: recordUuid })
    expect(await doctor.refusal('imageRestore', { uuid: second.uuid })).toBe('NOT_FOUND')
  })
})
