import { emptyFile } from '@sella/contract/case-file'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture, someone } from '../testing/samples'

onEachEngine('the counts above the list', bench => {
  test('are those of the lists themselves, of one doctor’s cases only', async () => {
    const doctor = await bench().doctor()
    const add = async (name: string): Promise<string> => (await doctor.call('patientAdd', someone(name))).uuid
    await add('无')
    const starred = await add('收藏')
    await doctor.call('patientFavorite', { uuid: starred, favorite: '1' })
    for (const nextVisit of ['2026-11-20', '2026-11-29', '2026-11-30'])
      await doctor.call('caseFileSave', { caseUuid: await add(nextVisit), file: { ...emptyFile, nextVisit }, from: emptyFile })
    for (const name of ['甲', '乙', '丙']) await doctor.call('patientDelete', { uuid: await add(name) })
    for (let film = 0; film < 4; film++) {
      const { recordUuid } = await caseWithRecord(doctor)
      await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
    }
    const due = '2026-11-29'
    const counts = await doctor.call('patientCounts', { due })
    expect(counts).toEqual({ all: 9, favorite: 1, visit: 2, toTrace: 4, bin: 3 })
    const total = async (view: object): Promise<number> => (await doctor.call('patientGet', view)).total
    const views = {
      all: {},
      favorite: { favorite: true },
      visit: { due },
      toTrace: { awaits: 'tracing' },
      bin: { deleted: true },
    }
    for (const [name, view] of Object.entries(views))
      expect([name, await total(view)]).toEqual([name, counts[name as keyof typeof counts]])
    const other = await bench().doctor()
    expect(await other.call('patientCounts', { due })).toEqual({ all: 0, favorite: 0, visit: 0, toTrace: 0, bin: 0 })
  })
})
