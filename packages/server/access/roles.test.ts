import { needOf } from '@sella/contract/access/need-of'
import { type ClinicRole, clinicRoles, may } from '@sella/contract/access/roles'
import { type CallName, calls } from '@sella/contract/calls/index'
import { expect, test, vi } from 'vitest'
import type { TestBench, Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { type Attempt, ownOnly, reaching } from '../testing/every-call'
import { fill, type Own } from '../testing/own'
import { picture } from '../testing/samples'

// Each test makes a hundred calls, some of which make papers.
vi.setConfig({ testTimeout: 180_000 })

/** Every way in which the strangers' tests make a call: the table of calls. */
const attempts: readonly (readonly [CallName, Attempt<CallName>])[] = [
  ...(Object.entries(reaching) as [CallName, readonly Attempt<CallName>[]][]).flatMap(([name, ways]) =>
    ways.map(way => [name, way] as const),
  ),
  ...(Object.entries(ownOnly) as [CallName, Attempt<CallName>][]),
]

const needed = (name: CallName, input: unknown) => needOf(name, calls[name].input.parse(input))

/** A clinic whose owner has filled it, and a member of it. */
const clinicWith = async (bench: TestBench, role: ClinicRole) => {
  const owner = await bench.doctor()
  await owner.call('clinicFound', { name: '甲的诊所', withCases: false })
  const own = await fill(owner)
  return { owner, own, member: await joined(bench, owner, role) }
}

const joined = async (bench: TestBench, owner: Visitor, role: ClinicRole): Promise<Visitor> => {
  const member = await bench.doctor()
  const { token } = await owner.call('invitationAdd', { name: 'b', role, days: 1 })
  await member.call('invitationAccept', { token })
  return member
}

/** What stands in the clinic, as its owner sees it. */
const stateOf = async (owner: Visitor, { caseUuid, recordUuid }: Own) => [
  await owner.call('patientFind', { uuid: caseUuid }),
  (await owner.call('timebarGet', { caseUuid })).map(({ photos, ...record }) => [record, photos.map(photo => photo.shown)]),
  await owner.call('planList', { recordUuid }),
  await owner.call('analysisList', {}),
  await owner.call('agencyGet', {}),
  await owner.call('caseFileGet', { caseUuid }),
  await owner.call('overconfigFind', { caseUuid }),
  (await owner.call('patientGet', { deleted: true })).total,
  (await owner.call('clinicGet', {})).members.map(({ person, role }) => [person, role]),
]

const says = async (who: Visitor, name: CallName, input: unknown) => {
  const { status, envelope } = await who.ask(name, input, await picture())
  return { status, reason: envelope.data?.reason }
}

onEachEngine('a member of a clinic', bench => {
  for (const role of clinicRoles) {
    const refused = (own: Own) =>
      attempts.filter(([name, way]) => {
        const need = needed(name, way(own))
        return need !== 'self' && need !== null && !may(role, need)
      })

    test(`as ${role} is refused every call whose action the role does not have, changes nothing by it, and no other`, async () => {
      const { owner, own, member } = await clinicWith(bench(), role)
      await owner.call('caseAssign', { caseUuid: own.caseUuid, persons: [(await member.call('cUserInfo', {})).userId] })
      const before = await stateOf(owner, own)
      for (const [name, way] of refused(own)) {
        expect([name, await says(member, name, way(own))]).toEqual([name, { status: 403, reason: 'ROLE_FORBIDS' }])
      }
      expect(await stateOf(owner, own)).toEqual(before)
      // In the same clinic, which is as it was: filling another takes a second.
      const denied = new Set(refused(own))
      const last: readonly CallName[] = ['logout', 'accountDelete', 'clinicLeave', 'deskChoose', 'sessionRevoke', 'memberRemove']
      for (const [name, way] of attempts.filter(attempt => !denied.has(attempt) && !last.includes(attempt[0]))) {
        const { status, reason } = await says(member, name, way(own))
        expect([name, status < 500 && reason !== 'ROLE_FORBIDS' && reason !== 'SESSION_EXPIRED']).toEqual([name, true])
      }
    })
  }

  test('who may only look sees assigned cases and, by whatever name or list, no other', async () => {
    const { owner, own, member } = await clinicWith(bench(), 'reader')
    const seeing = attempts.filter(([name, way]) => needed(name, way(own)) === 'see')
    const naming = seeing.filter(([name]) => name in reaching && name !== 'clinicGet')
    expect(naming.length).toBeGreaterThan(8)
    for (const [name, way] of naming) {
      expect([name, await says(member, name, way(own))]).toEqual([name, { status: 404, reason: 'NOT_FOUND' }])
    }
    const secrets = [own.caseUuid, own.recordUuid, own.imageUuid, '甲的病人', '甲的标签']
    const listed = async () => {
      const answers: string[] = []
      for (const [name, way] of seeing.filter(([call]) => call in ownOnly && call !== 'caseFindings'))
        answers.push(JSON.stringify((await member.ask(name, way(own))).envelope))
      for (const search of ['甲', 'jia', '标签']) answers.push(JSON.stringify(await member.call('patientGet', { search })))
      answers.push(JSON.stringify(await member.call('patientGet', { awaits: 'tracing' })))
      answers.push(JSON.stringify(await member.call('patientGet', { deleted: true })))
      return answers.join('\n')
    }
    const before = await listed()
    for (const secret of secrets) expect(before).not.toContain(secret)
    const none = { all: 0, favorite: 0, visit: 0, toTrace: 0, bin: 0 }
    expect(await member.call('patientCounts', { due: '2999-12-31' })).toEqual(none)
    await owner.call('caseAssign', { caseUuid: own.caseUuid, persons: [(await member.call('cUserInfo', {})).userId] })
    expect((await member.call('patientGet', {})).total).toBe(1)
    expect((await member.call('patientCounts', { due: '2999-12-31' })).all).toBe(1)
    expect((await member.call('patientGet', { search: '甲' })).total).toBe(1)
    expect((await member.call('caseSearch', { filter: {}, today: '2026-11-21' })).total).toBe(1)
    expect(await member.call('caseTags', {})).toEqual([{ tag: '甲的标签', cases: 1 }])
    expect((await member.call('timebarGet', { caseUuid: own.caseUuid })).map(record => record.uuid)).toEqual([own.recordUuid])
  })

  test('who was removed finds nothing of the clinic, from the next call on; nor does the owner of another one', async () => {
    const { owner, own, member } = await clinicWith(bench(), 'owner')
    const { userId: person } = await member.call('cUserInfo', {})
    await owner.call('memberRemove', { person, casesTo: null })
    const other = await bench().doctor()
    await other.call('clinicFound', { name: '乙的诊所', withCases: false })
    const before = await stateOf(owner, own)
    const hers: readonly CallName[] = [
      'clinicGet',
      'clinicLog',
      'clinicLogCheck',
      'clinicLogCsv',
      'clinicRename',
      'clinicTwoSteps',
      'invitationAdd',
      'sessionRevoke',
      'qrcodeLook',
      'qrcodeConfirm',
    ]
    for (const stranger of [member, other])
      for (const [name, way] of attempts.filter(([call]) => call in reaching && !hers.includes(call)))
        expect([name, await says(stranger, name, way(own))]).toEqual([name, { status: 404, reason: 'NOT_FOUND' }])
    expect(await stateOf(owner, own)).toEqual(before)
  })

  test('who files films takes none from under a tracing', async () => {
    const { owner, own, member } = await clinicWith(bench(), 'assistant')
    const { recordUuid, imageUuid, caseUuid } = own
    const film = { recordUuid, type: 'Lateral_Ceph', name: 'x' } as const
    expect(await member.refusal('imageUpload', film, await picture('png'))).toBe('DONE')
    const [record] = await owner.call('timebarGet', { caseUuid })
    await owner.call('timebarUpdate', {
      ...{ uuid: recordUuid, caseUuid, version: record?.version ?? 0 },
      cephPoints: '{"Lateral_Ceph":[{"landmark":"S","x":1,"y":2}]}',
    })
    const [traced] = await owner.call('timebarGet', { caseUuid })
    const uuid = traced?.photos.find(photo => photo.type === 'Lateral_Ceph')?.uuid ?? ''
    expect(uuid).not.toBe(imageUuid)
    expect(await member.refusal('imageUpload', film, await picture('webp'))).toBe('ROLE_FORBIDS')
    expect(await member.refusal('imageEdit', { uuid, recipe: null })).toBe('ROLE_FORBIDS')
    expect(await member.refusal('imageDelete', { uuid })).toBe('ROLE_FORBIDS')
    expect(await member.refusal('imageMove', { uuid, recordUuid, type: 'Smile_Photo' })).toBe('ROLE_FORBIDS')
    expect(await member.refusal('imageRestore', { uuid: imageUuid })).toBe('ROLE_FORBIDS')
    expect(await member.refusal('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'x' }, await picture())).toBe('DONE')
    const version = traced?.version ?? 0
    expect(await member.refusal('timebarUpdate', { uuid: recordUuid, caseUuid, version, cephPoints: null })).toBe('ROLE_FORBIDS')
    expect(await member.refusal('timebarUpdate', { uuid: recordUuid, caseUuid, version, type: 2 })).toBe('DONE')
  })
})
