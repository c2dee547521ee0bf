import { expect, test } from 'vitest'
import type { Db } from '../db/open'
import { onEachEngine } from '../testing/each-engine'
import { meanwhile } from '../testing/meanwhile'
import { caseWithRecord, picture, someone } from '../testing/samples'
import { caseObjects } from './case-objects'

onEachEngine('the DICOM objects of a case', bench => {
  test('are of one state of it, though it was saved while they were gathered', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor, 'Earlier')
    const upload = async (type: 'Smile_Photo' | 'Frontal_Photo') =>
      doctor.call('imageUpload', { recordUuid, type, name: 'a.jpg' }, await picture())
    await upload('Smile_Photo')
    const { store, files, signer } = bench().server.ports
    const own = await store.db.selectFrom('patient').select('doctor_id').where('uuid', '=', caseUuid).executeTakeFirstOrThrow()
    const whose = { doctor: own.doctor_id, caseUuid, charset: 'ISO_IR 192', identity: true, facePhotos: true } as const
    const stateOf = async (db: Db) => {
      const objects = await caseObjects({ db, files, mac: signer.mac }, { ...whose, measured: null })
      const first = Buffer.from((await objects[0]?.make()) ?? []).toString('latin1')
      return [objects.length, ['Earlier', 'Later'].filter(name => first.includes(name))]
    }
    const gathered = await stateOf(
      meanwhile(store.db, 'record', async () => {
        await doctor.call('patientUpdate', { uuid: caseUuid, ...someone('Later') })
        await upload('Frontal_Photo')
      }),
    )
    expect(gathered).toEqual([2, ['Later']])
  })
})
