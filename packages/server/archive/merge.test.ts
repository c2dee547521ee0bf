import { emptyFile } from '@sella/contract/case-file'
import type { SameNumber } from '@sella/contract/import-event'
import { expect, test } from 'vitest'
import { exported, fullAccount } from '../testing/archives'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { picture, schemeNamed, someone } from '../testing/samples'
import { importAccount } from './import'
import { withSchemes } from './merge'

const idOf = async (doctor: Visitor) => (await doctor.call('cUserInfo', {})).userId
const bring = async (bench: TestBench, doctor: Visitor, { place, sameNumber }: { place: string; sameNumber?: SameNumber }) =>
  importAccount(bench.server.ports, { doctor: await idOf(doctor), place, ...(sameNumber ? { sameNumber } : {}) })

const casesOf = async (doctor: Visitor) =>
  (await doctor.call('patientGet', {})).rows.map(({ name, caseNo }) => `${caseNo} ${name}`).sort()

const daysOf = async (doctor: Visitor, caseUuid: string) =>
  (await doctor.call('timebarGet', { caseUuid })).map(({ createday, photos, cephPoints }) => [
    ...[createday, photos.length, cephPoints?.length ?? 0],
  ])

const schemesOf = async (doctor: Visitor, caseUuid: string) =>
  (JSON.parse(await doctor.call('overconfigFind', { caseUuid })) as { name: string; uuids: string[] }[]).map(
    ({ name, uuids }) => ({
      ...{ name, uuids },
    }),
  )

