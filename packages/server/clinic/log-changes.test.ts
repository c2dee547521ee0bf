import { isItemName } from '@sella/ceph/data/measurements'
import { expect, test } from 'vitest'
import { password, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { picture, someone } from '../testing/samples'
import { tracedCase, tracedRecord, tracingText } from '../testing/traced'
import { changesOf as changesOfRows } from './log-changes'

const clinicOf = async (owner: Visitor) => (await owner.call('clinicFound', { name: '甲诊所', withCases: false })).uuid
const changesOf = async (owner: Visitor, action: string) =>
  (await owner.call('clinicLog', {})).rows.filter(row => row.action === action).map(row => row.change)

interface StoredPoint {
  readonly landmark: string
  readonly x: number
  readonly y: number
}

/** The stored text with one point moved, in pixels of the film. */
const withMoved = (text: string, name: string, by: { readonly x: number; readonly y: number }): string => {
  const document = JSON.parse(text) as Record<string, unknown>
  const points = document.Lateral_Ceph as readonly StoredPoint[]
  return JSON.stringify({
    ...document,
    Lateral_Ceph: points.map(point => (point.landmark === name ? { ...point, x: point.x + by.x, y: point.y + by.y } : point)),
  })
}

onEachEngine('the log of a clinic, of a change', bench => {
  test('says which points were moved how far, and what they were measured as before and are now', async () => {
    const owner = await bench().doctor()
    await clinicOf(owner)
    const { caseUuid, recordUuid } = await tracedCase(owner, { name: '某病人' })
    const [record] = await owner.call('timebarGet', { caseUuid })
    const cephPoints = withMoved(record?.cephPoints ?? '', 'B', { x: 30, y: 40 })
    await owner.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: record?.version ?? 0, cephPoints })
    const [change, first] = await changesOf(owner, 'timebarUpdate')
    const [moved] = change?.points ?? []
    expect([change?.points.length, moved?.name, moved?.state]).toEqual([1, 'B', 'moved'])
    // Its ruler says 10 pixels a mm.
    expect([moved?.unit, moved?.moved]).toEqual(['mm', expect.closeTo(5, 6)])
    const items = change?.values.map(({ item }) => item) ?? []
    expect(items).toEqual(expect.arrayContaining(['ANB', 'SNB']))
    expect(items).not.toContain('SNA')
    expect(items.every(isItemName)).toBe(true)
    for (const { before, after } of change?.values ?? []) expect(before).not.toBe(after)
    expect(first?.points.every(({ state }) => state === 'placed')).toBe(true)
    expect(first?.points.length).toBeGreaterThan(10)
  })

  test('says no millimetres by a scale that another film of the case makes doubtful', async () => {
    const owner = await bench().doctor()
    await clinicOf(owner)
    const { caseUuid, recordUuid } = await tracedCase(owner, { name: '某病人' })
    const [record] = await owner.call('timebarGet', { caseUuid })
    const cephPoints = withMoved(record?.cephPoints ?? '', 'B', { x: 30, y: 40 })
    await owner.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: record?.version ?? 0, cephPoints })
    const latest = async () => (await changesOf(owner, 'timebarUpdate')).find(change => change?.points[0]?.state === 'moved')
    expect((await latest())?.values.map(({ unit }) => unit)).toContain('mm')
    await tracedRecord(owner, caseUuid, { rulerMm: 12 })
    await expect.poll(async () => (await latest())?.points[0]?.unit, { timeout: 15_000 }).toBe('px')
    const change = await latest()
    expect(change?.points[0]?.moved).toBeCloseTo(50, 6)
    expect(change?.values.map(({ item }) => item)).toContain('ANB')
    expect(change?.values.map(({ unit }) => unit)).not.toContain('mm')
  })

  test('says what stood in the fields of a case, keeps none of it in the chain, and no longer says it once the patient is erased', async () => {
    const owner = await bench().doctor()
    await clinicOf(owner)
    const { uuid } = await owner.call('patientAdd', { ...someone('陈甲'), birthday: '2010-06-17' })
    await owner.call('patientUpdate', { ...someone('陈乙'), birthday: '2010-06-18', uuid })
    const fields = [
      { field: 'name', before: '陈甲', after: '陈乙' },
      { field: 'birthday', before: '2010-06-17', after: '2010-06-18' },
    ]
    expect((await changesOf(owner, 'patientUpdate'))[0]?.fields).toEqual(expect.arrayContaining(fields))
    const written = { diagnosis: '', problems: '', plan: '', progress: '', tags: [], nextVisit: null, nextVisitFor: '' }
    await owner.call('caseFileSave', { caseUuid: uuid, from: written, file: { ...written, tags: ['拔牙', '骨性'] } })
    expect((await changesOf(owner, 'caseFileSave'))[0]?.fields).toEqual([{ field: 'tags', before: '', after: '拔牙, 骨性' }])
    const csv = await owner.ask('clinicLogCsv', {})
    expect(csv.status).toBe(200)
    const { db } = bench().server.ports.store
    expect(JSON.stringify(await db.selectFrom('clinic_log').selectAll().execute())).not.toMatch(/陈甲|陈乙|2010-06-1/)
    await owner.call('patientDelete', { uuid })
    await owner.call('patientErase', { uuid, password })
    expect(await changesOf(owner, 'patientUpdate')).toEqual([null])
    expect(await owner.call('clinicLogCheck', {})).toMatchObject({ broken: null })
  })

  test('is told by the fields of the call, long texts cut short and documents by their names alone', async () => {
    const owner = await bench().doctor()
    await clinicOf(owner)
    const { caseUuid, recordUuid } = await tracedCase(owner, { name: '某病人' })
    const [forty, more] = ['四'.repeat(40), '五'.repeat(41)]
    await owner.call('patientUpdate', { ...someone('某病人', 'B-2'), notes: forty, uuid: caseUuid })
    await owner.call('patientUpdate', { ...someone('某病人', 'B-2'), phone: more.slice(0, 20), notes: more, uuid: caseUuid })
    const [second, first] = await changesOf(owner, 'patientUpdate')
    const fieldsOf = (change: typeof first) =>
      Object.fromEntries((change?.fields ?? []).map(row => [row.field, [row.before, row.after]]))
    expect(fieldsOf(first)).toEqual({ caseNo: ['', 'B-2'], notes: ['', forty] })
    expect(fieldsOf(second)).toEqual({ notes: [forty, `${'五'.repeat(40)}…`], phone: ['', more.slice(0, 20)] })
    const [record] = await owner.call('timebarGet', { caseUuid })
    const save = { uuid: recordUuid, caseUuid, version: record?.version ?? 0, cephPoints: record?.cephPoints ?? '' }
    await owner.call('timebarUpdate', { ...save, type: 2, facePoints: '{"a":{"S":{"x":1,"y":2}}}' })
    const [saved] = await changesOf(owner, 'timebarUpdate')
    expect([fieldsOf(saved), saved?.points]).toEqual([{ type: ['1', '2'], face_points: ['', ''] }, []])
  })

  test('is in mm of the film it was saved on, and of none once another lies there', async () => {
    const owner = await bench().doctor()
    await clinicOf(owner)
    const { caseUuid, recordUuid, version } = await tracedCase(owner, { name: '某病人', ruler: false })
    // Another record with a film of its own scale, which is not this one's.
    const other = await tracedCase(owner, { name: '另一病人', ruler: false })
    const { db } = bench().server.ports.store
    const scaled = (record: string, mm_per_pixel: number) =>
      db.updateTable('image').set({ mm_per_pixel, scale_provenance: 'dicom' }).where('record_uuid', '=', record).execute()
    await scaled(recordUuid, 0.1)
    await scaled(other.recordUuid, 0.12)
    const moved = async (uuid: string) => {
      const { rows } = await owner.call('clinicLog', {})
      const { change } = rows.find(row => row.action === 'timebarUpdate' && row.details.includes(uuid)) ?? {}
      return change?.points.map(({ name, moved, unit }) => [name, moved && Math.round(moved * 1000) / 1000, unit])
    }
    const save = (which: typeof other) => {
      const cephPoints = withMoved(tracingText({ ruler: false }), 'B', { x: 30, y: 40 })
      return owner.call('timebarUpdate', { uuid: which.recordUuid, caseUuid: which.caseUuid, version: which.version, cephPoints })
    }
    await save({ caseUuid, recordUuid, version })
    await save(other)
    expect([await moved(recordUuid), await moved(other.recordUuid)]).toEqual([[['B', 5, 'mm']], [['B', 6, 'mm']]])
    await owner.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'b.jpg' }, await picture('jpeg', { tone: 70 }))
    await scaled(recordUuid, 0.2)
    expect(await moved(recordUuid)).toEqual([['B', 50, 'px']])
  })

  test('reads entries that do not say when their change was written, where only one can be meant', async () => {
    const owner = await bench().doctor()
    const clinic = await clinicOf(owner)
    const { uuid } = await owner.call('patientAdd', someone('陈甲'))
    bench().clock.ahead += 10_000
    await owner.call('patientUpdate', { ...someone('陈乙'), uuid })
    const { db } = bench().server.ports.store
    // As it was written before entries said so.
    const { details } = await db
      .selectFrom('clinic_log')
      .select('details')
      .where('clinic_uuid', '=', clinic)
      .where('action', '=', 'patientUpdate')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(details)).toMatchObject({ written: expect.any(String) })
    const fieldsOfEach = async () => {
      const rows = await db.selectFrom('clinic_log').selectAll().where('clinic_uuid', '=', clinic).orderBy('seq').execute()
      const older = rows.map(row => ({ ...row, details: JSON.stringify({ uuid: JSON.parse(row.details).uuid }) }))
      const changes = [...(await changesOfRows(db, clinic, older)).values()]
      return changes.map(({ fields }) => fields.map(({ field, after }) => [field, after]))
    }
    expect(await fieldsOfEach()).toEqual([[['name', '陈乙']]])
    // Long enough after it each is told of its own; of two at once neither.
    bench().clock.ahead += 10_000
    await owner.call('patientUpdate', { ...someone('陈丙'), uuid })
    expect(await fieldsOfEach()).toEqual([[['name', '陈乙']], [['name', '陈丙']]])
    await owner.call('patientUpdate', { ...someone('陈丁'), uuid })
    expect((await fieldsOfEach())[0]).toEqual([['name', '陈乙']])
    expect((await fieldsOfEach()).flat()).not.toContainEqual(['name', '陈丁'])
  })
})
