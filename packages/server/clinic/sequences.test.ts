import type { ClinicRole } from '@sella/contract/access/roles'
import type { CallName } from '@sella/contract/calls/index'
import { expect, test } from 'vitest'
import { withAuthenticator } from '../testing/authenticator'
import { password, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { listen } from '../testing/listen'
import { caseWithRecord, picture } from '../testing/samples'
import { tracingText } from '../testing/traced'

const idOf = async (who: Visitor) => (await who.call('cUserInfo', {})).userId

onEachEngine('over roles and time', bench => {
  const joins = async (owner: Visitor, who: Visitor, role: ClinicRole) => {
    const { token } = await owner.call('invitationAdd', { name: 'x', role, days: 1 })
    await who.call('invitationAccept', { token })
    return idOf(who)
  }
  const clinicOf = async (...roles: ClinicRole[]) => {
    const owner = await bench().doctor()
    const clinic = await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const members = await Promise.all(roles.map(async () => bench().doctor()))
    const persons: string[] = []
    for (const [i, who] of members.entries()) persons.push(await joins(owner, who, roles[i] ?? 'reader'))
    return { owner, clinic: clinic.uuid, members: members as [Visitor, Visitor], persons: persons as [string, string] }
  }
  const filled = async (owner: Visitor) => {
    const { caseUuid, recordUuid } = await caseWithRecord(owner, '林知夏')
    const photo = await owner.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, await picture())
    const [record] = await owner.call('timebarGet', { caseUuid })
    const saved = { uuid: recordUuid, caseUuid, version: record?.version ?? 0, cephPoints: tracingText() }
    await owner.call('timebarUpdate', saved)
    return { caseUuid, recordUuid, photo }
  }
  type Filled = Awaited<ReturnType<typeof filled>>
  /** What each call that reads something of a case answers. */
  const readings = async (who: Visitor, { caseUuid, recordUuid }: Filled) => {
    const asked: readonly (readonly [CallName, object])[] = [
      ['patientFind', { uuid: caseUuid }],
      ['caseFileGet', { caseUuid }],
      ['timebarGet', { caseUuid }],
      ['timebarBin', { caseUuid }],
      ['imageGet', { recordUuid }],
      ['imageBin', { recordUuid }],
      ['planList', { recordUuid }],
      ['documentList', { caseUuid }],
      ['overconfigFind', { caseUuid }],
      ['recordGlance', { recordUuid, analysis: 'ABO' }],
      ['handOverList', { caseUuid }],
      ['caseAssigned', { caseUuid }],
    ]
    return [...new Set(await Promise.all(asked.map(([name, input]) => who.refusal(name, input))))]
  }

  test('a case assigned to a reader and then no more is closed to her whole: she is told that it was taken away, and of none of its changes after that', async () => {
    const { owner, members, persons } = await clinicOf('reader')
    const film = await filled(owner)
    const [reader] = members
    expect(await readings(reader, film)).toEqual(['NOT_FOUND'])
    await owner.call('caseAssign', { caseUuid: film.caseUuid, persons: [persons[0]] })
    expect(await readings(reader, film)).toEqual(['DONE'])
    const stream = await listen(bench(), reader)
    await owner.call('caseAssign', { caseUuid: film.caseUuid, persons: [] })
    expect(await readings(reader, film)).toEqual(['NOT_FOUND'])
    expect((await reader.call('patientGet', {})).rows).toEqual([])
    await owner.call('recordNoteSave', { uuid: film.recordUuid, note: '私下的话', from: '' })
    await owner.call('timebarAgeGroup', { uuid: film.recordUuid, ageGroup: 'adult' } as never).catch(() => undefined)
    await owner.call('caseAssign', { caseUuid: film.caseUuid, persons: [persons[0]] })
    // Taken away and given back; nothing of what was done with the case between.
    const patient = { type: 'patient', uuid: film.caseUuid }
    await expect.poll(() => stream.heard.length).toBeGreaterThan(1)
    expect(stream.heard).toEqual([patient, patient])
    stream.leave()
  })

  test('who left and comes back with a lower role has none of what she had: not her cases, her stream, or her offers', async () => {
    const { owner, clinic, members, persons } = await clinicOf('orthodontist', 'orthodontist')
    const [member, colleague] = members
    const film = await filled(member)
    const stream = await listen(bench(), member)
    const { uuid } = await member.call('handOverAdd', { from: persons[0], to: persons[1], cases: 'all', note: '' })
    await member.call('clinicLeave', { clinic })
    await expect.poll(() => stream.state.ended).toBe(true)
    expect(await colleague.refusal('handOverSettle', { uuid, as: 'accepted' })).toBe('HAND_OVER_SETTLED')
    expect(await readings(member, film)).toEqual(expect.not.arrayContaining(['DONE']))
    await joins(owner, member, 'reader')
    expect(await readings(member, film)).toEqual(['NOT_FOUND'])
    expect((await member.call('patientGet', {})).rows).toEqual([])
    expect((await owner.call('handOverList', {})).map(({ state, withdraws }) => [state, withdraws])).toEqual([
      ['withdrawn', false],
    ])
  })

  test('an offer of who deleted her account is withdrawn, as one to her', async () => {
    const { owner, members, persons } = await clinicOf('orthodontist', 'orthodontist')
    await filled(members[0])
    await filled(members[1])
    await members[0].call('handOverAdd', { from: persons[0], to: persons[1], cases: 'all', note: '' })
    await members[1].call('handOverAdd', { from: persons[1], to: persons[0], cases: 'all', note: '' })
    await members[0].call('accountDelete', { password })
    expect((await owner.call('handOverList', {})).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
  })

  test('a resident’s tracing still waits when she is removed, says whose it is, and is approved without her', async () => {
    const { owner, members, persons } = await clinicOf('resident')
    const [resident] = members
    const { userName: name } = await resident.call('cUserInfo', {})
    const film = await filled(resident)
    const job = await resident.call('detectionStart', { recordUuid: film.recordUuid })
    await owner.call('memberRemove', { person: persons[0], casesTo: null })
    expect(await readings(resident, film)).toEqual(expect.not.arrayContaining(['DONE']))
    for (const [call, input] of [
      ['detectionGet', { uuid: job.uuid }],
      ['detectionCancel', { uuid: job.uuid }],
      ['imageMove', { uuid: film.photo.uuid, recordUuid: film.recordUuid, type: 'Smile_Photo' }],
      ['timebarDelete', { uuid: film.recordUuid }],
      ['waitingLook', { uuid: film.photo.uuid }],
    ] as const)
      expect([call, await resident.refusal(call, input)]).toEqual([call, 'NOT_FOUND'])
    await resident.call('accountDelete', { password })
    const [record] = await owner.call('timebarGet', { caseUuid: film.caseUuid })
    expect(record?.review).toMatchObject({ by: name, waits: true })
    const approved = await owner.call('tracingApprove', { uuid: film.recordUuid, version: record?.version ?? 0 })
    expect(approved.review).toMatchObject({ by: name, waits: false })
  })

  test('an owner made an assistant hears and exports nothing of an owner’s any more', async () => {
    const { owner, members, persons } = await clinicOf('owner')
    const [other] = members
    await filled(owner)
    const stream = await listen(bench(), other)
    const { url } = await other.call('accountExportAddress', {})
    await owner.call('memberRole', { person: persons[0], role: 'assistant' })
    await expect.poll(() => stream.state.ended).toBe(true)
    expect((await fetch(bench().server.address + url)).status).toBe(403)
    for (const name of ['clinicLog', 'clinicLogCsv', 'accountExport', 'machineTokens', 'accountExportAddress'] as const)
      expect([name, await other.refusal(name, {})]).toEqual([name, 'ROLE_FORBIDS'])
    expect((await other.call('clinicGet', {})).invitations).toEqual([])
  })

  test('a clinic that asks for two steps shows nothing more to who has them not: no event, picture or export', async () => {
    const { owner, members } = await clinicOf('owner')
    const [other] = members
    const film = await filled(owner)
    const [record] = await other.call('timebarGet', { caseUuid: film.caseUuid })
    const thumb = bench().server.address + (record?.photos[0]?.thumbUrl ?? '')
    const { url } = await other.call('accountExportAddress', {})
    const stream = await listen(bench(), other)
    expect((await fetch(thumb)).status).toBe(200)
    const phone = await withAuthenticator(bench(), owner)
    await owner.call('clinicTwoSteps', { required: true })
    await expect.poll(() => stream.state.ended).toBe(true)
    expect([(await fetch(thumb)).status, (await fetch(bench().server.address + url)).status]).toEqual([403, 403])
    expect(await readings(other, film)).toEqual(['SECOND_FACTOR_REQUIRED'])
    expect(phone).toBeTruthy()
  })
})
