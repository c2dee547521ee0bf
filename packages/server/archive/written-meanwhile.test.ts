import { parseSchemes } from '@sella/contract/documents/overlap-schemes'
import { withMarksOn } from '@sella/contract/documents/picture-marks'
import { expect, test } from 'vitest'
import { exported } from '../testing/archives'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { meanwhile, meanwhileWithin } from '../testing/meanwhile'
import { caseWithRecord, picture, schemeNamed, someone } from '../testing/samples'
import { importAccount } from './import'

// Until the originals of a large archive are here minutes pass, in which others work on.
onEachEngine('what somebody writes while an archive comes in', bench => {
  const own = async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor, '王小明')
    const photo = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
    const markedAt = (x: number) => {
      const points = [
        { x, y: 2 },
        { x: 90, y: 4 },
      ]
      return withMarksOn(null, { frame: photo.hash, shown: photo.shown }, [{ tool: 'distance', points }])
    }
    return { doctor, caseUuid, recordUuid, photo, markedAt }
  }
  const bring = async (doctor: Visitor, place: string, change: () => Promise<unknown>) => {
    const { ports } = bench().server
    // Read last before the originals.
    const store = { ...ports.store, db: meanwhile(ports.store.db, 'document', change) }
    const { userId } = await doctor.call('cUserInfo', {})
    return importAccount({ ...ports, store }, { doctor: userId, place, sameNumber: { same: 'merge' } })
  }

  test('of a case that gets something from it stays as it was written', async () => {
    const { doctor, caseUuid } = await own()
    const place = await exported(bench(), doctor)
    const corrected = { ...someone('王小明'), uuid: caseUuid, sex: 'female', birthday: '2011-02-03' } as const
    await bring(doctor, place, () => doctor.call('patientUpdate', corrected))
    expect(await doctor.call('patientFind', { uuid: caseUuid })).toMatchObject({ sex: 'female', birthday: '2011-02-03' })
  })

  test('of its superimpositions stays beside what the archive brings', async () => {
    const { doctor, caseUuid } = await own()
    const [old, fresh] = ['旧', '新'].map(name => JSON.stringify([schemeNamed(name)])) as [string, string]
    await doctor.call('overconfigUpdate', { caseUuid, content: old })
    const place = await exported(bench(), doctor)
    await doctor.call('overconfigUpdate', { caseUuid, content: '[]' })
    const save = () => doctor.call('overconfigUpdate', { caseUuid, content: fresh, from: '[]' })
    const { ports } = bench().server
    const { db: all, engine } = ports.store
    // SQLite has one connection: nobody saves anything while rows are written.
    const db = engine.name === 'sqlite' ? meanwhile(all, 'document', save) : meanwhileWithin(all, 'overlap', save)
    const store = { ...ports.store, db }
    const { userId } = await doctor.call('cUserInfo', {})
    await importAccount({ ...ports, store }, { doctor: userId, place, sameNumber: { same: 'merge' } })
    const names = parseSchemes(await doctor.call('overconfigFind', { caseUuid }))?.map(({ name }) => name)
    expect(names?.toSorted()).toEqual(['新', '旧'].toSorted())
  })

  test('as the note of a record stays, and the archive is refused', async () => {
    const { doctor, caseUuid, recordUuid: uuid } = await own()
    await doctor.call('recordNoteSave', { uuid, note: '复诊', from: '' })
    const place = await exported(bench(), doctor)
    await doctor.call('recordNoteSave', { uuid, note: '', from: '复诊' })
    const coming = bring(doctor, place, () => doctor.call('recordNoteSave', { uuid, note: '过敏', from: '' }))
    await expect(coming).rejects.toMatchObject({ code: 'RECORD_CONFLICT' })
    expect((await doctor.call('caseFileGet', { caseUuid })).records[0]?.note).toBe('过敏')
  })

  test('on a picture stays on it, and the archive is refused', async () => {
    const { doctor, photo, markedAt } = await own()
    const { uuid } = photo
    await doctor.call('pictureMarksSave', { uuid, content: markedAt(1), from: null })
    const place = await exported(bench(), doctor)
    await doctor.call('pictureMarksSave', { uuid, content: null, from: markedAt(1) })
    const coming = bring(doctor, place, () => doctor.call('pictureMarksSave', { uuid, content: markedAt(7), from: null }))
    await expect(coming).rejects.toMatchObject({ code: 'RECORD_CONFLICT' })
    expect(await doctor.call('pictureMarksGet', { uuid })).toEqual({ content: markedAt(7) })
  })
})
