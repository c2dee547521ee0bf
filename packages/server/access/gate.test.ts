import type { CallName } from '@sella/contract/calls/index'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'
import { grant } from './gate'

onEachEngine('a call that names more than one case', bench => {
  /** A clinic with two cases, of which the first is assigned to a member who sees assigned ones only. */
  const opened = async () => {
    const [owner, reader] = [await bench().doctor(), await bench().doctor()]
    const { uuid } = await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const { token } = await owner.call('invitationAdd', { name: 'x', role: 'reader', days: 1 })
    await reader.call('invitationAccept', { token })
    const { userId: doctor } = await reader.call('cUserInfo', {})
    const [assigned, other] = [await caseWithRecord(owner, '甲'), await caseWithRecord(owner, '乙')]
    await owner.call('caseAssign', { caseUuid: assigned.caseUuid, persons: [doctor] })
    const person = { doctor, lang: 'en', clinic: { uuid, role: 'reader', barred: false } } as const
    const ask = (name: CallName, input: unknown) => grant(bench().server.ports.store.db, name, input, person)
    return { owner, reader, doctor, clinic: uuid, assigned, other, ask }
  }

  test('is refused to who sees assigned ones only unless each is assigned to her, whatever names them', async () => {
    const { owner, reader, doctor, clinic, assigned, other, ask } = await opened()
    for (const input of [
      { caseUuid: assigned.caseUuid, with: other.caseUuid },
      { caseUuid: other.caseUuid, with: assigned.caseUuid },
      { uuids: [assigned.recordUuid, other.recordUuid] },
      { caseUuid: assigned.caseUuid, of: { records: [other.recordUuid] } },
      { caseUuid: other.caseUuid },
    ])
      await expect(ask('timebarGet', input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const naming = { cases: [assigned.caseUuid, other.caseUuid], analysis: 'ABO' }
    expect(await reader.refusal('caseFindings', naming)).toBe('NOT_FOUND')
    const once = await ask('timebarGet', { caseUuid: assigned.caseUuid, records: [assigned.recordUuid, assigned.recordUuid] })
    expect(once).toMatchObject({ doctor: clinic, person: doctor, only: doctor, entry: { cases: [assigned.caseUuid] } })
    await owner.call('caseAssign', { caseUuid: other.caseUuid, persons: [doctor] })
    expect(await reader.refusal('caseFindings', naming)).toBe('DONE')
    const both = await ask('timebarGet', { uuids: [assigned.recordUuid, other.recordUuid] })
    expect(both.entry?.cases.toSorted()).toEqual([assigned.caseUuid, other.caseUuid].toSorted())
  })
})