onEachEngine('an archive with a number that is taken', bench => {
  test('of the same person: brings in what the case has not, once, and changes nothing that is there', {
    timeout: 60_000,
  }, async () => {
    const here = await bench().doctor()
    const { caseUuid, recordUuid } = await fullAccount(here)
    const away = await startBench(null)
    const colleague = await away.doctor()
    await bring(away, colleague, { place: await exported(bench(), here) })
    const again = await colleague.call('timebarAdd', { caseUuid, createday: '2026-06-02T09:30', type: 2 })
    await colleague.call(
      'imageUpload',
      { recordUuid: again.uuid, type: 'Lateral_Ceph', name: 'b' },
      await picture('jpeg', { tone: 90 }),
    )
    await colleague.call('recordNoteSave', { uuid: again.uuid, note: '复诊', from: '' })
    const schemes = [schemeNamed('对比', recordUuid), schemeNamed('新', recordUuid)]
    await colleague.call('overconfigUpdate', { caseUuid, content: JSON.stringify(schemes) })
    await colleague.call('caseFileSave', { caseUuid, file: { ...emptyFile, plan: '拔牙' }, from: emptyFile })
    const before = await daysOf(here, caseUuid)
    const wish = { place: await exported(away, colleague), sameNumber: { same: 'merge' } } as const
    await expect(bring(bench(), here, { place: wish.place })).rejects.toMatchObject({ code: 'CASE_NUMBER_TAKEN' })
    for (const round of [1, 2]) {
      const came = await bring(bench(), here, wish)
      expect([came.records, came.merged], `round ${round}`).toEqual([round === 1 ? 1 : 0, 1])
      expect(await casesOf(here)).toEqual(['A-001 王小明'])
      expect(await daysOf(here, caseUuid)).toEqual([...before, ['2026-06-02T09:30', 1, 0]])
      expect((await here.call('caseFileGet', { caseUuid })).file.plan).toBe('拔牙')
      expect(await schemesOf(here, caseUuid)).toEqual([
        { name: '对比', uuids: [recordUuid] },
        { name: '新', uuids: [recordUuid] },
      ])
    }
    expect((await here.call('patientGet', { search: '复诊' })).total).toBe(1)
    await away.close()
  })

  test('of another person is never merged: it gets a number of its own, or stays out', { timeout: 60_000 }, async () => {
    const [from, to] = [await bench().doctor(), await bench().doctor()]
    await fullAccount(from)
    const place = await exported(bench(), from)
    await to.call('patientAdd', someone('李四', 'a-001'))
    await expect(bring(bench(), to, { place, sameNumber: { same: 'merge' } })).rejects.toMatchObject({
      asks: { same: 0, others: 1, cases: [{ here: { name: '李四' }, archived: { name: '王小明' } }] },
    })
    await bring(bench(), to, { place, sameNumber: { others: 'leave' } })
    expect(await casesOf(to)).toEqual(['a-001 李四'])
    await bring(bench(), to, { place, sameNumber: { others: 'separate' } })
    expect(await casesOf(to)).toEqual(['A-001 (2) 王小明', 'a-001 李四'])
  })

  test('and a name too is not of the same person where the birthday is another or the sexes contradict each other', {
    timeout: 60_000,
  }, async () => {
    const from = await bench().doctor()
    await from.call('patientAdd', { ...someone('王小明', 'A-001'), birthday: '2012-03-04', sex: 'male' })
    const place = await exported(bench(), from)
    const asksOf = async (here: Partial<ReturnType<typeof someone>>) => {
      const to = await bench().doctor()
      await to.call('patientAdd', { ...someone('王小明', 'A-001'), birthday: '2012-03-04', sex: 'male', ...here })
      const { asks } = await bring(bench(), to, { place }).catch(error => error)
      return [asks.same, asks.others]
    }
    expect(await asksOf({ sex: null })).toEqual([1, 0])
    for (const other of [{ birthday: '2012-03-05' }, { birthday: null }, { sex: 'female' as const }])
      expect([other, await asksOf(other)]).toEqual([other, [0, 1]])
  })

  test('of the same person can be kept apart or left out, too', { timeout: 60_000 }, async () => {
    const doctor = await bench().doctor()
    await fullAccount(doctor)
    const place = await exported(bench(), doctor)
    await bring(bench(), doctor, { place, sameNumber: { same: 'leave' } })
    expect(await casesOf(doctor)).toEqual(['A-001 王小明'])
    await bring(bench(), doctor, { place, sameNumber: { same: 'separate' } })
    expect(await casesOf(doctor)).toEqual(['A-001 (2) 王小明', 'A-001 王小明'])
  })

  test('without a number is asked about by name and birthday; merged, nothing is doubled', { timeout: 60_000 }, async () => {
    const [from, to] = [await bench().doctor(), await bench().doctor()]
    const { caseUuid } = await fullAccount(from)
    const unnumbered = { ...someone('王小明'), uuid: caseUuid }
    await from.call('patientUpdate', unnumbered)
    const place = await exported(bench(), from)
    for (const [doctor, round] of [[from, 'own'] as const, [to, 'first'] as const, [to, 'again'] as const]) {
      const asks = { same: 1, others: 0, cases: [{ caseNo: '', same: true, here: { name: '王小明', birthday: '2012-03-04' } }] }
      if (round === 'first') await bring(bench(), doctor, { place })
      else await expect(bring(bench(), doctor, { place }), round).rejects.toMatchObject({ asks })
      if (round !== 'first')
        expect(await bring(bench(), doctor, { place, sameNumber: { same: 'merge' } })).toMatchObject({ records: 0 })
      const [only] = (await doctor.call('patientGet', {})).rows
      expect([round, await casesOf(doctor)]).toEqual([round, [' 王小明']])
      expect(await daysOf(doctor, only?.uuid ?? '')).toHaveLength(1)
    }
    await bring(bench(), to, { place, sameNumber: { same: 'leave' } })
    await bring(bench(), to, { place, sameNumber: { same: 'separate' } })
    expect(await casesOf(to)).toEqual([' 王小明', ' 王小明'])
    await from.call('patientUpdate', { ...unnumbered, caseNo: 'B-7' })
    await expect(bring(bench(), from, { place })).rejects.toMatchObject({ asks: { same: 1, others: 0 } })
  })

  test('without a number is merged into one case at most: of two of one name and birthday the other comes as its own', {
    timeout: 60_000,
  }, async () => {
    const [from, to] = [await bench().doctor(), await bench().doctor()]
    for (const notes of ['甲', '乙']) await from.call('patientAdd', { ...someone('王芳'), notes })
    await to.call('patientAdd', { ...someone('王芳'), notes: '这里的' })
    const place = await exported(bench(), from)
    await expect(bring(bench(), to, { place })).rejects.toMatchObject({ asks: { same: 1, others: 0 } })
    await bring(bench(), to, { place, sameNumber: { same: 'merge' } })
    expect(await casesOf(to)).toEqual([' 王芳', ' 王芳'])
  })

  test('of a name alone is asked about but never merged; other numbers, birthdays or sexes are other cases', {
    timeout: 60_000,
  }, async () => {
    const [from, to] = [await bench().doctor(), await bench().doctor()]
    await from.call('patientAdd', { ...someone('李伟'), birthday: null })
    await from.call('patientAdd', someone('张敏', 'Z-1'))
    await from.call('patientAdd', { ...someone('赵云'), sex: 'male' })
    await to.call('patientAdd', someone('张敏', 'Z-2'))
    await to.call('patientAdd', { ...someone('赵云'), sex: 'female' })
    await to.call('patientAdd', { ...someone('赵云'), birthday: '2012-03-05' })
    await to.call('patientAdd', { ...someone('李伟'), birthday: null })
    const place = await exported(bench(), from)
    await expect(bring(bench(), to, { place, sameNumber: { same: 'merge' } })).rejects.toMatchObject({
      asks: { same: 0, others: 1, cases: [{ here: { name: '李伟', birthday: null } }] },
    })
    await bring(bench(), to, { place, sameNumber: { others: 'leave' } })
    expect(await casesOf(to)).toEqual([...[' 李伟', ' 赵云', ' 赵云', ' 赵云'], 'Z-1 张敏', 'Z-2 张敏'])
  })
})

test('schemes that come in stand after those that are there, each once, none in the place of another', () => {
  const [first, other] = [schemeNamed('a'), { ...schemeNamed('a'), uuids: ['x'] }]
  const names = (text: string) => (JSON.parse(text) as { name: string }[]).map(({ name }) => name)
  const both = withSchemes(JSON.stringify([first]), JSON.stringify([first, other]))
  expect(names(both)).toEqual(['a', 'a (2)'])
  expect(withSchemes(both, JSON.stringify([first, other]))).toBe(both)
  expect(withSchemes('unreadable', JSON.stringify([first]))).toBe('unreadable')
})
