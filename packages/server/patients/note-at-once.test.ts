import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'

onEachEngine('the note of a record that several people write at the same moment', bench => {
  test('is the one of them who was first; the others are told, and write over nothing', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const notes = ['拔牙', '不拔牙', '待定', '转诊']
    const replies = await Promise.all(notes.map(note => doctor.refusal('recordNoteSave', { uuid, note, from: '' })))
    expect(replies.toSorted()).toEqual(['DONE', 'PATIENT_CONFLICT', 'PATIENT_CONFLICT', 'PATIENT_CONFLICT'])
    const { records } = await doctor.call('caseFileGet', { caseUuid })
    expect(records[0]?.note).toBe(notes[replies.indexOf('DONE')])
  })
})
