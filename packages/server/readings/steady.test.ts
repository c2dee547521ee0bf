import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { expect, test } from 'vitest'
import { Refusal } from '../http/refusal'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture, someone } from '../testing/samples'
import { steadily } from './steady'

const content = writePlanDocument(emptyPlanDocument)

onEachEngine('what is gathered of a case in many queries', bench => {
  test('is gathered again where anything it may show was changed meanwhile, and else once', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const { uuid, version } = await doctor.call('planAdd', { recordUuid, name: 'A', content })
    const { uuid: method } = await doctor.call('analysisAdd', { name: 'own', content: '["SNA"]' })
    const { db } = bench().server.ports.store
    const owner = await db.selectFrom('patient').select('doctor_id').where('uuid', '=', caseUuid).executeTakeFirstOrThrow()
    const of = { doctor: owner.doctor_id, caseUuid }
    const file = await picture()
    const changes: readonly (() => Promise<unknown>)[] = [
      () => doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: 1, type: 2 }),
      () => doctor.call('timebarMaturation', { uuid: recordUuid, read: { stage: 'CS3', hindrance: null } }),
      () => doctor.call('timebarAgeGroup', { uuid: recordUuid, ageGroup: 'permanent' }),
      () => doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'a.jpg' }, file),
      () => doctor.call('patientUpdate', { uuid: caseUuid, ...someone('改名'), birthday: '2011-02-03' }),
      () => doctor.call('overconfigUpdate', { caseUuid, content: '[]' }),
      () => doctor.call('planSave', { uuid, version, content }),
      () => doctor.call('planDelete', { uuid }),
      () => doctor.call('settingSave', { name: 'userSetting_AnalysisValues', content: '{}' }),
      () => doctor.call('analysisDelete', { uuid: method }),
    ]
    for (const [i, change] of changes.entries()) {
      let runs = 0
      const gathered = await steadily(db, of, async () => {
        runs += 1
        if (runs === 1) await change()
        return runs
      })
      expect([i, runs, gathered]).toEqual([i, 2, 2])
    }
    expect(await steadily(db, of, async () => 'once')).toBe('once')
  })

  test('is refused where the case never stands still', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const { db } = bench().server.ports.store
    let version = 1
    const gather = async () => {
      await doctor.call('timebarUpdate', { uuid, caseUuid, version, type: 2 })
      version += 1
    }
    await expect(steadily(db, { doctor: '', caseUuid }, gather)).rejects.toEqual(new Refusal('BUSY'))
  })
})
