import type { ClinicRole } from '@sella/contract/access/roles'
import { expect, test } from 'vitest'
import { password, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'
import { filmOfPerson, stow, stowBody, stowType } from '../testing/stow'

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

  test('a phone of hers is closed for good and read so once, those of others stay', async () => {
    const { owner, member, person, caseUuid, recordUuid } = await clinicOf()
    const phones = [await member.call('phoneLinkAdd', { recordUuid }), await owner.call('phoneLinkAdd', { recordUuid })]
    const over = await member.call('phoneLinkAdd', { recordUuid })
    await owner.call('memberRemove', { person, casesTo: null })
    const look = (token = '') => bench().visitor(token).refusal('phoneLook', {})
    expect([await look(phones[0]?.token), await look(phones[1]?.token), await look(over.token)]).toEqual([
      ...['PHONE_LINK_ENDED', 'DONE', 'PHONE_LINK_ENDED'],
    ])
    const { rows } = await owner.call('clinicLog', {})
    const closed = rows.filter(({ action }) => action === 'phoneLinkClose')
    expect(closed.map(row => [row.kind, row.caseUuid, JSON.parse(row.details)])).toEqual([
      ['change', caseUuid, { person, uuid: over.uuid }],
    ])
    const { db } = bench().server.ports.store
    const kept = db
      .selectFrom('phone_link')
      .select('closed_at')
      .where('uuid', '=', phones[1]?.uuid ?? '')
    expect((await kept.executeTakeFirstOrThrow()).closed_at).toBe(null)
  })

  test('a phone of someone else who left is not closed as hers', async () => {
    const [{ owner, member, person, recordUuid }, other] = [await clinicOf(), await bench().doctor()]
    const { token } = await owner.call('invitationAdd', { name: 'y', role: 'assistant', days: 1 })
    await other.call('invitationAccept', { token })
    const [hers, others] = [await member.call('phoneLinkAdd', { recordUuid }), await other.call('phoneLinkAdd', { recordUuid })]
    await owner.call('memberRemove', { person: await idOf(other), casesTo: null })
    // Nobody ended it: made while its maker was being removed.
    const { db } = bench().server.ports.store
    await db.updateTable('phone_link').set({ closed_at: null }).where('uuid', '=', others.uuid).execute()
    await owner.call('memberRemove', { person, casesTo: null })
    const closed = (await owner.call('clinicLog', {})).rows.filter(({ action }) => action === 'phoneLinkClose')
    expect(closed.map(row => JSON.parse(row.details))).toEqual([
      { person, uuid: hers.uuid },
      { person: await idOf(other), uuid: others.uuid },
    ])
    const rows = await db.selectFrom('phone_link').select('closed_at').where('uuid', '=', others.uuid).execute()
    expect(rows).toEqual([{ closed_at: null }])
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

  /** A second owner’s token and the first one’s own. */
  const machinesOf = async () => {
    const { owner, member, person } = await clinicOf('owner')
    const [hers, others] = [
      await member.call('machineTokenAdd', { name: '侧位机', scope: 'dicom' }),
      await owner.call('machineTokenAdd', { name: '体层机', scope: 'dicom' }),
    ]
    return { owner, member, person, hers, others }
  }
  const sends = async (token: string) => (await stow(bench().server.address, token, [filmOfPerson()])).status
  const machines = async (owner: Visitor) =>
    (await owner.call('machineTokens', {})).map(({ name, endedAt, makerMay }) => [name, endedAt !== null, makerMay])
  const ends = async (owner: Visitor) =>
    (await owner.call('clinicLog', {})).rows
      .filter(row => row.action === 'machineTokenEnd')
      .map(row => [row.kind, JSON.parse(row.details)])

  test('a machine’s token ends with its maker’s leave to make it; the owners read which machine stopped, and make another', async () => {
    const { owner, member, person, hers, others } = await machinesOf()
    expect((await owner.call('clinicGet', {})).members.map(row => row.machines)).toEqual([['体层机'], ['侧位机']])
    expect([await sends(hers.token), await sends(others.token)]).toEqual([200, 200])
    await owner.call('memberRole', { person, role: 'orthodontist' })
    expect([await sends(hers.token), await sends(others.token)]).toEqual([401, 200])
    expect(await machines(owner)).toEqual([
      ['侧位机', true, false],
      ['体层机', false, true],
    ])
    expect(await ends(owner)).toEqual([['members', { person, uuid: hers.uuid, machine: '侧位机' }]])
    expect((await owner.call('clinicLogCheck', {})).broken).toBe(null)
    expect((await owner.call('clinicGet', {})).members.map(row => row.machines)).toEqual([['体层机'], []])
    // What it sent waits as before, and it is not back when its maker is.
    expect((await owner.call('waitingList', { state: 'waiting', limit: 10 })).rows).toHaveLength(1)
    await owner.call('memberRole', { person, role: 'owner' })
    expect(await sends(hers.token)).toBe(401)
    expect(await sends((await member.call('machineTokenAdd', { name: '侧位机', scope: 'dicom' })).token)).toBe(200)
    await owner.call('machineTokenStop', { uuid: hers.uuid })
    expect((await machines(owner)).map(([name]) => name)).toEqual(['体层机', '侧位机'])
  })

  test('a machine’s token ends when its maker is removed, leaves or deletes her account; those of her own desk only then', async () => {
    const removed = await machinesOf()
    await removed.member.call('deskChoose', { clinic: null })
    const own = await removed.member.call('machineTokenAdd', { name: '家用', scope: 'dicom' })
    await removed.owner.call('memberRemove', { person: removed.person, casesTo: null })
    expect([await sends(removed.hers.token), await sends(removed.others.token), await sends(own.token)]).toEqual([401, 200, 200])
    expect(await ends(removed.owner)).toHaveLength(1)
    await removed.member.call('accountDelete', { password })
    expect(await sends(own.token)).toBe(401)

    const left = await machinesOf()
    const clinic = (await left.owner.call('clinicGet', {})).uuid
    await left.member.call('clinicLeave', { clinic })
    expect(await sends(left.hers.token)).toBe(401)

    const gone = await machinesOf()
    await gone.member.call('accountDelete', { password })
    expect(await sends(gone.hers.token)).toBe(401)
    expect(await machines(gone.owner)).toEqual([
      ['侧位机', true, false],
      ['体层机', false, true],
    ])
    expect(await ends(gone.owner)).toHaveLength(1)
    expect((await gone.owner.call('clinicLogCheck', {})).broken).toBe(null)
  })

  test('a token that nobody ended lets nothing in once its maker is gone, nor the rest of what was being sent', async () => {
    const { owner, person, hers } = await machinesOf()
    let more: (bytes: Uint8Array) => void = () => undefined
    let end: () => void = () => undefined
    const body = new ReadableStream<Uint8Array>({
      start: stream => {
        more = bytes => stream.enqueue(bytes)
        end = () => stream.close()
      },
    })
    const whole = stowBody([filmOfPerson({ instance: '2.25.71' }), filmOfPerson({ instance: '2.25.72' })])
    const second = whole.lastIndexOf('Content-Type')
    const reply = fetch(`${bench().server.address}/dicom-web/studies`, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${hers.token}`, 'content-type': stowType } },
      ...({ body, duplex: 'half' } as object),
    })
    const waits = async () => (await owner.call('waitingList', { state: 'waiting', limit: 10 })).rows.length
    more(whole.subarray(0, second))
    await expect.poll(waits, { timeout: 10_000 }).toBe(1)
    await owner.call('memberRemove', { person, casesTo: null })
    const { db } = bench().server.ports.store
    await db.updateTable('machine_token').set({ ended_at: null }).where('uuid', '=', hers.uuid).execute()
    more(whole.subarray(second))
    end()
    expect((await reply).status).toBe(401)
    expect([await waits(), await sends(hers.token)]).toEqual([1, 401])
    expect(await machines(owner)).toContainEqual(['侧位机', false, false])
  })
})
