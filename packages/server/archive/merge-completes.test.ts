import { emptyFile } from '@sella/contract/case-file'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { SameNumber } from '@sella/contract/import-event'
import { noEdit } from '@sella/contract/picture-edit'
import { expect, test } from 'vitest'
import { exported, fullAccount, points } from '../testing/archives'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { picture, someone } from '../testing/samples'
import { importAccount } from './import'

const bring = async (bench: TestBench, doctor: Visitor, place: string, sameNumber: SameNumber = { same: 'merge' }) => {
  const { userId } = await doctor.call('cUserInfo', {})
  return importAccount(bench.server.ports, { doctor: userId, place, sameNumber })
}

const recordsOf = (doctor: Visitor, caseUuid: string) => doctor.call('timebarGet', { caseUuid })
const plansOf = async (doctor: Visitor, recordUuid: string) =>
  (await doctor.call('planList', { recordUuid })).map(({ name }) => name)

/** A case with an untraced film that a colleague elsewhere has got. */
const sentAway = async (bench: TestBench, here: Visitor) => {
  const { uuid: caseUuid } = await here.call('patientAdd', { ...someone('周远', 'R-1'), phone: null, notes: null })
  const { uuid: recordUuid } = await here.call('timebarAdd', { caseUuid, createday: '2026-05-02T09:30', type: 1 })
  const film = { recordUuid, type: 'Lateral_Ceph' as const, name: 'film.jpg' }
  await here.call('imageUpload', film, await picture('jpeg', { tone: 70 }))
  const away = await startBench(null)
  const colleague = await away.doctor()
  await bring(away, colleague, await exported(bench, here))
  const [record] = await recordsOf(colleague, caseUuid)
  const save = { uuid: recordUuid, caseUuid, cephPoints: points }
  return { caseUuid, recordUuid, away, colleague, save, version: record?.version ?? 0 }
}

