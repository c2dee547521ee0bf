import type { Input } from '@sella/contract/calls/index'
import { type CaseFile, emptyFile } from '@sella/contract/case-file'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, someone } from '../testing/samples'
import { findPatients } from './search'

const file = (more: Partial<CaseFile>): CaseFile => ({ ...emptyFile, ...more })

onEachEngine('the file of a case', bench => {
  test('holds what was written, its tags once each, and the notes of its records', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    expect(await doctor.call('caseFileGet', { caseUuid })).toMatchObject({
      file: emptyFile,
      records: [{ uuid: recordUuid, note: '' }],
    })
    const written = file({
      diagnosis: '安氏II类',
      tags: ['Invisalign', '拔牙', 'invisalign'],
      nextVisit: '2026-12-01',
      nextVisitFor: '换弓丝',
    })
    expect(await doctor.call('caseFileSave', { caseUuid, file: written, from: emptyFile })).toEqual({
      ...written,
      tags: ['Invisalign', '拔牙'],
    })
    await doctor.call('recordNoteSave', { uuid: recordUuid, note: '颏兜', from: '' })
    expect((await doctor.call('caseFileGet', { caseUuid })).records).toMatchObject([{ note: '颏兜', type: 1 }])
    expect((await doctor.call('patientGet', {})).rows).toMatchObject([
      { tags: ['Invisalign', '拔牙'], nextVisit: '2026-12-01', nextVisitFor: '换弓丝' },
    ])
    expect(await doctor.call('caseTags', {})).toEqual([
      { tag: 'Invisalign', cases: 1 },
      { tag: '拔牙', cases: 1 },
    ])
  })

  test('keeps what two windows wrote in different texts, and refuses where both changed one', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const save = (next: CaseFile, from = emptyFile) => doctor.ask('caseFileSave', { caseUuid, file: next, from })
    await Promise.all([save(file({ plan: '拔牙' })), save(file({ tags: ['急'] }))])
    const { envelope } = await save(file({ plan: '不拔牙', progress: '一' }))
    expect(envelope).toMatchObject({ code: 409, data: { reason: 'PATIENT_CONFLICT', fields: 'plan' } })
    expect((await doctor.call('caseFileGet', { caseUuid })).file).toEqual(file({ plan: '拔牙', tags: ['急'] }))
    expect(await doctor.refusal('recordNoteSave', { uuid: recordUuid, note: '甲', from: '' })).toBe('DONE')
    expect(await doctor.refusal('recordNoteSave', { uuid: recordUuid, note: '乙', from: '' })).toBe('PATIENT_CONFLICT')
  })

  test('leads a search to its case, which says where; what is gone leads nowhere', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor, '陈雨桐')
    await doctor.call('patientUpdate', { ...someone('陈雨桐', 'K-1'), phone: '13800138021', uuid: caseUuid })
    await doctor.call('patientAdd', someone('王一'))
    const written = file({ problems: '下前牙拥挤 6 mm', tags: ['隐形矫治'] })
    await doctor.call('caseFileSave', { caseUuid, file: written, from: emptyFile })
    await doctor.call('recordNoteSave', { uuid: recordUuid, note: 'open bite, relapse after debonding', from: '' })
    const hitsFor = async (search: string) =>
      (await doctor.call('patientGet', { search })).rows.map(row => [row.name, row.found?.in ?? '', row.found?.text ?? ''])
    expect(await hitsFor('8021')).toEqual([['陈雨桐', 'phone', '13800138021']])
    expect(await hitsFor('隐形')).toEqual([['陈雨桐', 'tag', '隐形矫治']])
    expect(await hitsFor('拥挤')).toEqual([['陈雨桐', 'problems', '下前牙拥挤 6 mm']])
    expect(await hitsFor('relapse after deb')).toEqual([['陈雨桐', 'record', 'open bite, relapse after debonding']])
    expect(await hitsFor('relapseafterdebonding')).toEqual([['陈雨桐', 'record', 'open bite, relapse after debonding']])
    expect(await hitsFor('yutong chen')).toEqual([['陈雨桐', '', '']])
    expect(await hitsFor('chenyt 拥挤')).toEqual([['陈雨桐', 'problems', '下前牙拥挤 6 mm']])
    expect(await hitsFor('王 拥挤')).toEqual([])
    await doctor.call('timebarDelete', { uuid: recordUuid })
    expect(await hitsFor('relapse')).toEqual([])
    await doctor.call('timebarRestore', { uuid: recordUuid })
    expect(await hitsFor('relapse')).toHaveLength(1)
    await doctor.call('caseFileSave', { caseUuid, file: emptyFile, from: written })
    expect([await hitsFor('拥挤'), await hitsFor('隐形')]).toEqual([[], []])
    await doctor.call('patientDelete', { uuid: caseUuid })
    expect(await hitsFor('8021')).toEqual([])
    const bin = await doctor.call('patientGet', { search: '8021 chen', deleted: true })
    expect(bin.total).toBe(1)
    await doctor.call('patientRestore', { uuid: caseUuid })
    expect(await hitsFor('relapse')).toHaveLength(1)
  })

  test('cases whose visit is due come the earliest first, with those long due; searched and starred like others', async () => {
    const doctor = await bench().doctor()
    for (const [name, nextVisit] of [
      ['后', '2026-11-29'],
      ['逾', '2026-10-01'],
      ['今', '2026-11-22'],
      ['无', null],
    ] as const) {
      const { uuid: caseUuid } = await doctor.call('patientAdd', someone(name))
      await doctor.call('caseFileSave', { caseUuid, file: file({ nextVisit, nextVisitFor: '复诊' }), from: emptyFile })
    }
    const due = async (more: Input<'patientGet'> = {}) => {
      const { total, rows } = await doctor.call('patientGet', { due: '2026-11-28', ...more })
      return [total, ...rows.map(row => row.name)]
    }
    expect(await due()).toEqual([2, '逾', '今'])
    expect(await due({ due: '2026-11-29' })).toEqual([3, '逾', '今', '后'])
    expect(await due({ search: '今' })).toEqual([1, '今'])
    expect(await due({ favorite: true })).toEqual([0])
    const other = await bench().doctor()
    expect((await other.call('patientGet', { due: '2027-01-01' })).total).toBe(0)
  })

  test('many that are found are walked, few gathered: both give the same cases in the same order', async () => {
    const doctor = await bench().doctor()
    for (const [i, name] of ['王一', '王二', '李王', '陈一', '王一一', '张王'].entries()) {
      bench().clock.ahead += 1000
      await doctor.call('patientAdd', someone(name, `N-${i}`))
    }
    const { db } = bench().server.ports.store
    const uuid = (await doctor.call('cUserInfo', {})).userId
    const order = { by: 'updated', turned: false } as const
    const wanted = { doctor: uuid, favorite: false, deleted: false, awaits: null, due: null, order, limit: 3, offset: 1 }
    for (const search of ['wang', '王', 'wang yi', 'n', '一 n']) {
      const [walked, gathered] = [
        await findPatients(db, { ...wanted, search, few: 0 }),
        await findPatients(db, { ...wanted, search }),
      ]
      expect(walked).toEqual(gathered)
      expect(walked.total).toBeGreaterThan(1)
    }
  })

  test('lists are sorted by name in pinyin, by number and by change, either way, searched or not', async () => {
    const doctor = await bench().doctor()
    for (const [name, number] of [
      ['李四', 'B-2'],
      ['陈一', 'C-1'],
      ['程三', 'A-3'],
    ] as const) {
      bench().clock.ahead += 1000
      await doctor.call('patientAdd', someone(name, number))
    }
    const names = async (by: 'updated' | 'name' | 'number', turned = false, search = '') =>
      (await doctor.call('patientGet', { sort: { by, turned }, search })).rows.map(row => row.name)
    expect(await names('name')).toEqual(['陈一', '程三', '李四'])
    expect(await names('name', true)).toEqual(['李四', '程三', '陈一'])
    expect(await names('number')).toEqual(['程三', '李四', '陈一'])
    expect(await names('updated')).toEqual(['程三', '陈一', '李四'])
    expect(await names('updated', true)).toEqual(['李四', '陈一', '程三'])
    expect(await names('name', true, 'chen')).toEqual(['程三', '陈一'])
    expect(await names('number', false, 'c')).toEqual(['程三', '陈一'])
  })
})
