import type { Output } from '@sella/contract/calls/index'
import { expect, test } from 'vitest'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'
import { stateScales, tracedCase, tracedRecord, tracingText } from '../testing/traced'

type CaseFindings = Output<'caseFindings'>

const read = async (doctor: Visitor, cases: readonly string[], analysis = 'ABO'): Promise<CaseFindings> => {
  let findings: CaseFindings = { rows: [], waiting: 1 }
  await expect
    .poll(
      async () => {
        findings = await doctor.call('caseFindings', { cases: [...cases], analysis })
        return findings.waiting
      },
      { timeout: 10_000 },
    )
    .toBe(0)
  return findings
}

onEachEngine('the chief findings of a list', bench => {
  test('are the worst of what a look at the record tells, two at most, of the latest traced record', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '偏', forward: 80, createday: '2026-03-02T09:30' })
    await doctor.call('timebarAdd', { caseUuid, createday: '2026-05-02T09:30', type: 2 })
    const [row] = (await read(doctor, [caseUuid])).rows
    const seen = await doctor.call('recordGlance', { recordUuid, analysis: 'ABO' })
    expect(row).toMatchObject({ caseUuid, recordUuid })
    expect(row?.values.map(({ item, shown, class: of, stars }) => [item, shown, of, stars])).toEqual(
      seen?.rows.slice(0, 2).map(({ item, shown, class: of, stars }) => [item, shown, of, stars]),
    )
    expect(row?.values[0]?.stars).toBe(3)
  })

  test('and a look at the record are judged by the age group chosen for it, from the next answer on', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '选', forward: -30 })
    const anb = async () =>
      (await doctor.call('recordGlance', { recordUuid, analysis: 'ABO' }))?.rows.find(({ item }) => item === 'ANB')
    const worst = async () => (await read(doctor, [caseUuid])).rows[0]?.values
    const means: Record<string, number | undefined> = {}
    const stars: unknown[] = []
    for (const ageGroup of ['primary_mixed', 'early_permanent', 'permanent'] as const) {
      await doctor.call('timebarAgeGroup', { uuid: recordUuid, ageGroup })
      const seen = await doctor.call('recordGlance', { recordUuid, analysis: 'ABO' })
      means[ageGroup] = (await anb())?.norm.mean
      expect(seen?.judgedBy.en).toContain('(chosen)')
      const values = await worst()
      expect(values?.map(({ item, class: of, stars }) => [item, of, stars])).toEqual(
        seen?.rows.slice(0, 2).map(({ item, class: of, stars }) => [item, of, stars]),
      )
      stars.push(values?.[0]?.stars)
    }
    // A child's face is farther from a child's norm than from an adult's.
    expect(stars).toEqual([3, 2, 1])
    expect(means).toEqual({ primary_mixed: 4.7, early_permanent: 3.7, permanent: 2.7 })
  })

  test('show ANB and FMA where nothing is outside the norm, and nothing where nothing is traced', async () => {
    const doctor = await bench().doctor()
    const even = await tracedCase(doctor, { name: '正' })
    const empty = await caseWithRecord(doctor, '空')
    await doctor.call('analysisAdd', { name: '两项', content: '["FMA","ANB"]' })
    const { rows } = await read(doctor, [even.caseUuid, empty.caseUuid], '两项')
    expect(rows.map(row => [row.caseUuid, row.values.map(({ item, stars }) => [item, stars])])).toEqual([
      [
        even.caseUuid,
        [
          ['ANB', 0],
          ['FMA', 0],
        ],
      ],
    ])
  })

  test('of a tracing changed since are never the old ones', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '改', forward: 80 })
    const [before] = (await read(doctor, [caseUuid])).rows
    const { db } = bench().server.ports.store
    const { stamp } = await db
      .selectFrom('record_index')
      .select('stamp')
      .where('record_uuid', '=', recordUuid)
      .executeTakeFirstOrThrow()
    // As another process leaves it: the tracing is saved, nobody has read it yet.
    await db
      .updateTable('record')
      .set({ ceph_points: tracingText({ forward: 20 }) })
      .where('uuid', '=', recordUuid)
      .execute()
    const { rows, waiting } = await doctor.call('caseFindings', { cases: [caseUuid], analysis: 'ABO' })
    expect([rows.length, waiting]).toEqual([1, 0])
    expect(rows[0]?.values).not.toEqual(before?.values)
    const row = await db
      .selectFrom('record_index')
      .select('stamp')
      .where('record_uuid', '=', recordUuid)
      .executeTakeFirstOrThrow()
    expect(row.stamp).toBe(stamp)
  })

  test('leave out what cannot be read in the time of one call, and count it', async () => {
    const doctor = await bench().doctor()
    const cases: string[] = []
    for (let n = 0; n < 34; n += 1) cases.push((await caseWithRecord(doctor, `多${n}`)).caseUuid)
    const { db } = bench().server.ports.store
    await db
      .updateTable('record')
      .set({ ceph_points: tracingText({ forward: 80 }), has_tracing: 1 })
      .where('case_uuid', 'in', cases)
      .execute()
    const waiting = async () => (await doctor.call('caseFindings', { cases, analysis: 'ABO' })).waiting
    expect([await waiting(), await waiting()]).toEqual([2, 0])
  })

  test('are those of the record before when the latest goes to the bin', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '两次', forward: 80, createday: '2026-03-02T09:30' })
    const later = await doctor.call('timebarAdd', { caseUuid, createday: '2026-05-02T09:30', type: 2 })
    await doctor.call('imageUpload', { recordUuid: later.uuid, type: 'Lateral_Ceph', name: 'b.jpg' }, await picture())
    const version = (await doctor.call('timebarGet', { caseUuid })).find(({ uuid }) => uuid === later.uuid)?.version ?? 1
    const cephPoints = tracingText({ forward: -80 })
    await doctor.call('timebarUpdate', { uuid: later.uuid, caseUuid, version, cephPoints })
    expect((await read(doctor, [caseUuid])).rows.map(row => row.recordUuid)).toEqual([later.uuid])
    await doctor.call('timebarDelete', { uuid: later.uuid })
    expect((await read(doctor, [caseUuid])).rows.map(row => row.recordUuid)).toEqual([recordUuid])
  })

  test('mark lengths by a scale that nobody measured', async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await tracedCase(doctor, { name: '长', ruler: true })
    await doctor.call('analysisAdd', { name: '长度', content: '["Wits appraisal"]' })
    const [row] = (await read(doctor, [caseUuid], '长度')).rows
    expect(row?.values[0]).toMatchObject({ unit: 'mm', approximate: false })
    const { db } = bench().server.ports.store
    await db.updateTable('record_index').set({ scale: 'detector' }).execute()
    const again = await doctor.call('caseFindings', { cases: [caseUuid], analysis: '长度' })
    expect(again.rows[0]?.values[0]?.approximate).toBe(true)
  })

  test('hold no length by a scale that the other films of the case make doubtful, and say so, until a scheme states it', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '疑', forward: 80 })
    await doctor.call('analysisAdd', { name: '一长', content: '["Wits appraisal","ANB"]' })
    const row = async () => (await read(doctor, [caseUuid], '一长')).rows[0]
    const items = async () => (await row())?.values.map(({ item }) => item)
    expect([(await row())?.scaleDoubted, await items()]).toEqual([false, expect.arrayContaining(['Wits appraisal', 'ANB'])])
    const later = await tracedRecord(doctor, caseUuid, { forward: 80, rulerMm: 12 })
    expect(await row()).toMatchObject({ recordUuid: later.recordUuid, scaleDoubted: true })
    expect(await items()).toEqual(['ANB'])
    await doctor.call('timebarDelete', { uuid: later.recordUuid })
    expect(await row()).toMatchObject({ recordUuid, scaleDoubted: false })
    await doctor.call('timebarRestore', { uuid: later.recordUuid })
    expect(await items()).toEqual(['ANB'])
    await doctor.call('analysisAdd', { name: '只长', content: '["Wits appraisal"]' })
    expect((await read(doctor, [caseUuid], '只长')).rows[0]).toMatchObject({ scaleDoubted: true, values: [] })
    await stateScales(doctor, caseUuid, { [recordUuid]: 0.1, [later.recordUuid]: 0.12 })
    expect((await row())?.scaleDoubted).toBe(false)
    expect(await items()).toEqual(expect.arrayContaining(['Wits appraisal', 'ANB']))
  })

  test('hold none either where a value is so near its bound that its tracing is measured', async () => {
    const doctor = await bench().doctor()
    // ANB displayed as it is here may be on either side of its bound.
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '疑', forward: 13 })
    await doctor.call('analysisAdd', { name: '一长', content: '["Wits appraisal","ANB"]' })
    const items = async () => (await read(doctor, [caseUuid], '一长')).rows[0]?.values.map(({ item }) => item).sort()
    expect(await items()).toEqual(['ANB', 'Wits appraisal'])
    await tracedRecord(doctor, caseUuid, { createday: '2025-02-02T09:30', forward: 13, rulerMm: 12 })
    expect((await read(doctor, [caseUuid], '一长')).rows[0]).toMatchObject({ recordUuid, scaleDoubted: true })
    expect(await items()).toEqual(['ANB'])
  })

  test('are nobody else’s: the cases of another doctor and those in the bin are as if they were not there', async () => {
    const [doctor, other] = [await bench().doctor(), await bench().doctor()]
    const theirs = await tracedCase(other, { name: '别人', forward: 80 })
    const mine = await tracedCase(doctor, { name: '我的', forward: 80 })
    const { rows } = await read(doctor, [mine.caseUuid, theirs.caseUuid])
    expect(rows.map(row => row.caseUuid)).toEqual([mine.caseUuid])
    const { db } = bench().server.ports.store
    await db.updateTable('record_index').set({ scale: 'doubted' }).where('record_uuid', '=', theirs.recordUuid).execute()
    expect((await read(doctor, [mine.caseUuid, theirs.caseUuid])).rows.map(row => row.caseUuid)).toEqual([mine.caseUuid])
    await doctor.call('patientDelete', { uuid: mine.caseUuid })
    expect(await doctor.call('caseFindings', { cases: [mine.caseUuid, theirs.caseUuid], analysis: 'ABO' })).toEqual({
      rows: [],
      waiting: 0,
    })
    expect(
      await bench()
        .visitor()
        .refusal('caseFindings', { cases: [mine.caseUuid], analysis: '' }),
    ).toBe('SESSION_EXPIRED')
  })
})
