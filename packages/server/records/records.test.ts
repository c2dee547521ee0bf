import { noReadings } from '@sella/ceph/study-models/readings'
import { modelReadingsText } from '@sella/contract/documents/model-readings'
import { fromStored } from '@sella/contract/documents/tracing'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture, someone } from '../testing/samples'

const points = (x: number) => JSON.stringify({ Lateral_Ceph: [{ landmark: 'S', x, y: 20 }] })

onEachEngine('records', bench => {
  test('records come oldest first, whatever the order they were added in', async () => {
    const doctor = await bench().doctor()
    const { uuid: caseUuid } = await doctor.call('patientAdd', someone('阶段'))
    for (const [createday, type] of [
      ['2026-05-01T10:00', 3],
      ['2024-05-01T10:00', 1],
      ['2025-05-01T10:00', 2],
    ] as const)
      await doctor.call('timebarAdd', { caseUuid, createday, type })
    const records = await doctor.call('timebarGet', { caseUuid })
    expect(records.map(record => record.type)).toEqual([1, 2, 3])
    expect(records[0]).toMatchObject({ caseUuid, version: 1, photos: [], cephPoints: null })
  })

  test('a save needs a record: of none, of one of another case and of one in the bin nothing is stored', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const { uuid: elsewhere } = await doctor.call('patientAdd', someone('别处'))
    const save = (uuid: string, at: string) =>
      doctor.refusal('timebarUpdate', { uuid, caseUuid: at, version: 1, cephPoints: points(1) })
    expect(await save(crypto.randomUUID(), caseUuid)).toBe('NOT_FOUND')
    expect(await save(recordUuid, elsewhere)).toBe('NOT_FOUND')
    await doctor.call('timebarDelete', { uuid: recordUuid })
    expect(await save(recordUuid, caseUuid)).toBe('NOT_FOUND')
  })

  test('a save raises the version and leaves what it does not name', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const saved = await doctor.call('timebarUpdate', { uuid, caseUuid, version: 1, cephPoints: points(1) })
    expect(saved).toMatchObject({ version: 2, cephPoints: points(1), createday: '2026-01-02T09:30' })
    const dated = await doctor.call('timebarUpdate', {
      uuid,
      caseUuid,
      version: 2,
      createday: '2026-02-02T09:30:00+08:00',
      type: 3,
    })
    expect(saved.type).not.toBe(3)
    expect(dated).toMatchObject({ version: 3, cephPoints: points(1), type: 3, createday: '2026-02-02T09:30:00+08:00' })
    expect((await doctor.call('patientGet', {})).rows[0]?.records[0]?.hasTracing).toBe(true)
    const cleared = await doctor.call('timebarUpdate', { uuid, caseUuid, version: 3, cephPoints: null })
    expect(cleared.cephPoints).toBeNull()
  })

  test('of two windows that save from the same version one is told, and nothing of the other is lost', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const saves = await Promise.all(
      [1, 2, 3].map(x => doctor.ask('timebarUpdate', { uuid, caseUuid, version: 1, cephPoints: points(x) })),
    )
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const won = saves.find(({ status }) => status === 200)
    const lost = saves.find(({ status }) => status === 409)
    expect(lost?.envelope.data).toEqual({ reason: 'RECORD_CONFLICT', currentVersion: 2 })
    const [record] = await doctor.call('timebarGet', { caseUuid })
    expect(record?.cephPoints).toBe(won?.envelope.data.cephPoints)
  })

  test('the age group a doctor chooses is stored with the record, leaves its version, and can be given back to the age', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const groupOf = async () => (await doctor.call('timebarGet', { caseUuid }))[0]?.ageGroup
    expect(await groupOf()).toBeNull()
    const chosen = await doctor.call('timebarAgeGroup', { uuid, ageGroup: 'early_permanent' })
    expect(chosen).toMatchObject({ uuid, ageGroup: 'early_permanent', version: 1 })
    expect(await groupOf()).toBe('early_permanent')
    // A tracing that was open meanwhile is saved, and keeps the choice.
    const saved = await doctor.call('timebarUpdate', { uuid, caseUuid, version: 1, cephPoints: points(1) })
    expect(saved).toMatchObject({ version: 2, ageGroup: 'early_permanent' })
    await doctor.call('timebarAgeGroup', { uuid, ageGroup: null })
    expect(await groupOf()).toBeNull()
    expect(await doctor.refusal('timebarAgeGroup', { uuid, ageGroup: 'adult' as never })).toBe('INPUT_INVALID')
  })

  test('an age group that another window chose meanwhile is not replaced unseen; the same choice again is none', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    await doctor.call('timebarAgeGroup', { uuid, ageGroup: 'early_permanent', from: null })
    const other = { uuid, ageGroup: 'permanent', from: null } as const
    expect(await doctor.refusal('timebarAgeGroup', other)).toBe('RECORD_CONFLICT')
    expect(await doctor.refusal('timebarAgeGroup', { ...other, ageGroup: null, from: 'permanent' })).toBe('RECORD_CONFLICT')
    expect((await doctor.call('timebarGet', { caseUuid }))[0]?.ageGroup).toBe('early_permanent')
    await doctor.call('timebarAgeGroup', { uuid, ageGroup: 'early_permanent', from: null })
    expect((await doctor.call('timebarAgeGroup', { ...other, from: 'early_permanent' })).ageGroup).toBe('permanent')
  })

  test('the stage a doctor reads from the vertebrae is kept with her name, beside the tracing, and can be taken back', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const kept = async () => (await doctor.call('timebarGet', { caseUuid }))[0]?.maturation
    expect(await kept()).toBeNull()
    const { userName } = await doctor.call('cUserInfo', {})
    const saved = await doctor.call('timebarMaturation', { uuid, read: { stage: 'CS4', hindrance: null } })
    expect(saved).toMatchObject({ version: 1, maturation: { stage: 'CS4', hindrance: null, by: userName } })
    await doctor.call('timebarMaturation', { uuid, read: { stage: null, hindrance: 'fused' } })
    expect(await kept()).toMatchObject({ stage: null, hindrance: 'fused' })
    await doctor.call('timebarMaturation', { uuid, read: { stage: null, hindrance: null } })
    expect(await kept()).toBeNull()
    const wrong = { stage: 'CS7' as never, hindrance: null }
    expect(await doctor.refusal('timebarMaturation', { uuid, read: wrong })).toBe('INPUT_INVALID')
  })

  test('the stage read from the vertebrae of a film is none of another film, and comes back with its own', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const stored = async () => (await doctor.call('timebarGet', { caseUuid }))[0]
    const upload = async (tone: number) =>
      doctor.call('imageUpload', { recordUuid: uuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture('jpeg', { tone }))
    const first = await upload(1)
    const read = { stage: 'CS6', hindrance: null } as const
    await doctor.call('timebarMaturation', { uuid, read, film: first.hash })
    // The same film on its side says the same of the vertebrae.
    const recipe = { flip: false, turn: 90, tilt: 0, crop: null, brightness: 0, contrast: 0 } as const
    await doctor.call('imageEdit', { uuid: first.uuid, recipe })
    expect((await stored())?.maturation).toMatchObject(read)
    const second = await upload(90)
    expect((await stored())?.maturation).toBeNull()
    // A window that still shows the first film does not read the second one.
    expect(await doctor.refusal('timebarMaturation', { uuid, read, film: first.hash })).toBe('PICTURE_CHANGED')
    await doctor.call('imageDelete', { uuid: second.uuid })
    await doctor.call('imageRestore', { uuid: first.uuid })
    expect((await stored())?.maturation).toMatchObject(read)
  })

  test('the stage read from the vertebrae replaces no reading that its reader has not seen', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const read = (stage: 'CS2' | 'CS3' | 'CS4', from: string | null) =>
      ({ uuid, read: { stage, hindrance: null }, from }) as const
    const { maturation } = await doctor.call('timebarMaturation', read('CS3', null))
    expect(await doctor.refusal('timebarMaturation', read('CS4', null))).toBe('RECORD_CONFLICT')
    expect((await doctor.call('timebarGet', { caseUuid }))[0]?.maturation?.stage).toBe('CS3')
    // The reply to the first was lost: the same again is no conflict.
    expect((await doctor.call('timebarMaturation', read('CS3', null))).maturation?.stage).toBe('CS3')
    const seen = (await doctor.call('timebarGet', { caseUuid }))[0]?.maturation?.at ?? maturation?.at ?? ''
    expect((await doctor.call('timebarMaturation', read('CS2', seen))).maturation?.stage).toBe('CS2')
  })

  test('points that lie on no image, or are no JSON, are refused and leave the record', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const save = (cephPoints: string) => doctor.refusal('timebarUpdate', { uuid, caseUuid, version: 1, cephPoints })
    const point = (x: string) => `{"Lateral_Ceph":[{"landmark":"S","x":${x},"y":2}]}`
    for (const bad of ['x', '7', 'null', point('1e7'), point('1e999'), point('null'), point('"1"')])
      expect(await save(bad)).toBe('TRACING_INVALID')
    const many = JSON.stringify({ a: Array.from({ length: 1001 }, (_, x) => ({ landmark: 'S', x, y: 1 })) })
    expect(await save(many)).toBe('TRACING_INVALID')
    expect(await save('['.repeat(100_000) + ']'.repeat(100_000))).toBe('TRACING_INVALID')
    expect((await doctor.call('timebarGet', { caseUuid }))[0]).toMatchObject({ version: 1, cephPoints: null })
  })

  test('a ruler keeps its length, decimals too; one outside 1 to 100 mm is refused with the reason and leaves the record', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const ruled = (distance: unknown) => {
      const at = (landmark: string, x: number) => ({ landmark, x, y: 1, distance, rulerexist: true })
      return JSON.stringify({ Lateral_Ceph: [at('ruler0', 1), at('ruler1', 90), at('rulerdistance', 0)] })
    }
    for (const bad of [0, -1, 0.99, 100.5, 1000, '12'])
      for (const field of ['cephPoints', 'facePoints'])
        expect(await doctor.refusal('timebarUpdate', { uuid, caseUuid, version: 1, [field]: ruled(bad) })).toBe('RULER_RANGE')
    const saved = await doctor.call('timebarUpdate', { uuid, caseUuid, version: 1, cephPoints: ruled(12.5) })
    const read = fromStored(saved.cephPoints ?? '')
    expect(read.ok && read.value.ruler?.mm).toBe(12.5)
  })

  test('a ruler whose ends lie on each other is refused when it is saved, and read as none where it was saved before', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const at = (landmark: string, y: number) => ({ landmark, x: 7, y, distance: 10, rulerexist: true })
    const ruled = (end: number) => JSON.stringify({ Lateral_Ceph: [at('ruler0', 5), at('ruler1', end), at('rulerdistance', 0)] })
    for (const field of ['cephPoints', 'facePoints'])
      expect(await doctor.refusal('timebarUpdate', { uuid, caseUuid, version: 1, [field]: ruled(5) })).toBe('RULER_NO_LENGTH')
    expect(await doctor.call('timebarUpdate', { uuid, caseUuid, version: 1, cephPoints: ruled(6) })).toMatchObject({ version: 2 })
    expect(fromStored(ruled(5))).toMatchObject({ ok: true, value: { ruler: null } })
  })

  test('readings of the study models are kept with the record; malformed ones are refused by place and leave it', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const at = { x: 0, y: 0, z: 0 }
    const text = modelReadingsText({ ...noReadings, teeth: { '11': { contacts: [{ MC: at, DC: { ...at, x: 8.5 } }] } } })
    const wrong = { uuid, caseUuid, version: 1, modelReadings: text.replace('"11"', '"19"') }
    expect(await doctor.refusal('timebarUpdate', wrong)).toBe('TRACING_INVALID')
    const saved = await doctor.call('timebarUpdate', { uuid, caseUuid, version: 1, modelReadings: text })
    expect(saved).toMatchObject({ version: 2, modelReadings: text })
    // So is where the photo lies on the film.
    const place = { ScalRatio: 1.5, rotation: 2, x: 3, y: 4, film: 'a', photo: 'b' }
    const aligned = { uuid, caseUuid, version: 2, alignment: JSON.stringify({ version: 2, Lateral_Photo: place }) }
    expect(await doctor.refusal('timebarUpdate', { ...aligned, alignment: '7' })).toBe('TRACING_INVALID')
    expect(await doctor.call('timebarUpdate', aligned)).toMatchObject({ alignment: aligned.alignment, modelReadings: text })
    const cleared = await doctor.call('timebarUpdate', { uuid, caseUuid, version: 3, modelReadings: null })
    expect(cleared.modelReadings).toBeUndefined()
  })

  test('a date after today, in any time zone, or before birth is refused with the reason; today and the day of birth are not', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const day = (hours: number) => new Date(Date.now() + bench().clock.ahead + hours * 3_600_000).toISOString().slice(0, 10)
    const add = (createday: string) => ({ caseUuid, createday, type: 2 as const })
    expect(await doctor.refusal('timebarAdd', add(`${day(39)}T09:30`))).toBe('RECORD_IN_FUTURE')
    const early = await doctor.ask('timebarAdd', add('2012-03-03T23:59'))
    expect(early.envelope.data).toEqual({ reason: 'RECORD_BEFORE_BIRTH', day: '2012-03-03', birthday: '2012-03-04' })
    const unborn = await doctor.call('patientAdd', { ...someone('生日不详'), birthday: null })
    const late = await doctor.ask('timebarAdd', { ...add(`${day(39)}T09:30`), caseUuid: unborn.uuid })
    expect(late.envelope.data).toMatchObject({ reason: 'RECORD_IN_FUTURE', birthday: '' })
    const wrong = { uuid, caseUuid, version: 1, createday: '2087-01-01T08:00:00+08:00' }
    expect(await doctor.refusal('timebarUpdate', wrong)).toBe('RECORD_IN_FUTURE')
    for (const moment of [`${day(14)}T00:10:00+14:00`, `${day(0)}T23:59`, '2012-03-04T00:00'])
      await doctor.call('timebarAdd', add(moment))
    expect(await doctor.call('timebarGet', { caseUuid })).toHaveLength(4)
  })

  test('a birthday cannot pass the first record of a case, and one in the bin is no matter', async () => {
    const doctor = await bench().doctor()
    const { caseUuid: uuid, recordUuid } = await caseWithRecord(doctor)
    const born = (birthday: string) => ({ ...someone('陈一'), uuid, birthday })
    expect(await doctor.refusal('patientUpdate', born('2026-01-03'))).toBe('BIRTHDAY_AFTER_RECORD')
    expect((await doctor.call('patientUpdate', born('2026-01-02'))).birthday).toBe('2026-01-02')
    await doctor.call('timebarDelete', { uuid: recordUuid })
    expect((await doctor.call('patientUpdate', born('2026-01-03'))).birthday).toBe('2026-01-03')
  })

  test('a record is saved only under its own case', async () => {
    const doctor = await bench().doctor()
    const { recordUuid: uuid } = await caseWithRecord(doctor)
    const other = await caseWithRecord(doctor)
    expect(await doctor.refusal('timebarUpdate', { uuid, caseUuid: other.caseUuid, version: 1 })).toBe('NOT_FOUND')
  })

  test('a tracing does not show on another film, and is there again with its own', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const film = { recordUuid, type: 'Lateral_Ceph' as const, name: 'film.jpg' }
    const [first, second] = [await picture('jpeg', { tone: 1 }), await picture('jpeg', { tone: 90 })]
    await doctor.call('imageUpload', film, first)
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: 1, cephPoints: points(5) })
    const { db } = bench().server.ports.store
    const kept = async () => {
      const row = await db.selectFrom('record').selectAll().where('uuid', '=', recordUuid).executeTakeFirstOrThrow()
      return [row.ceph_film !== null, row.has_tracing, row.traced_at]
    }
    const [, , at] = await kept()
    bench().clock.ahead += 1000
    // Only other points are another tracing.
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: 2, cephPoints: points(5) })
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: 3, type: 2 })
    expect([typeof at, await kept()]).toEqual(['string', [true, 1, at]])
    await doctor.call('imageUpload', film, second)
    const [replaced] = await doctor.call('timebarGet', { caseUuid })
    expect(replaced?.cephPoints).toBeNull()
    expect((await doctor.call('patientGet', {})).rows[0]?.records[0]?.hasTracing).toBe(false)
    expect(await doctor.refusal('timebarUpdate', { uuid: recordUuid, caseUuid, version: 2, cephPoints: points(6) })).toBe(
      'RECORD_CONFLICT',
    )
    await doctor.call('imageUpload', film, first)
    const [again] = await doctor.call('timebarGet', { caseUuid })
    expect(again?.cephPoints).toBe(points(5))
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: again?.version ?? 0, cephPoints: null })
    const [lies, , cleared] = await kept()
    expect([lies, cleared === at]).toEqual([false, false])
  })

  test('a record in the bin is gone from its case', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    await doctor.call('timebarDelete', { uuid: recordUuid })
    expect(await doctor.call('timebarGet', { caseUuid })).toEqual([])
    expect(await doctor.refusal('timebarDelete', { uuid: recordUuid })).toBe('NOT_FOUND')
    expect(await doctor.refusal('imageGet', { recordUuid })).toBe('NOT_FOUND')
  })
})
