import { base } from '@sella/contract/call'
import { calls } from '@sella/contract/calls/index'
import { expect, test } from 'vitest'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

const kinds = ['Front_Intraoral', 'Frontal_Photo', 'Document', 'Other'] as const

/** The kinds in a case's DICOM objects, by the names of its ZIP. */
const exportedKinds = async (doctor: Visitor, input: object): Promise<readonly string[]> => {
  const reply = await fetch(doctor.address + base + calls.dicomExport.path, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  const zip = Buffer.from(await reply.arrayBuffer())
  return kinds.filter(kind => zip.includes(`${kind}.dcm`))
}

onEachEngine('a case as DICOM without identity', bench => {
  test('includes no letter and no picture of an unknown kind, which may name the patient', async () => {
    const doctor = await bench().doctor()
    const { caseUuid: uuid, recordUuid } = await caseWithRecord(doctor)
    for (const [tone, type] of kinds.entries())
      await doctor.call('imageUpload', { recordUuid, type, name: type }, await picture('jpeg', { tone: 30 + tone }))
    expect(await exportedKinds(doctor, { uuid, identity: false })).toEqual(['Front_Intraoral'])
    expect(await exportedKinds(doctor, { uuid, identity: false, facePhotos: true })).toEqual(['Front_Intraoral', 'Frontal_Photo'])
    expect(await exportedKinds(doctor, { uuid })).toEqual(kinds)
  })
})
