import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { listen } from '../testing/listen'
import { someone } from '../testing/samples'

const soon = { timeout: 10_000 }

onEachEngine('a member who sees only what is assigned to her', bench => {
  test('hears what happens to her cases and that one is no longer hers, and nothing of the clinic’s other cases', async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const reader = await bench().doctor()
    const { token } = await owner.call('invitationAdd', { name: '读片', role: 'reader', days: 3 })
    await reader.call('invitationAccept', { token })
    const person = (await reader.call('cUserInfo', {})).userId
    const stream = await listen(bench(), reader)
    const { uuid: others } = await owner.call('patientAdd', someone('别人的'))
    const { uuid: caseUuid } = await owner.call('patientAdd', someone('她的'))
    await owner.call('timebarAdd', { caseUuid: others, createday: '2026-02-02T09:30', type: 1 })
    const patient = { type: 'patient', uuid: caseUuid }
    await owner.call('caseAssign', { caseUuid, persons: [person] })
    const { uuid } = await owner.call('timebarAdd', { caseUuid, createday: '2026-02-02T09:30', type: 1 })
    await owner.call('overconfigUpdate', { caseUuid, content: '[]' })
    await owner.call('patientUpdate', { uuid: caseUuid, ...someone('她的'), birthday: '2013-09-20' })
    await owner.call('caseAssign', { caseUuid, persons: [] })
    await owner.call('patientDelete', { uuid: caseUuid })
    await owner.call('deskChoose', { clinic: null })
    await expect.poll(() => stream.heard.length, soon).toBe(5)
    const record = { type: 'record', uuid, caseUuid, version: 1 }
    expect(stream.heard).toEqual([patient, record, { type: 'overlaps', caseUuid }, patient, patient])
    stream.leave()
  })
})
