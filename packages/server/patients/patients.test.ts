import { describe, expect, test } from 'vitest'
import { fold } from '../keys/fold'
import { nameKeys } from '../keys/name-keys'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture, someone } from '../testing/samples'
import { tracingText } from '../testing/traced'

onEachEngine('cases', bench => {
  test('a case is added, changed and found again', async () => {
    const doctor = await bench().doctor()
    const [agency] = await doctor.call('agencyUpdateAll', { agencies: [{ name: '城西门诊' }] })
    const added = await doctor.call('patientAdd', { ...someone('王小明', 'A-01'), agencyUuid: agency?.uuid ?? null })
    expect(added).toMatchObject({ name: '王小明', caseNo: 'A-01', agency: { name: '城西门诊' }, favorite: false })
    const changed = await doctor.call('patientUpdate', {
      ...someone('王大明', 'A-02'),
      uuid: added.uuid,
      sex: 'male',
      notes: '备注',
    })
    expect(changed).toMatchObject({ name: '王大明', caseNo: 'A-02', sex: 'male', notes: '备注', agency: null })
    expect(await doctor.call('patientFind', { uuid: added.uuid })).toEqual(changed)
  })

  test('a case is found by any part of its name, by pinyin, by initials and by number, in a few words or none', async () => {
    const doctor = await bench().doctor()
    for (const [name, number] of [
      ['欧阳春晓', 'X-1001'],
      ['单小芳', 'X-1002'],
      ['Anna Müller', '77'],
    ] as const)
      await doctor.call('patientAdd', someone(name, number))
    const namesFor = async (search: string) => (await doctor.call('patientGet', { search })).rows.map(row => row.name).sort()
    expect(await namesFor('春')).toEqual(['欧阳春晓'])
    expect(await namesFor('ouyang')).toEqual(['欧阳春晓'])
    expect(await namesFor('OuYang Chun')).toEqual(['欧阳春晓'])
    expect(await namesFor('oycx')).toEqual(['欧阳春晓'])
    expect(await namesFor('shan')).toEqual(['单小芳'])
    expect(await namesFor('muller')).toEqual(['Anna Müller'])
    expect(await namesFor('x-100')).toEqual(['单小芳', '欧阳春晓'])
    expect(await namesFor('1002')).toEqual(['单小芳'])
    expect(await namesFor('')).toHaveLength(3)
    expect(await namesFor('%')).toEqual([])
    expect(await namesFor('不在')).toEqual([])
  })

  test('two windows that change different fields keep both; one field changed in both is refused and stays', async () => {
    const doctor = await bench().doctor()
    const from = someone('两窗', 'W-1')
    const { uuid } = await doctor.call('patientAdd', from)
    await doctor.call('patientUpdate', { ...from, phone: '555', uuid, from })
    const merged = await doctor.call('patientUpdate', { ...from, notes: '对花生过敏', uuid, from })
    expect(merged).toMatchObject({ phone: '555', notes: '对花生过敏' })
    const clash = await doctor.ask('patientUpdate', { ...from, phone: '777', uuid, from })
    expect(clash.envelope).toMatchObject({ code: 409, data: { reason: 'PATIENT_CONFLICT', fields: 'phone' } })
    expect(await doctor.refusal('patientUpdate', { ...from, phone: '555', uuid, from })).toBe('DONE')
    expect(await doctor.call('patientFind', { uuid })).toMatchObject({ phone: '555', notes: '对花生过敏' })
    const other = await bench().doctor()
    expect(await other.refusal('patientUpdate', { ...from, uuid, from })).toBe('NOT_FOUND')
  })

  test('two windows that save in the same instant keep both changes', async () => {
    const doctor = await bench().doctor()
    const from = someone('同时', 'W-2')
    const { uuid } = await doctor.call('patientAdd', from)
    for (let round = 0; round < 10; round += 1) {
      const now = await doctor.call('patientFind', { uuid })
      const start = { ...from, phone: now.phone, notes: now.notes }
      await Promise.all([
        doctor.call('patientUpdate', { ...start, phone: `${round}`, uuid, from: start }),
        doctor.call('patientUpdate', { ...start, notes: `第${round}`, uuid, from: start }),
      ])
      expect(await doctor.call('patientFind', { uuid })).toMatchObject({ phone: `${round}`, notes: `第${round}` })
    }
  })

  test('the old name no longer finds a renamed case', async () => {
    const doctor = await bench().doctor()
    const { uuid } = await doctor.call('patientAdd', someone('旧名', 'N1'))
    await doctor.call('patientUpdate', { ...someone('新名', 'N1'), uuid })
    expect((await doctor.call('patientGet', { search: '旧' })).total).toBe(0)
    expect((await doctor.call('patientGet', { search: 'xinming' })).total).toBe(1)
  })

  test('the list is paged, last changed first, and a change moves a case up', async () => {
    const doctor = await bench().doctor()
    const uuids: string[] = []
    for (let i = 0; i < 7; i += 1) {
      bench().clock.ahead += 1000
      uuids.push((await doctor.call('patientAdd', someone(`病人${i}`))).uuid)
    }
    bench().clock.ahead += 1000
    await doctor.call('timebarAdd', { caseUuid: uuids[0] ?? '', createday: '2026-02-03T08:00', type: 2 })
    const first = await doctor.call('patientGet', { page: 1, pageSize: 4 })
    const second = await doctor.call('patientGet', { page: 2, pageSize: 4 })
    expect(first.total).toBe(7)
    expect([...first.rows, ...second.rows].map(row => row.name)).toEqual([
      '病人0',
      '病人6',
      '病人5',
      '病人4',
      '病人3',
      '病人2',
      '病人1',
    ])
    expect((await doctor.call('patientGet', { search: 'bing', page: 2, pageSize: 4 })).rows).toHaveLength(3)
  })

  test('a saved tracing moves its case up', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor, '先')
    bench().clock.ahead += 1000
    await doctor.call('patientAdd', someone('后'))
    const names = async () => (await doctor.call('patientGet', {})).rows.map(row => row.name)
    expect(await names()).toEqual(['后', '先'])
    bench().clock.ahead += 1000
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: 1, cephPoints: tracingText() })
    expect(await names()).toEqual(['先', '后'])
  })

  test('the list shows the records of a case, their films and their thumbnail', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
    await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'b.png' }, await picture('png'))
    const { rows } = await doctor.call('patientGet', {})
    expect(rows[0]?.records).toMatchObject([{ uuid: recordUuid, type: 1, photos: 2, hasFilm: true, hasTracing: false }])
    const thumb = await fetch(bench().server.address + (rows[0]?.records[0]?.cephThumbUrl ?? ''))
    expect([thumb.status, thumb.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  test('two cases cannot share a case number, however it is written; empty numbers are free', async () => {
    const doctor = await bench().doctor()
    const first = await doctor.call('patientAdd', someone('甲', 'AB-1'))
    const second = await doctor.call('patientAdd', someone('乙', ''))
    await doctor.call('patientAdd', someone('丙', ''))
    const taken = await doctor.ask('patientAdd', someone('丁', 'ab 1'))
    expect(taken.envelope).toMatchObject({
      code: 409,
      message: '病历号已存在：甲',
      data: { reason: 'CASE_NUMBER_TAKEN', name: '甲' },
    })
    expect(await doctor.refusal('patientUpdate', { ...someone('乙', 'AB-1'), uuid: second.uuid })).toBe('CASE_NUMBER_TAKEN')
    expect(await doctor.refusal('patientUpdate', { ...someone('甲二', 'AB-1'), uuid: first.uuid })).toBe('DONE')
    const raced = await Promise.all(['戊', '己', '庚'].map(name => doctor.refusal('patientAdd', someone(name, 'RACE'))))
    expect(raced.sort()).toEqual(['CASE_NUMBER_TAKEN', 'CASE_NUMBER_TAKEN', 'DONE'])
  })

  test('a case in the bin is hidden everywhere, listed in the bin and comes back whole', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor, '回收')
    await doctor.call('patientDelete', { uuid: caseUuid })
    expect((await doctor.call('patientGet', {})).total).toBe(0)
    expect((await doctor.call('patientGet', { search: '回收' })).total).toBe(0)
    expect((await doctor.call('patientGet', { deleted: true })).rows.map(row => row.name)).toEqual(['回收'])
    expect((await doctor.call('patientGet', { deleted: true, search: 'huis' })).total).toBe(1)
    for (const name of ['patientFind', 'patientDelete'] as const)
      expect(await doctor.refusal(name, { uuid: caseUuid })).toBe('NOT_FOUND')
    expect(await doctor.refusal('timebarGet', { caseUuid })).toBe('NOT_FOUND')
    expect(await doctor.refusal('detectionStart', { recordUuid })).toBe('NOT_FOUND')
    await doctor.call('patientRestore', { uuid: caseUuid })
    expect(await doctor.refusal('patientRestore', { uuid: caseUuid })).toBe('NOT_FOUND')
    expect(await doctor.call('timebarGet', { caseUuid })).toHaveLength(1)
    expect((await doctor.call('patientGet', { search: '回收' })).total).toBe(1)
  })

  test('a case cannot come back while another bears its number', async () => {
    const doctor = await bench().doctor()
    const { uuid } = await doctor.call('patientAdd', someone('先', 'Z9'))
    await doctor.call('patientDelete', { uuid })
    await doctor.call('patientAdd', someone('后', 'Z9'))
    expect(await doctor.refusal('patientRestore', { uuid })).toBe('CASE_NUMBER_TAKEN')
  })

  test('favourites are listed alone', async () => {
    const doctor = await bench().doctor()
    const { uuid } = await doctor.call('patientAdd', someone('收藏'))
    await doctor.call('patientAdd', someone('其他'))
    expect((await doctor.call('patientFavorite', { uuid, favorite: '1' })).favorite).toBe(true)
    expect((await doctor.call('patientGet', { favorite: true })).rows.map(row => row.name)).toEqual(['收藏'])
    await doctor.call('patientFavorite', { uuid, favorite: '0' })
    expect((await doctor.call('patientGet', { favorite: true })).total).toBe(0)
  })

  test('a case without a name or born in the future is refused', async () => {
    const doctor = await bench().doctor()
    expect(await doctor.refusal('patientAdd', someone('  '))).toBe('NAME_REQUIRED')
    const soon = new Date(Date.now() + bench().clock.ahead + 3 * 86_400_000).toISOString().slice(0, 10)
    expect(await doctor.refusal('patientAdd', { ...someone('未来'), birthday: soon })).toBe('BIRTHDAY_IN_FUTURE')
    expect(await doctor.refusal('patientAdd', { ...someone('日期'), birthday: '2012-02-30' })).toBe('INPUT_INVALID')
  })

  test('an agency that a case names stays; the others are replaced in the order given', async () => {
    const doctor = await bench().doctor()
    const [west, east] = await doctor.call('agencyUpdateAll', { agencies: [{ name: '西' }, { name: '东' }] })
    await doctor.call('patientAdd', { ...someone('有机构'), agencyUuid: west?.uuid ?? null })
    const without = await doctor.ask('agencyUpdateAll', { agencies: [{ uuid: east?.uuid, name: '东' }] })
    expect(without.envelope.data).toMatchObject({ reason: 'AGENCY_IN_USE', name: '西' })
    const turned = await doctor.call('agencyUpdateAll', { agencies: [{ name: '新' }, { uuid: west?.uuid, name: '西二' }] })
    expect(turned.map(({ name }) => name)).toEqual(['新', '西二'])
    expect(await doctor.call('agencyGet', {})).toEqual(turned)
  })

  test('every change of a case is in the log, and the log cannot be changed', async () => {
    const doctor = await bench().doctor()
    const { uuid } = await doctor.call('patientAdd', someone('记录在案', 'L1'))
    await doctor.call('patientUpdate', { ...someone('改名', 'L1'), uuid })
    await doctor.call('patientDelete', { uuid })
    const { db } = bench().server.ports.store
    const rows = await db.selectFrom('audit').selectAll().where('entity_uuid', '=', uuid).orderBy('at').execute()
    expect(rows.map(row => row.action).sort()).toEqual(['patientAdd', 'patientDelete', 'patientUpdate'])
    expect(rows.find(row => row.action === 'patientUpdate')?.details).toContain('记录在案')
    await expect(db.deleteFrom('audit').execute()).rejects.toThrow('append only')
    await expect(db.updateTable('audit').set({ action: 'x' }).execute()).rejects.toThrow('append only')
  })
})

describe('the search keys of a name', () => {
  test('fold forms, accents and blanks away', () => {
    expect(fold(' Ｍüller-Lüdenscheidt ')).toBe('mullerludenscheidt')
  })
  test('read a family name as one: 单 is shan and 曾 is zeng; 吕 is lu and lv', () => {
    expect(nameKeys('单田芳')).toContain('shantianfang')
    expect(nameKeys('曾国')).toContain('zguo')
    expect(nameKeys('吕布')).toEqual(expect.arrayContaining(['lubu', 'lvbu', 'lbu']))
  })
})
