import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exported, fullAccount, points, textsOf } from '../testing/archives'
import { password, startBench, type TestBench, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { someone } from '../testing/samples'
import { importAccount } from './import'

const idOf = async (doctor: Visitor) => (await doctor.call('cUserInfo', {})).userId
const bring = async (bench: TestBench, doctor: Visitor, place: string) =>
  importAccount(bench.server.ports, { doctor: await idOf(doctor), place })
const originals = async (bench: TestBench) =>
  (await readdir(join(bench.folder, 'files', 'original'), { recursive: true })).filter(name => name.includes('.'))

/** What a doctor sees of her account, without uuids, addresses and times. */
const seen = async (doctor: Visitor) => {
  const { rows } = await doctor.call('patientGet', {})
  const whole = []
  for (const { uuid, name, caseNo, agency, notes, favorite } of rows) {
    const records = await doctor.call('timebarGet', { caseUuid: uuid })
    const stages = records.map(({ createday, type, cephPoints, alignment, modelReadings, version, photos }) => ({
      stage: { createday, type, cephPoints, alignment, modelReadings, version },
      photos: photos.map(photo => [photo.type, photo.name, photo.hash, photo.width, photo.height]),
    }))
    const schemes = await doctor.call('overconfigFind', { caseUuid: uuid })
    const overlaps = schemes.replaceAll(records[0]?.uuid ?? '-', 'first record')
    whole.push({ name, caseNo, agency: agency?.name, notes, favorite, stages, overlaps })
  }
  const bin = (await doctor.call('patientGet', { deleted: true })).rows.map(row => row.name)
  const analyses = (await doctor.call('analysisList', {})).map(({ name, content }) => ({ name, content }))
  return { whole, bin, analyses, view: await doctor.call('settingGet', { name: 'view' }) }
}

onEachEngine('the export of an account', bench => {
  test('holds everything in plain files, and nothing of another doctor', async () => {
    const doctor = await bench().doctor()
    await fullAccount(doctor)
    const other = await bench().doctor()
    await other.call('patientAdd', someone('别人的病人'))
    const texts = await textsOf(await exported(bench(), doctor))
    expect([...texts.keys()].map(name => name.replace(/\/.*/, '')).sort()).toEqual(
      [
        ...[
          'account.json',
          'analyses.json',
          'documents.json',
          'manifest.json',
          'measurements.csv',
          'originals',
          'originals',
          'originals',
        ],
        ...['conversation.json', 'overlaps.json', 'patients.json', 'records.json', 'settings.json', 'tracings'],
      ].sort(),
    )
    expect(JSON.parse(texts.get('manifest.json') ?? '')).toMatchObject({ format: 'sella-account', version: 1, missing: [] })
    expect(
      JSON.parse(texts.get('patients.json') ?? '')
        .map((row: { name: string }) => row.name)
        .sort(),
    ).toEqual(['=回收站', '王小明'])
    expect([...texts.values()].join('')).not.toContain('别人的病人')
    const tracing = [...texts].find(([name]) => name.startsWith('tracings/'))?.[1] ?? ''
    expect(JSON.parse(tracing)).toEqual({
      landmarks: { S: [20, 40], Na: [90, 30], A: [88, 60], B: [84, 75], Po: [10, 50] },
      ruler0: [5, 5],
      ruler1: [15, 5],
      rulerdistance: 10,
    })
  })

  test('has a table with every item of each traced record, its scale and why a value is missing', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await fullAccount(doctor)
    const table = (await textsOf(await exported(bench(), doctor))).get('measurements.csv') ?? ''
    const rows = table.trim().split('\r\n')
    expect(rows.length).toBe(1 + 210)
    const sna = rows.find(row => row.includes(',SNA,'))?.split(',') ?? []
    expect(sna.slice(0, 10)).toEqual([
      recordUuid,
      'A-001',
      '王小明',
      '',
      '2012-03-04',
      '2026-01-02T09:30',
      '1',
      'ruler',
      '1',
      'SNA',
    ])
    // S (20, 40), Na (90, 30), A (88, 60): the angle at Na by hand.
    const byHand = ((Math.atan2(30, -2) - Math.atan2(10, -70)) * -180) / Math.PI
    expect(Number(sna[13])).toBeCloseTo(byHand, 9)
    expect(rows.find(row => row.includes(',missing-points'))).toBeDefined()
  })

  test('says in its table what speaks against a scale, and which points under a value nobody saw', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await fullAccount(doctor)
    const stored = (await doctor.call('timebarGet', { caseUuid })).find(({ uuid }) => uuid === recordUuid)
    const unseen = JSON.parse(stored?.cephPoints ?? '{}')
    for (const point of unseen.Lateral_Ceph)
      if (point.landmark === 'A') Object.assign(point, { origin: 'estimated', userSet: false })
    // By the ruler of 10 mm S-Na is 70.7 mm; by one of 7 mm it is 49.5.
    for (const point of unseen.Lateral_Ceph) if (point.landmark === 'rulerdistance') point.distance = 7
    const cephPoints = JSON.stringify(unseen)
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: stored?.version ?? 0, cephPoints })
    const table = (await textsOf(await exported(bench(), doctor))).get('measurements.csv') ?? ''
    const [head = '', ...rows] = table.trim().split('\r\n')
    expect(head.endsWith(',value,missing,scale_caution,estimated_points')).toBe(true)
    const caution = '"doubtful: S-Na = 49.5 mm, usually 55–90 mm"'
    expect(rows.find(row => row.includes(',SNA,'))?.endsWith(`,${caution},A`)).toBe(true)
    expect(rows.find(row => row.includes(',SNB,'))?.endsWith(`,${caution},`)).toBe(true)
  })

  test('comes back whole into another account, with new uuids where they are taken', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await fullAccount(doctor)
    const place = await exported(bench(), doctor)
    const second = await bench().doctor()
    const before = await originals(bench())
    expect(await bring(bench(), second, place)).toEqual({ patients: 2, merged: 0, records: 1, images: 3, analyses: 1 })
    expect(await seen(second)).toEqual(await seen(doctor))
    expect((await seen(second)).whole[0]?.stages[0]?.stage.cephPoints).toBe(points)
    const [row] = (await second.call('patientGet', { search: 'wxm' })).rows
    const [record] = await second.call('timebarGet', { caseUuid: row?.uuid ?? '' })
    expect(record?.uuid).not.toBe(recordUuid)
    expect(await second.call('overconfigFind', { caseUuid: row?.uuid ?? '' })).toContain(record?.uuid)
    expect(await originals(bench())).toEqual(before)
    expect((await fetch(bench().server.address + (record?.photos[0]?.thumbUrl ?? ''))).status).toBe(200)
  })

  test('keeps its uuids on an empty installation, and is refused a second time', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await fullAccount(doctor)
    const place = await exported(bench(), doctor)
    const empty = await startBench(null)
    const moved = await empty.doctor()
    await bring(empty, moved, place)
    expect(await seen(moved)).toEqual(await seen(doctor))
    const [row] = (await moved.call('patientGet', {})).rows
    expect((await moved.call('timebarGet', { caseUuid: row?.uuid ?? '' }))[0]?.uuid).toBe(recordUuid)
    await expect(bring(empty, moved, place)).rejects.toMatchObject({ code: 'CASE_NUMBER_TAKEN' })
    expect((await moved.call('patientGet', {})).total).toBe(1)
    await empty.close()
  })
})