onEachEngine('a case that comes back', bench => {
  test('brings points, plan, picture, note and details onto the same record, once', { timeout: 60_000 }, async () => {
    const here = await bench().doctor()
    const { caseUuid, recordUuid, away, colleague, save, version } = await sentAway(bench(), here)
    await colleague.call('timebarUpdate', { ...save, version })
    const smile = { recordUuid, type: 'Smile_Photo' as const, name: 'smile.jpg' }
    await colleague.call('imageUpload', smile, await picture('jpeg', { tone: 130 }))
    await colleague.call('recordNoteSave', { uuid: recordUuid, note: '会诊', from: '' })
    await colleague.call('planAdd', { recordUuid, name: '拔牙', content: writePlanDocument(emptyPlanDocument) })
    await colleague.call('patientUpdate', { ...someone('周远', 'R-1'), uuid: caseUuid, phone: '13900000000', notes: '外院' })
    await colleague.call('caseFileSave', { caseUuid, file: { ...emptyFile, diagnosis: 'II', tags: ['会诊'] }, from: emptyFile })
    const file = { ...emptyFile, plan: '观察', tags: ['复诊'] }
    await here.call('caseFileSave', { caseUuid, file, from: emptyFile })
    const place = await exported(away, colleague)
    for (const round of [1, 2]) {
      const came = await bring(bench(), here, place)
      expect([came.records, came.completed, came.differ], `round ${round}`).toEqual([0, round === 1 ? 1 : undefined, undefined])
      const [record, ...more] = await recordsOf(here, caseUuid)
      expect(more).toEqual([])
      expect(record?.cephPoints).toBe(points)
      expect(record?.photos.map(({ type }) => type)).toEqual(['Lateral_Ceph', 'Smile_Photo'])
      expect(await plansOf(here, recordUuid)).toEqual(['拔牙'])
      const [row] = (await here.call('patientGet', { search: '会诊' })).rows
      expect([row?.phone, row?.notes]).toEqual(['13900000000', '外院'])
      expect((await here.call('caseFileGet', { caseUuid })).file).toEqual({ ...file, diagnosis: 'II', tags: ['复诊', '会诊'] })
    }
    await away.close()
  })

  test('with other points and notes than here keeps both: a record beside, once, and says whose texts stay', {
    timeout: 60_000,
  }, async () => {
    const here = await bench().doctor()
    const { caseUuid, recordUuid, away, colleague, save, version } = await sentAway(bench(), here)
    await colleague.call('timebarUpdate', { ...save, version })
    await colleague.call('planAdd', { recordUuid, name: '拔牙', content: writePlanDocument(emptyPlanDocument) })
    await colleague.call('patientUpdate', { ...someone('周远', 'R-1'), uuid: caseUuid, notes: '外院' })
    const mine = points.replace('"x":88', '"x":87')
    await here.call('timebarUpdate', { ...save, version, cephPoints: mine })
    await here.call('patientUpdate', { ...someone('周远', 'R-1'), uuid: caseUuid, notes: '本院' })
    const place = await exported(away, colleague)
    for (const round of [1, 2]) {
      const came = await bring(bench(), here, place)
      expect([came.records, came.differ], `round ${round}`).toEqual([round === 1 ? 1 : 0, 1])
      const records = await recordsOf(here, caseUuid)
      expect(records.map(({ cephPoints }) => cephPoints).sort()).toEqual([mine, points].sort())
      const theirs = records.find(({ cephPoints }) => cephPoints === points)
      expect(await plansOf(here, theirs?.uuid ?? '')).toEqual(['拔牙'])
      expect((await here.call('patientGet', { search: '周远' })).rows.map(({ notes }) => notes)).toEqual(['本院'])
    }
    await away.close()
  })

  test('that lies in the bin is asked about: merged it is taken out, kept apart it stays there', {
    timeout: 60_000,
  }, async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await fullAccount(doctor)
    const place = await exported(bench(), doctor)
    await doctor.call('patientDelete', { uuid: caseUuid })
    await expect(bring(bench(), doctor, place, {})).rejects.toMatchObject({
      asks: { same: 1, others: 0, cases: [{ caseNo: 'A-001', same: true, binned: true, here: { name: '王小明' } }] },
    })
    await bring(bench(), doctor, place, { same: 'leave' })
    expect((await doctor.call('patientGet', {})).total).toBe(0)
    expect(await bring(bench(), doctor, place)).toMatchObject({ patients: 1, merged: 1, records: 0, restored: 1 })
    expect((await doctor.call('patientGet', {})).rows.map(({ uuid, caseNo }) => [uuid, caseNo])).toEqual([[caseUuid, 'A-001']])
    expect(await recordsOf(doctor, caseUuid)).toHaveLength(1)
    await doctor.call('patientDelete', { uuid: caseUuid })
    await bring(bench(), doctor, place, { same: 'separate' })
    const [apart] = (await doctor.call('patientGet', {})).rows
    expect([apart?.caseNo, apart?.uuid === caseUuid]).toEqual(['A-001', false])
    expect(await doctor.refusal('patientRestore', { uuid: caseUuid })).toBe('CASE_NUMBER_TAKEN')
  })

  test('takes a record that was put into the bin here out of it, completed, once; no second one comes', {
    timeout: 60_000,
  }, async () => {
    const here = await bench().doctor()
    const { caseUuid, recordUuid, away, colleague, save, version } = await sentAway(bench(), here)
    await colleague.call('timebarUpdate', { ...save, version })
    const place = await exported(away, colleague)
    await here.call('timebarDelete', { uuid: recordUuid })
    for (const round of [1, 2]) {
      const came = await bring(bench(), here, place)
      const counts = [came.records, came.returned, came.completed]
      expect(counts, `round ${round}`).toEqual(round === 1 ? [0, 1, 1] : [0, undefined, undefined])
      expect((await recordsOf(here, caseUuid)).map(({ uuid, cephPoints }) => [uuid, cephPoints])).toEqual([[recordUuid, points]])
      expect(await here.call('timebarBin', { caseUuid })).toEqual([])
    }
    await away.close()
  })

  test('takes pictures that were put into the bin here out of it, to their places, once; no second ones come', {
    timeout: 60_000,
  }, async () => {
    const here = await bench().doctor()
    const { caseUuid, recordUuid } = await fullAccount(here)
    const add = async (tone: number, ifTaken: 'replace' | 'beside') =>
      here.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: `${tone}`, ifTaken }, await picture('jpeg', { tone }))
    for (const [tone, ifTaken] of [[20, 'replace'] as const, [90, 'beside'] as const]) await add(tone, ifTaken)
    const pictures = async () =>
      (await recordsOf(here, caseUuid)).map(({ photos }) =>
        photos.map(({ uuid, type, name }) => `${type} ${name} ${uuid}`).sort(),
      )
    const before = await pictures()
    const beside = async () => (await recordsOf(here, caseUuid))[0]?.beside ?? []
    const place = await exported(bench(), here)
    const photos = [...((await recordsOf(here, caseUuid))[0]?.photos ?? []), ...(await beside())]
    const bin = (await here.call('imageBin', { recordUuid })).map(({ uuid }) => uuid)
    for (const { uuid } of photos) await here.call('imageDelete', { uuid })
    expect(await pictures()).toEqual([[]])
    for (const round of [1, 2]) {
      const came = await bring(bench(), here, place)
      expect([came.records, came.images, came.completed], `round ${round}`).toEqual([0, 0, round === 1 ? 1 : undefined])
      expect(came.picturesReturned, `round ${round}`).toBe(round === 1 ? photos.length : undefined)
      expect(await pictures()).toEqual(before)
      expect((await beside()).map(({ name }) => name)).toEqual(['90'])
      expect((await here.call('imageBin', { recordUuid })).map(({ uuid }) => uuid)).toEqual(bin)
    }
  })

  test('brings a picture that was replaced here beside the chosen one, from the bin or from the file, once; no second record comes', {
    timeout: 60_000,
  }, async () => {
    const here = await bench().doctor()
    const { caseUuid, recordUuid, away, colleague } = await sentAway(bench(), here)
    const add = async (doctor: Visitor, type: 'Smile_Photo' | 'Panoramic', tone: number) =>
      doctor.call('imageUpload', { recordUuid, type, name: `${type} ${tone}` }, await picture('jpeg', { tone }))
    await add(colleague, 'Smile_Photo', 20)
    await add(colleague, 'Panoramic', 20)
    const place = await exported(away, colleague)
    await add(here, 'Smile_Photo', 20)
    await add(here, 'Smile_Photo', 60)
    await add(here, 'Panoramic', 60)
    for (const round of [1, 2]) {
      const came = await bring(bench(), here, place)
      const counts = [came.records, came.completed, came.picturesReturned]
      expect(counts, `round ${round}`).toEqual(round === 1 ? [0, 1, 1] : [0, undefined, undefined])
      const [record, ...more] = await recordsOf(here, caseUuid)
      expect(more).toEqual([])
      expect(record?.photos.map(({ name }) => name)).toEqual(expect.arrayContaining(['Smile_Photo 60', 'Panoramic 60']))
      expect(record?.beside?.map(({ name }) => name).toSorted()).toEqual(['Panoramic 20', 'Smile_Photo 20'])
    }
    await away.close()
  })

  test('brings no picture again that was cropped here since, nor what was cut away; its points come as a record of their own', {
    timeout: 60_000,
  }, async () => {
    const here = await bench().doctor()
    const { caseUuid, recordUuid, away, colleague, save, version } = await sentAway(bench(), here)
    const untraced = await exported(away, colleague)
    const [film] = (await recordsOf(here, caseUuid))[0]?.photos ?? []
    await here.call('imageEdit', { uuid: film?.uuid ?? '', recipe: { ...noEdit, turn: 90 } })
    for (const round of [1, 2]) {
      const came = await bring(bench(), here, untraced)
      expect([came.records, came.completed], `round ${round}`).toEqual([0, undefined])
      const [record, ...more] = await recordsOf(here, caseUuid)
      expect([more, record?.photos.map(({ name }) => name), record?.beside ?? []]).toEqual([[], ['film.jpg'], []])
    }
    await colleague.call('timebarUpdate', { ...save, version })
    const traced = await exported(away, colleague)
    for (const round of [1, 2]) {
      expect((await bring(bench(), here, traced)).records, `round ${round}`).toBe(round === 1 ? 1 : 0)
      const records = await recordsOf(here, caseUuid)
      expect(records.find(({ uuid }) => uuid === recordUuid)?.cephPoints).toBeNull()
      expect(records.map(({ cephPoints }) => cephPoints).filter(Boolean)).toEqual([points])
    }
    await away.close()
  })

  test('brings points of a film that was replaced here as a record of their own: on the film here they would lie wrong', {
    timeout: 60_000,
  }, async () => {
    const here = await bench().doctor()
    const { caseUuid, recordUuid, away, colleague, save, version } = await sentAway(bench(), here)
    await colleague.call('timebarUpdate', { ...save, version })
    const place = await exported(away, colleague)
    await here.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'new.jpg' }, await picture('jpeg', { tone: 160 }))
    for (const round of [1, 2]) {
      const came = await bring(bench(), here, place)
      expect(came.records, `round ${round}`).toBe(round === 1 ? 1 : 0)
      const records = await recordsOf(here, caseUuid)
      const own = records.find(({ uuid }) => uuid === recordUuid)
      expect([own?.cephPoints, own?.photos.map(({ name }) => name), own?.beside ?? []]).toEqual([null, ['new.jpg'], []])
      expect(records.map(({ cephPoints }) => cephPoints).filter(Boolean)).toEqual([points])
    }
    await away.close()
  })

  test('leaves a record in the bin that says something else than the file, and brings that of the file beside it', {
    timeout: 60_000,
  }, async () => {
    const here = await bench().doctor()
    const { caseUuid, recordUuid, away, colleague, save, version } = await sentAway(bench(), here)
    await colleague.call('timebarUpdate', { ...save, version })
    const place = await exported(away, colleague)
    await here.call('timebarUpdate', { ...save, version, cephPoints: points.replace('"x":88', '"x":87') })
    await here.call('timebarDelete', { uuid: recordUuid })
    for (const round of [1, 2]) {
      const came = await bring(bench(), here, place)
      expect([came.records, came.returned], `round ${round}`).toEqual([round === 1 ? 1 : 0, undefined])
      expect((await recordsOf(here, caseUuid)).map(({ cephPoints }) => cephPoints)).toEqual([points])
      expect((await here.call('timebarBin', { caseUuid })).map(({ uuid }) => uuid)).toEqual([recordUuid])
    }
    await away.close()
  })

  test('with a bin brings it once, however often it comes, and though its keys are another account’s here', {
    timeout: 60_000,
  }, async () => {
    const [from, beside] = [await bench().doctor(), await bench().doctor()]
    await fullAccount(from)
    const place = await exported(bench(), from)
    const away = await startBench(null)
    for (const [there, doctor] of [[bench(), from] as const, [bench(), beside] as const, [away, await away.doctor()] as const]) {
      for (const _ of [1, 2]) await bring(there, doctor, place)
      const { total, rows } = await doctor.call('patientGet', { deleted: true })
      expect([total, rows.map(({ name }) => name)]).toEqual([1, ['=回收站']])
    }
    await away.close()
  })

  test('leaves the bin of a case that is here already behind', { timeout: 60_000 }, async () => {
    const here = await bench().doctor()
    const { caseUuid, away, colleague } = await sentAway(bench(), here)
    const dropped = await colleague.call('timebarAdd', { caseUuid, createday: '2026-06-02T09:30', type: 2 })
    await colleague.call('timebarDelete', { uuid: dropped.uuid })
    const place = await exported(away, colleague)
    expect(await bring(bench(), here, place)).toMatchObject({ records: 0, merged: 1 })
    expect(await here.call('timebarBin', { caseUuid })).toEqual([])
    expect(await recordsOf(here, caseUuid)).toHaveLength(1)
    await away.close()
  })

  test('of no name is never taken for another case of no name and the same age', { timeout: 60_000 }, async () => {
    const [from, to] = [await bench().doctor(), await bench().doctor()]
    await from.call('patientAdd', { ...someone('匿名病例'), birthday: '1988-02-03' })
    await to.call('patientAdd', { ...someone('匿名病例'), birthday: '1988-02-03' })
    const place = await exported(bench(), from)
    await expect(bring(bench(), to, place, {})).rejects.toMatchObject({ asks: { same: 0, others: 1 } })
    await expect(bring(bench(), to, place)).rejects.toMatchObject({ asks: { same: 0, others: 1 } })
  })
})
