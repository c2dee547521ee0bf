import { usualWish } from '@sella/contract/report-design'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'
import { makeComprehensive } from './comprehensive'
import { makeHere } from './pdf-work'
import { recordWish } from './record-wish'

onEachEngine('the report of a record without a lateral film', bench => {
  const made = async (recordUuid: string, sections: typeof usualWish.sections = usualWish.sections) => {
    const { store, files } = bench().server.ports
    const { db } = store
    const named = {
      recordUuid,
      method: 'ABO',
      dentition: null,
      lang: 'zh',
      overlaps: [],
      plans: [],
      assumeScale: false,
      today: '2026-11-24',
    } as const
    const asked = await recordWish(db, named)
    if (asked === 'METHOD_UNKNOWN') throw new Error(asked)
    const { doctor, wish } = asked
    const progress = { signal: new AbortController().signal, report: () => undefined }
    return makeComprehensive(
      { db, files, makePdf: (_, task, on) => makeHere(task, on) },
      { ...wish, design: { ...wish.design, sections } },
      { doctor, person: doctor },
      { progress },
    )
  }

  test('prints what the record has and names no analysis; of a record with nothing it is refused', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    await expect(made(recordUuid)).rejects.toMatchObject({ code: 'FILM_FIRST' })
    await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'a.jpg' }, await picture())
    const report = await made(recordUuid)
    expect(report.pdf.sections).toEqual(['封面', '患者照片'])
    expect(report.title).not.toContain('ABO')
    await doctor.call('imageUpload', { recordUuid, type: 'Panoramic', name: 'b.jpg' }, await picture())
    expect((await made(recordUuid)).pdf.sections).toEqual(['封面', '患者照片', '全景片'])
    await expect(made(recordUuid, ['cover', 'analysis', 'wiggle'])).rejects.toMatchObject({ code: 'FILM_FIRST' })
  })

  test('prints the notes of a case alone', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const { file } = await doctor.call('caseFileGet', { caseUuid })
    await doctor.call('caseFileSave', { caseUuid, from: file, file: { ...file, diagnosis: '安氏 II 类' } })
    expect((await made(recordUuid, ['notes'])).pdf.sections).toEqual(['病历记录'])
  })
})