onEachEngine('an account that is deleted', bench => {
  test('needs the password, and leaves no row but the change log, and no original that nobody else uses', async () => {
    const [doctor, other] = [await bench().doctor('leaver'), await bench().doctor('stayer')]
    await fullAccount(doctor)
    await bring(bench(), other, await exported(bench(), doctor))
    const lone = await bench().doctor('lone')
    const shared = await originals(bench())
    await lone.call(
      'avatarUpdate',
      {},
      await readFile(join(bench().folder, 'files', 'original', shared.find(name => name.endsWith('jpg')) ?? '')),
    )
    expect(await doctor.refusal('accountDelete', { password: 'wrong' })).toBe('PASSWORD_WRONG')
    const id = await idOf(doctor)
    await doctor.call('accountDelete', { password })
    expect(await doctor.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
    expect(await bench().visitor().refusal('login', { loginName: 'leaver', password })).toBe('SIGN_IN_WRONG')
    const { db } = bench().server.ports.store
    for (const table of [
      'session',
      'agency',
      'patient',
      'case_key',
      'case_file',
      'case_tag',
      'record',
      'image',
      'setting',
      'user_analysis',
      'overlap',
      'plan',
      'reread',
      'reread_draft',
      'job',
    ] as const)
      expect(await db.selectFrom(table).selectAll().where('doctor_id', '=', id).execute()).toEqual([])
    const log = await db.selectFrom('audit').selectAll().where('doctor_id', '=', id).execute()
    expect(log.map(row => row.action)).toContain('patientAdd')
    expect(new Set(log.map(row => row.details))).toEqual(new Set(['{"erased":true}']))
    expect((await originals(bench())).sort()).toEqual([...shared].sort())
    await other.call('accountDelete', { password })
    expect(await originals(bench())).toHaveLength(1)
    await lone.call('accountDelete', { password })
    expect(await originals(bench())).toEqual([])
    for (const kind of ['work', 'preview', 'thumb']) expect(await readdir(join(bench().folder, 'files', kind))).toEqual([])
  })
})
