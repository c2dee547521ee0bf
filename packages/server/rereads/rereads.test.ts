import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'
import { tracedCase, tracingText } from '../testing/traced'

onEachEngine('further readings of a film', bench => {
  test('stand beside the record’s own tracing, which they never touch, and can be deleted', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid, version } = await tracedCase(doctor, { name: '重读' })
    const cephPoints = tracingText({ forward: 12 })
    const added = await doctor.call('rereadAdd', { recordUuid, reader: 'self', name: '', cephPoints })
    const [film] = await doctor.call('rereadList', {})
    expect(film).toMatchObject({ uuid: added.uuid, patient: '重读', caseUuid, cephPoints, reader: 'self' })
    const [record] = await doctor.call('timebarGet', { caseUuid })
    expect(record?.version).toBe(version)
    expect(film?.first).toBe(record?.cephPoints)
    await doctor.call('rereadDelete', { uuid: added.uuid })
    expect(await doctor.call('rereadList', {})).toEqual([])
    expect(await doctor.refusal('rereadDelete', { uuid: added.uuid })).toBe('NOT_FOUND')
  })

  test('are compared with nothing once the film is another one, or its case in the bin', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '换片' })
    await doctor.call('rereadAdd', { recordUuid, reader: 'self', name: '', cephPoints: tracingText() })
    const other = { recordUuid, type: 'Lateral_Ceph' as const, name: 'b.jpg' }
    await doctor.call('imageUpload', other, await picture('jpeg', { tone: 99 }))
    expect((await doctor.call('rereadList', {}))[0]?.first).toBeNull()
    // Nor with what is placed on the other film.
    const stored = (await doctor.call('timebarGet', { caseUuid }))[0]
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: stored?.version ?? 1, cephPoints: tracingText() })
    expect((await doctor.call('rereadList', {}))[0]?.first).toBeNull()
    await doctor.call('patientDelete', { uuid: caseUuid })
    expect(await doctor.call('rereadList', {})).toEqual([])
  })

  test('know when the record’s own points were last moved: not by another change, nor by the same points saved again', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid, version } = await tracedCase(doctor, { name: '间隔' })
    await doctor.call('rereadAdd', { recordUuid, reader: 'self', name: '', cephPoints: tracingText({ forward: 3 }) })
    const firstAt = async () => (await doctor.call('rereadList', {}))[0]?.firstAt ?? null
    const traced = await firstAt()
    expect(Number.isNaN(Date.parse(traced ?? ''))).toBe(false)
    const of = { uuid: recordUuid, caseUuid }
    await doctor.call('timebarUpdate', { ...of, version, type: 2 })
    await doctor.call('timebarUpdate', { ...of, version: version + 1, cephPoints: tracingText() })
    expect(await firstAt()).toBe(traced)
    await new Promise(done => setTimeout(done, 5))
    await doctor.call('timebarUpdate', { ...of, version: version + 2, cephPoints: tracingText({ forward: 1 }) })
    expect(Date.parse((await firstAt()) ?? '')).toBeGreaterThan(Date.parse(traced ?? ''))
  })

  test('are twenty of a film at most, also of forty that come at once', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '同时' })
    const read = (n: number) =>
      doctor.refusal('rereadAdd', { recordUuid, reader: 'other', name: String(n), cephPoints: tracingText({ forward: n / 10 }) })
    const replies = await Promise.all(Array.from({ length: 40 }, (_, n) => read(n)))
    expect(new Set(replies)).toEqual(new Set(['DONE', 'REREAD_LIMIT']))
    expect(await doctor.call('rereadList', {})).toHaveLength(20)
  })

  test('need a film and points', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const reading = { recordUuid, reader: 'self' as const, name: '', cephPoints: tracingText() }
    expect(await doctor.refusal('rereadAdd', reading)).toBe('FILM_FIRST')
    await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
    expect(await doctor.refusal('rereadAdd', { ...reading, cephPoints: 'x' })).toBe('TRACING_INVALID')
    expect(await doctor.refusal('rereadAdd', { ...reading, cephPoints: '{"Lateral_Ceph":[]}' })).toBe('POINTS_FIRST')
  })
})
