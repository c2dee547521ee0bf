import { randomUUID } from 'node:crypto'
import { ownItemsSetting } from '@sella/contract/documents/own-items'
import { expect, test } from 'vitest'
import { withAuthenticator } from '../testing/authenticator'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, someone } from '../testing/samples'
import { clinicLogCalls } from './log-calls'

const idOf = async (who: Visitor) => (await who.call('cUserInfo', {})).userId

onEachEngine('what a clinic refuses, and what it leaves alone', bench => {
  const clinicOf = async (...roles: readonly ('owner' | 'orthodontist' | 'assistant' | 'reader')[]) => {
    const owner = await bench().doctor()
    const { uuid: clinic } = await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const members: { readonly who: Visitor; readonly id: string }[] = []
    for (const role of roles) {
      const who = await bench().doctor()
      const { token } = await owner.call('invitationAdd', { name: 'x', role, days: 1 })
      await who.call('invitationAccept', { token })
      members.push({ who, id: await idOf(who) })
    }
    return { owner, clinic, person: await idOf(owner), members }
  }
  const logged = async (owner: Visitor, asked = {}) =>
    (await owner.call('clinicLog', asked)).rows.map(({ action, details }) => [action, JSON.parse(details)])

  test('founded without her cases it takes none and none of her settings; with them those it judges by, and no other', async () => {
    const doctor = await bench().doctor()
    const house = ownItemsSetting.name
    await doctor.call('patientAdd', someone('自己的病人'))
    await doctor.call('settingSave', { name: house, content: '{}' })
    await doctor.call('settingSave', { name: 'workbench_x', content: '{"a":1}' })
    const settings = async () => {
      const { db } = bench().server.ports.store
      const rows = await db
        .selectFrom('setting')
        .select('name')
        .where('doctor_id', '=', await idOf(doctor))
        .execute()
      return rows.map(({ name }) => name).filter(name => name === house || name === 'workbench_x')
    }
    await doctor.call('clinicFound', { name: '甲诊所', withCases: false })
    expect((await doctor.call('patientGet', {})).total).toBe(0)
    expect((await doctor.call('clinicMine', {})).ownCases).toBe(1)
    expect((await settings()).toSorted()).toEqual([house, 'workbench_x'].toSorted())
    expect(await logged(doctor)).toEqual([['clinicFound', { withCases: false }]])
    await doctor.call('deskChoose', { clinic: null })
    await doctor.call('clinicFound', { name: '乙诊所', withCases: true })
    expect((await doctor.call('patientGet', {})).total).toBe(1)
    expect(await settings()).toEqual(['workbench_x'])
  })

  test('a person has twenty at most, by founding and by invitation', async () => {
    const doctor = await bench().doctor()
    const { owner } = await clinicOf()
    for (let i = 0; i < 20; i += 1) await doctor.call('clinicFound', { name: `诊所${i}`, withCases: false })
    const full = { reason: 'CLINIC_LIMIT', limit: 20 }
    expect((await doctor.ask('clinicFound', { name: '又一个', withCases: false })).envelope.data).toEqual(full)
    const { token } = await owner.call('invitationAdd', { name: 'x', role: 'reader', days: 1 })
    expect((await doctor.ask('invitationAccept', { token })).envelope.data).toEqual(full)
    expect((await doctor.call('clinicMine', {})).clinics).toHaveLength(20)
  })

  test('of many at the same moment no more than allowed are founded, and no more tokens of machines made', async () => {
    const doctor = await bench().doctor()
    await Promise.all(Array.from({ length: 40 }, () => doctor.refusal('clinicFound', { name: '同时', withCases: false })))
    expect((await doctor.call('clinicMine', {})).clinics).toHaveLength(20)
    const owner = await bench().doctor()
    await Promise.all(Array.from({ length: 70 }, () => owner.refusal('machineTokenAdd', { name: 'x', scope: 'dicom' })))
    expect(await owner.call('machineTokens', {})).toHaveLength(50)
  })

  test('two hundred invitations are pending at most; a withdrawn one, or one that is over, makes room', async () => {
    const { owner, clinic, person } = await clinicOf()
    const { db } = bench().server.ports.store
    const row = (n: number) => ({
      ...{ uuid: randomUUID(), clinic_uuid: clinic, token_hash: `${clinic} ${n}`, name: 'x', role: 'reader' as const },
      ...{ made_by: person, created_at: '2098-01-01T00:00:00.000Z', ends_at: '2099-01-01T00:00:00.000Z' },
    })
    await db
      .insertInto('clinic_invitation')
      .values(Array.from({ length: 200 }, (_, n) => row(n)))
      .execute()
    const wish = { name: 'x', role: 'reader', days: 1 } as const
    expect((await owner.ask('invitationAdd', wish)).envelope.data).toEqual({ reason: 'INVITATION_LIMIT', limit: 200 })
    const [first] = (await owner.call('clinicGet', {})).invitations
    await owner.call('invitationStop', { uuid: first?.uuid ?? '' })
    expect(await owner.refusal('invitationAdd', wish)).toBe('DONE')
    expect(await owner.refusal('invitationAdd', wish)).toBe('INVITATION_LIMIT')
    bench().clock.ahead += 2 * 86_400_000
    expect(await owner.refusal('invitationAdd', wish)).toBe('DONE')
  })

  test('its name is its own, and an invitation is taken back by its own clinic alone', async () => {
    const [hers, other] = [await clinicOf(), await clinicOf()]
    await hers.owner.call('clinicRename', { name: '新名' })
    expect((await hers.owner.call('clinicGet', {})).name).toBe('新名')
    expect((await other.owner.call('clinicGet', {})).name).toBe('甲诊所')
    const { uuid } = await hers.owner.call('invitationAdd', { name: 'x', role: 'reader', days: 1 })
    expect(await other.owner.refusal('invitationStop', { uuid })).toBe('NOT_FOUND')
    expect((await hers.owner.call('clinicGet', {})).invitations).toHaveLength(1)
  })

  test('a desk that is hers no more is her own again, though she is still at another clinic', async () => {
    const [hers, other] = [await clinicOf('reader'), await clinicOf()]
    const [member] = hers.members
    if (!member) throw new Error('a reader joined')
    expect(await member.who.call('clinicMine', {})).toMatchObject({ desk: hers.clinic, barred: false })
    const { token } = await other.owner.call('invitationAdd', { name: 'x', role: 'reader', days: 1 })
    await member.who.call('invitationAccept', { token })
    await member.who.call('deskChoose', { clinic: hers.clinic })
    await hers.owner.call('memberRemove', { person: member.id, casesTo: null })
    expect(await member.who.call('clinicMine', {})).toMatchObject({ desk: null, clinics: [{ uuid: other.clinic }] })
  })

  test('two steps are asked for only by who has them, and each member is shown whether she has', async () => {
    const { owner, person, members } = await clinicOf('orthodontist')
    expect(await owner.refusal('clinicTwoSteps', { required: true })).toBe('SECOND_FACTOR_REQUIRED')
    expect(await owner.refusal('clinicTwoSteps', { required: false })).toBe('DONE')
    await withAuthenticator(bench(), owner)
    const steps = async () => {
      const { twoSteps, members } = await owner.call('clinicGet', {})
      return [twoSteps, Object.fromEntries(members.map(member => [member.person, member.twoSteps]))]
    }
    const other = members[0]?.id ?? ''
    expect(await steps()).toEqual([false, { [person]: true, [other]: false }])
    await owner.call('clinicTwoSteps', { required: true })
    expect((await steps())[0]).toBe(true)
    expect([await owner.call('clinicMine', {}), await members[0]?.who.call('clinicMine', {})]).toMatchObject([
      { barred: false },
      { barred: true },
    ])
    await owner.call('clinicTwoSteps', { required: false })
    expect(await members[0]?.who.call('clinicMine', {})).toMatchObject({ barred: false })
  })

  test('at one’s own desk nobody is assigned or handed anything; cases are handed to whose role takes them', async () => {
    const { owner, person, members } = await clinicOf('orthodontist', 'assistant', 'reader')
    const { caseUuid } = await caseWithRecord(owner)
    const to = await owner.call('handOverTo', {})
    expect(to.map(member => member.person)).toEqual([person, members[0]?.id])
    expect(Object.keys(to[0] ?? {}).toSorted()).toEqual(['name', 'person'])
    expect(await owner.call('caseAssigned', { caseUuid })).toHaveLength(4)
    await owner.call('deskChoose', { clinic: null })
    const own = await caseWithRecord(owner)
    expect(await owner.call('caseAssigned', { caseUuid: own.caseUuid })).toEqual([])
    expect([await owner.call('handOverTo', {}), await owner.call('handOverList', {})]).toEqual([[], []])
    expect(await owner.refusal('clinicGet', {})).toBe('NOT_FOUND')
  })

  test('the last owner is an owner again, others get any role; who is removed hands her cases to another member, if she has any', async () => {
    const { owner, person, members } = await clinicOf('orthodontist', 'orthodontist')
    const [first, second] = members.map(({ id }) => id) as [string, string]
    expect(await owner.refusal('memberRole', { person, role: 'owner' })).toBe('DONE')
    expect(await owner.refusal('memberRole', { person: first, role: 'reader' })).toBe('DONE')
    const self = await owner.ask('memberRemove', { person: first, casesTo: first })
    expect(self.envelope.data).toMatchObject({ reason: 'INPUT_INVALID', field: 'casesTo' })
    expect(await owner.refusal('memberRemove', { person: first, casesTo: crypto.randomUUID() })).toBe('NOT_FOUND')
    expect((await owner.call('clinicGet', {})).members).toHaveLength(3)
    expect(await owner.refusal('memberRemove', { person: first, casesTo: second })).toBe('DONE')
    expect(await owner.call('handOverList', {})).toEqual([])
    await members[1]?.who.call('clinicLeave', { clinic: (await owner.call('clinicGet', {})).uuid })
    expect((await logged(owner, { kind: 'members' })).slice(0, 3)).toEqual([
      ['clinicLeave', {}],
      ['memberRemove', { person: first, casesTo: second }],
      ['memberRole', { person: first, role: 'reader' }],
    ])
  })

  test('the log is read by member, kind and time, with the names of who is in it, and is a table with a line for each entry', async () => {
    const { owner, clinic, person, members } = await clinicOf('orthodontist')
    const [member] = members
    if (!member) throw new Error('an orthodontist joined')
    const { uuid } = await member.who.call('patientAdd', someone('某病人', 'N-7'))
    bench().clock.ahead += 10_000
    await owner.call('memberRole', { person: member.id, role: 'assistant' })
    const { rows, names, more } = await owner.call('clinicLog', {})
    const all = ['memberRole', 'patientAdd', 'invitationAccept', 'invitationAdd', 'clinicFound']
    expect([rows.map(({ action }) => action), more]).toEqual([all, false])
    expect(names).toEqual({ [member.id]: (await member.who.call('cUserInfo', {})).userName })
    const asked = async (wish: object) => (await owner.call('clinicLog', wish)).rows.map(({ action }) => action)
    expect(await asked({ person: member.id })).toEqual(['patientAdd', 'invitationAccept'])
    expect(await asked({ person })).toEqual(['memberRole', 'invitationAdd', 'clinicFound'])
    expect(await asked({ kind: 'change' })).toEqual(['patientAdd'])
    expect(await asked({ from: rows[0]?.at })).toEqual(['memberRole'])
    expect(await asked({ before: rows[1]?.seq })).toEqual(all.slice(2))
    expect(await logged(owner, { person: member.id, kind: 'members' })).toEqual([['invitationAccept', { role: 'orthodontist' }]])
    const { clinicLogCsv } = clinicLogCalls({ store: bench().server.ports.store, now: () => 0 })
    const table = async (lang: 'zh' | 'en', wish: object) => {
      const { content } = (await clinicLogCsv(wish as never, { doctor: clinic, clinicRole: 'owner', lang } as never)) as never
      const lines: string[] = []
      for await (const chunk of content as AsyncIterable<string>) lines.push(String(chunk))
      return lines.join('').trimEnd().split('\r\n')
    }
    const [head, ...lines] = await table('en', {})
    expect([head?.slice(1), (await table('zh', {}))[0]?.slice(1, 6)]).toEqual([
      'No,Time (UTC),Member,Kind,Call,Case number,Case,Changed,Details,Hash',
      '序号,时间',
    ])
    expect(lines.map(line => line.split(',')[4])).toEqual(all)
    const [seq, at, name, kind, action, no, of] = lines[1]?.split(',') ?? []
    expect([seq, at, name, kind, action, no, of]).toEqual([
      ...['4', rows[1]?.at, names[member.id], 'change', 'patientAdd', 'N-7', uuid],
    ])
    expect(lines[1]?.endsWith(rows[1]?.hash ?? '-')).toBe(true)
    expect((await table('en', { kind: 'change' })).length).toBe(2)
    expect(await table('en', { before: 1 })).toHaveLength(1)
  })
})
