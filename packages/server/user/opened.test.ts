import { expect, test } from 'vitest'
import { password, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'
import { filmOfPerson, stow } from '../testing/stow'

const wish = { name: '上海 陈主任', days: 7, scope: 'see', identity: false, documents: [] as string[] } as const
const minute = 60_000
const none = { links: 0, phones: 0, invitations: 0, machines: 0 }

onEachEngine('what opens without a sign-in', bench => {
  const look = (token: string) => bench().visitor().refusal('shareOpen', { token })
  const photograph = (token: string) => bench().visitor(token).refusal('phoneLook', {})
  const send = async (who: Visitor, token: string) => (await stow(who.address, token, [filmOfPerson({})])).status
  const shared = async (who: Visitor, at: { caseUuid: string; recordUuid: string }) =>
    who.call('shareAdd', { ...wish, documents: [], caseUuid: at.caseUuid, records: [at.recordUuid] })

  /** A doctor with one of each at her own desk and at her clinic's, and a colleague there with one of each. */
  const opened = async () => {
    const [doctor, colleague] = [await bench().doctor(), await bench().doctor()]
    const own = await caseWithRecord(doctor)
    const link = await shared(doctor, own)
    const phone = await doctor.call('phoneLinkAdd', { recordUuid: own.recordUuid })
    const machine = await doctor.call('machineTokenAdd', { name: '拍片机', scope: 'dicom' })
    await doctor.call('clinicFound', { name: '甲诊所', withCases: false })
    const { token } = await doctor.call('invitationAdd', { name: 'x', role: 'owner', days: 1 })
    await colleague.call('invitationAccept', { token })
    const there = await caseWithRecord(doctor)
    const clinicLink = await shared(doctor, there)
    const theirs = await shared(colleague, there)
    const theirPhone = await colleague.call('phoneLinkAdd', { recordUuid: there.recordUuid })
    const theirMachine = await colleague.call('machineTokenAdd', { name: '她的', scope: 'dicom' })
    const clinicMachine = await doctor.call('machineTokenAdd', { name: '诊所的', scope: 'dicom' })
    const pending = await doctor.call('invitationAdd', { name: 'y', role: 'reader', days: 1 })
    const invited = await colleague.call('invitationAdd', { name: 'z', role: 'reader', days: 1 })
    return {
      ...{ doctor, colleague, there, link, phone, machine, clinicLink, clinicMachine, pending },
      ...{ theirs, theirPhone, theirMachine, invited },
    }
  }

  test('is counted for who made it, at every desk; a new password ends none of it', async () => {
    const { doctor, colleague, link, machine } = await opened()
    const all = { links: 2, phones: 1, invitations: 1, machines: 2 }
    expect(await doctor.call('openedGet', {})).toEqual(all)
    expect(await colleague.call('openedGet', {})).toEqual({ links: 1, phones: 1, invitations: 1, machines: 1 })
    await doctor.call('passwordUpdate', { oldPassword: password, newPassword: 'another horse' })
    expect(await doctor.call('openedGet', {})).toEqual(all)
    expect([await look(link.token), await send(doctor, machine.token)]).toEqual(['DONE', 200])
    await doctor.call('deskChoose', { clinic: null })
    expect((await doctor.call('machineTokens', {}))[0]?.usedAt).toEqual(expect.any(String))
    bench().clock.ahead += 11 * minute
    expect(await doctor.call('openedGet', {})).toEqual({ ...all, phones: 0 })
    bench().clock.ahead += 8 * 24 * 60 * minute
    expect(await doctor.call('openedGet', {})).toEqual({ ...none, machines: 2 })
  })

  test('ends a kind at a time, hers alone; the clinic reads what ended', async () => {
    const { doctor, colleague, there, ...made } = await opened()
    const { link, phone, machine, clinicLink, clinicMachine, pending, theirs, theirPhone, theirMachine, invited } = made
    const end = (kind: 'links' | 'phones' | 'invitations' | 'machines') => doctor.call('openedStop', { kind })
    expect(await end('phones')).toEqual({ ended: 1 })
    expect([await photograph(phone.token), await photograph(theirPhone.token)]).toEqual(['PHONE_LINK_ENDED', 'DONE'])
    expect([await look(link.token), await look(clinicLink.token)]).toEqual(['DONE', 'DONE'])
    expect(await end('links')).toEqual({ ended: 2 })
    expect([await look(link.token), await look(clinicLink.token), await look(theirs.token)]).toEqual([
      ...['SHARE_ENDED', 'SHARE_ENDED', 'DONE'],
    ])
    expect([await send(doctor, machine.token), await send(doctor, clinicMachine.token)]).toEqual([200, 200])
    expect(await end('machines')).toEqual({ ended: 2 })
    expect([await send(doctor, machine.token), await send(doctor, clinicMachine.token)]).toEqual([401, 401])
    expect(await send(doctor, theirMachine.token)).toBe(200)
    expect(await doctor.call('openedGet', {})).toEqual({ ...none, invitations: 1 })
    expect(await end('invitations')).toEqual({ ended: 1 })
    const guest = await bench().doctor()
    expect(await guest.refusal('invitationAccept', { token: pending.token })).toBe('INVITATION_ENDED')
    expect(await guest.refusal('invitationAccept', { token: invited.token })).toBe('DONE')
    expect(await doctor.call('openedGet', {})).toEqual(none)
    expect(await end('links')).toEqual({ ended: 0 })
    expect(await colleague.call('openedGet', {})).toEqual({ ...none, links: 1, phones: 1, machines: 1 })
    const { rows } = await doctor.call('clinicLog', {})
    const ended = rows.filter(({ action }) => /Stop|Close/.test(action))
    expect(ended.map(({ action, kind, caseUuid }) => [action, kind, caseUuid])).toEqual([
      ['invitationStop', 'members', null],
      ['machineTokenStop', 'members', null],
      ['shareStop', 'share', there.caseUuid],
    ])
    expect(ended.map(({ details }) => JSON.parse(details))).toContainEqual({ uuid: clinicLink.uuid })
    expect((await doctor.call('clinicLogCheck', {})).broken).toBe(null)
  })
})
