import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

onEachEngine('a file the case has already', bench => {
  test('is refused when asked so, with its place; kept again when not; another case does not count', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const later = await doctor.call('timebarAdd', { caseUuid, createday: '2026-05-02T09:30', type: 2 })
    const other = await caseWithRecord(doctor)
    const file = await picture('png', { tone: 9 })
    const send = (record: string, ifKnown?: 'refuse') =>
      doctor.ask('imageUpload', { recordUuid: record, type: 'Smile_Photo', name: 'x', ...(ifKnown ? { ifKnown } : {}) }, file)
    const first = await send(recordUuid, 'refuse')
    expect(first.status).toBe(200)
    const again = await send(later.uuid, 'refuse')
    expect([again.status, again.envelope.data]).toEqual([
      409,
      { reason: 'IMAGE_DUPLICATE', place: '2026-01-02 Smile_Photo', record: recordUuid, kind: 'Smile_Photo' },
    ])
    expect((await doctor.call('timebarGet', { caseUuid }))[1]?.photos).toEqual([])
    expect((await send(other.recordUuid, 'refuse')).status).toBe(200)
    expect((await send(later.uuid)).status).toBe(200)
  })

  test('does not count while it lies in the bin', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const slot = { recordUuid, type: 'Smile_Photo' as const, name: 'x', ifKnown: 'refuse' as const }
    const { uuid } = await doctor.call('imageUpload', slot, await picture())
    expect(await doctor.refusal('imageUpload', slot, await picture())).toBe('IMAGE_DUPLICATE')
    await doctor.call('imageDelete', { uuid })
    expect(await doctor.refusal('imageUpload', slot, await picture())).toBe('DONE')
  })

  test('a guessed kind shows as a guess until it is confirmed or corrected', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const guessed = async () =>
      (await doctor.call('timebarGet', { caseUuid }))[0]?.photos.map(photo => [photo.type, photo.guessed])
    const sent = { recordUuid, name: 'x', guessed: '1' as const }
    const first = await doctor.call('imageUpload', { ...sent, type: 'Smile_Photo' }, await picture('png'))
    const second = await doctor.call('imageUpload', { ...sent, type: 'Frontal_Photo' }, await picture('jpeg'))
    expect(await guessed()).toEqual([
      ['Smile_Photo', true],
      ['Frontal_Photo', true],
    ])
    expect((await doctor.call('imageMove', { uuid: first.uuid, recordUuid, type: 'Smile_Photo' })).guessed).toBe(false)
    expect((await doctor.call('imageMove', { uuid: second.uuid, recordUuid, type: 'Lateral_Photo' })).guessed).toBe(false)
    expect(await guessed()).toEqual([
      ['Smile_Photo', false],
      ['Lateral_Photo', false],
    ])
  })
})
