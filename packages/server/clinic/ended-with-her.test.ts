import type { ClinicRole } from '@sella/contract/access/roles'
import { expect, test } from 'vitest'
import { password, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'

const wish = { name: '上海 陈主任', days: 90, scope: 'see', identity: false } as const
const idOf = async (who: Visitor) => (await who.call('cUserInfo', {})).userId

onEachEngine('what a member opened towards outside', bench => {
  const clinicOf = async (role: ClinicRole = 'orthodontist') => {
    const [owner, member] = [await bench().doctor(), await bench().doctor()]
    await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const { token } = await owner.call('invitationAdd', { name: 'x', role, days: 1 })
    await member.call('invitationAccept', { token })
    const { caseUuid, recordUuid } = await caseWithRecord(owner)
    const link = await member.call('shareAdd', { ...wish, caseUuid, records: [recordUuid], documents: [] })
    return { owner, member, person: await idOf(member), caseUuid, recordUuid, link }
  }
  const opens = (token: string) => bench().visitor().refusal('shareOpen', { token })
  const listed = async (owner: Visitor, caseUuid: string) =>
    (await owner.call('shareList', { caseUuid })).map(({ stoppedAt, makerMay }) => [stoppedAt !== null, makerMay])
  const stops = async (owner: Visitor) =>
    (await owner.call('clinicLog', {})).rows.filter(row => row.action === 'shareStop' || row.action === 'invitationStop')

  test('ends when she is removed; the clinic reads what ended, and can open it anew', async () => {
    const { owner, person, caseUuid, recordUuid, link } = await clinicOf()
    const kept = await owner.call('shareAdd', { ...wish, caseUuid, records: [recordUuid], documents: [] })
    expect((await owner.call('clinicGet', {})).members.map(({ opened }) => opened)).toEqual([1, 1])
    expect(await opens(link.token)).toBe('DONE')
    await owner.call('memberRemove', { person, casesTo: null })
    expect(await opens(link.token)).toBe('SHARE_ENDED')
    expect(await opens(kept.token)).toBe('DONE')
    expect(await listed(owner, caseUuid)).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    )
    expect(await owner.refusal('shareExtend', { uuid: link.uuid, days: 2 })).toBe('SHARE_ENDED')
    const rows = await stops(owner)
    expect(rows.map(row => [row.action, row.caseUuid, JSON.parse(row.details)])).toEqual([
      ['shareStop', caseUuid, { person, uuid: link.uuid }],
    ])
    expect((await owner.call('clinicLogCheck', {})).broken).toBe(null)
    const again = await owner.call('shareAdd', { ...wish, caseUuid, records: [recordUuid], documents: [] })
    expect(await opens(again.token)).toBe('DONE')
  })

  test('ends when she leaves, deletes her account or gets a role that may not share, and is not back when she is', async () => {
    const left = await clinicOf()
    const clinic = (await left.owner.call('clinicGet', {})).uuid
    await left.member.call('clinicLeave', { clinic })
    expect(await opens(left.link.token)).toBe('SHARE_ENDED')
    const { token } = await left.owner.call('invitationAdd', { name: 'x', role: 'orthodontist', days: 1 })
    await left.member.call('invitationAccept', { token })
    expect(await opens(left.link.token)).toBe('SHARE_ENDED')

    const gone = await clinicOf()
    await gone.member.call('accountDelete', { password })
    expect(await opens(gone.link.token)).toBe('SHARE_ENDED')
    expect(await listed(gone.owner, gone.caseUuid)).toEqual([[true, false]])
    expect(await stops(gone.owner)).toHaveLength(1)
    expect((await gone.owner.call('clinicLogCheck', {})).broken).toBe(null)

    const lower = await clinicOf()
    await lower.owner.call('memberRole', { person: lower.person, role: 'orthodontist' })
    expect(await opens(lower.link.token)).toBe('DONE')
    await lower.owner.call('memberRole', { person: lower.person, role: 'resident' })
    expect(await opens(lower.link.token)).toBe('SHARE_ENDED')
    await lower.owner.call('memberRole', { person: lower.person, role: 'orthodontist' })
    expect(await opens(lower.link.token)).toBe('SHARE_ENDED')
  })

  test('opens nothing even where nobody ended it: made while she was being removed, or removed before this was done', async () => {
    const { owner, member, person, caseUuid, recordUuid, link } = await clinicOf()
    await owner.call('memberRemove', { person, casesTo: null })
    const { db } = bench().server.ports.store
    await db.updateTable('case_share').set({ stopped_at: null }).where('uuid', '=', link.uuid).execute()
    expect(await opens(link.token)).toBe('SHARE_ENDED')
    expect(await listed(owner, caseUuid)).toEqual([[false, false]])
    expect(await owner.refusal('shareExtend', { uuid: link.uuid, days: 2 })).toBe('SHARE_ENDED')
    // Nor once she is back: what she makes from then on does.
    bench().clock.ahead += 1000
    const { token } = await owner.call('invitationAdd', { name: 'x', role: 'orthodontist', days: 1 })
    await member.call('invitationAccept', { token })
    expect(await opens(link.token)).toBe('SHARE_ENDED')
    const again = await member.call('shareAdd', { ...wish, caseUuid, records: [recordUuid], documents: [] })
    expect(await opens(again.token)).toBe('DONE')
  })

  test('an owner’s invitations end with her leave to invite, and no other owner’s', async () => {
    const { owner, member, person } = await clinicOf('owner')
    const look = (token: string) => bench().visitor().refusal('invitationLook', { token })
    const [hers, others] = [
      await member.call('invitationAdd', { name: '她的', role: 'owner', days: 30 }),
      await owner.call('invitationAdd', { name: '别的', role: 'reader', days: 30 }),
    ]
    expect([await look(hers.token), await look(others.token)]).toEqual(['DONE', 'DONE'])
    await owner.call('memberRole', { person, role: 'orthodontist' })
    expect([await look(hers.token), await look(others.token)]).toEqual(['INVITATION_ENDED', 'DONE'])
    expect(await (await bench().doctor()).refusal('invitationAccept', { token: hers.token })).toBe('INVITATION_ENDED')
    expect((await owner.call('clinicGet', {})).invitations.map(({ name }) => name)).toEqual(['别的'])
    expect((await stops(owner)).map(row => [row.action, JSON.parse(row.details).person])).toEqual([['invitationStop', person]])
    // One that nobody ended: made while she lost her role.
    const { db } = bench().server.ports.store
    await db.updateTable('clinic_invitation').set({ made_by: person }).where('uuid', '=', others.uuid).execute()
    expect(await look(others.token)).toBe('INVITATION_ENDED')
    expect((await owner.call('clinicGet', {})).invitations).toEqual([])
  })
})
