import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { expect, test } from 'vitest'
import { password, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture, someone } from '../testing/samples'
import { tracedCase } from '../testing/traced'

const names = async (who: Visitor) => (await who.call('patientGet', {})).rows.map(row => row.name)
const idOf = async (who: Visitor) => (await who.call('cUserInfo', {})).userId

const joins = async (owner: Visitor, person: Visitor, role: 'owner' | 'orthodontist' | 'assistant' | 'reader') => {
  const { token } = await owner.call('invitationAdd', { name: '新成员', role, days: 3 })
  return person.call('invitationAccept', { token })
}

onEachEngine('a clinic', bench => {
  test('is founded with the founder’s cases, which it owns from then on with everything in them', async () => {
    const founder = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(founder, { name: '带来的病人' })
    const agencies = await founder.call('agencyUpdateAll', { agencies: [{ name: '城东' }] })
    await founder.call('patientUpdate', {
      ...someone('带来的病人', 'N-1'),
      agencyUuid: agencies[0]?.uuid ?? null,
      uuid: caseUuid,
    })
    await founder.call('analysisAdd', { name: '自定义', content: '["SNA"]' })
    const binned = await founder.call('patientAdd', someone('回收'))
    await founder.call('patientDelete', { uuid: binned.uuid })
    const content = writePlanDocument(emptyPlanDocument)
    const plan = await founder.call('planAdd', { recordUuid, name: '不拔牙', content })
    const before = await founder.call('timebarGet', { caseUuid })
    const foundByValue = async () => {
      const filter = { findings: [{ item: 'ANB', is: 'gt' as const, value: -1000 }] }
      return (await founder.call('caseSearch', { filter, today: '2026-11-21' })).rows.map(row => row.name)
    }
    await expect.poll(foundByValue, { timeout: 10_000 }).toEqual(['带来的病人'])
    const clinic = await founder.call('clinicFound', { name: '城中正畸', withCases: true })
    expect(await names(founder)).toEqual(['带来的病人'])
    // Its values were kept for the desk it came from: they are read anew for the clinic's searches.
    await expect.poll(foundByValue, { timeout: 10_000 }).toEqual(['带来的病人'])
    expect((await founder.call('timebarGet', { caseUuid })).map(({ cephPoints }) => cephPoints)).toEqual(
      before.map(({ cephPoints }) => cephPoints),
    )
    expect((await founder.call('patientFind', { uuid: caseUuid })).agency?.name).toBe('城东')
    expect((await founder.call('analysisList', {})).map(({ name }) => name)).toEqual(['自定义'])
    expect((await founder.call('patientGet', { deleted: true })).total).toBe(1)
    expect((await founder.call('patientGet', { search: 'N-1' })).total).toBe(1)
    expect((await founder.call('recordGlance', { recordUuid, analysis: 'ABO' }))?.rows.length).toBeGreaterThan(0)
    expect((await founder.call('clinicGet', {})).cases).toBe(1)
    await founder.call('planRename', { uuid: plan.uuid, name: '拔牙' })
    expect((await founder.call('planList', { recordUuid })).map(({ name }) => name)).toEqual(['拔牙'])
    // Her own desk is empty, and what is there now stays there.
    await founder.call('deskChoose', { clinic: null })
    expect(await names(founder)).toEqual([])
    expect(await founder.refusal('patientFind', { uuid: caseUuid })).toBe('NOT_FOUND')
    await founder.call('patientAdd', someone('自己的病人', 'N-1'))
    expect(await founder.call('clinicMine', {})).toEqual({ clinics: [clinic], desk: null, barred: false, ownCases: 1 })
    await founder.call('deskChoose', { clinic: clinic.uuid })
    expect(await names(founder)).toEqual(['带来的病人'])
  })

  test('takes in who was invited, once, until the invitation ends or is taken back', async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const [first, second, late] = [await bench().doctor(), await bench().doctor(), await bench().doctor()]
    const { token } = await owner.call('invitationAdd', { name: '李', role: 'orthodontist', days: 7 })
    const look = await bench().visitor().call('invitationLook', { token })
    expect([look.clinic, look.role, look.name]).toEqual(['甲诊所', 'orthodontist', '李'])
    expect((await first.call('invitationAccept', { token })).role).toBe('orthodontist')
    expect(await second.refusal('invitationAccept', { token })).toBe('INVITATION_ENDED')
    expect(await bench().visitor().refusal('invitationLook', { token })).toBe('INVITATION_ENDED')
    const again = await owner.call('invitationAdd', { name: '李', role: 'reader', days: 7 })
    expect(await first.refusal('invitationAccept', { token: again.token })).toBe('ALREADY_MEMBER')
    await owner.call('invitationStop', { uuid: again.uuid })
    expect(await second.refusal('invitationAccept', { token: again.token })).toBe('INVITATION_ENDED')
    const ending = await owner.call('invitationAdd', { name: '迟', role: 'reader', days: 1 })
    bench().clock.ahead += 86_400_001
    expect(await late.refusal('invitationAccept', { token: ending.token })).toBe('INVITATION_ENDED')
    bench().clock.ahead = 0
    expect((await owner.call('clinicGet', {})).members.map(({ role }) => role)).toEqual(['owner', 'orthodontist'])
  })

  test('of two who come at once with one invitation takes one', async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const { token } = await owner.call('invitationAdd', { name: '李', role: 'reader', days: 7 })
    const both = [await bench().doctor(), await bench().doctor()]
    const refusals = await Promise.all(both.map(doctor => doctor.refusal('invitationAccept', { token })))
    expect(refusals.toSorted()).toEqual(['DONE', 'INVITATION_ENDED'])
  })

  test('shows its members and invitations to who manages it, to others themselves alone', async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const assistant = await bench().doctor()
    await joins(owner, assistant, 'assistant')
    await owner.call('invitationAdd', { name: '等待', role: 'reader', days: 3 })
    const seen = await assistant.call('clinicGet', {})
    expect([seen.role, seen.members.map(({ person }) => person), seen.invitations]).toEqual([
      'assistant',
      [await idOf(assistant)],
      [],
    ])
    expect((await owner.call('clinicGet', {})).invitations.map(({ name }) => name)).toEqual(['等待'])
  })

  test('keeps the cases of who leaves or is removed, and hands on what she was assigned to', async () => {
    const owner = await bench().doctor()
    const clinic = await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const [first, second] = [await bench().doctor(), await bench().doctor()]
    await joins(owner, first, 'orthodontist')
    await joins(owner, second, 'orthodontist')
    const { caseUuid } = await caseWithRecord(first, '诊所的病人')
    await owner.call('memberRemove', { person: await idOf(first), casesTo: await idOf(second) })
    expect(await names(first)).toEqual([])
    expect(await names(owner)).toEqual(['诊所的病人'])
    const assigned = await owner.call('caseAssigned', { caseUuid })
    expect(assigned.filter(member => member.assigned).map(member => member.person)).toEqual([await idOf(second)])
    await second.call('clinicLeave', { clinic: clinic.uuid })
    expect(await names(owner)).toEqual(['诊所的病人'])
    expect(await second.call('clinicMine', {})).toEqual({ clinics: [], desk: null, barred: false, ownCases: 0 })
    expect(await second.refusal('deskChoose', { clinic: clinic.uuid })).toBe('NOT_FOUND')
  })

  test('always has an owner: the last one neither leaves nor steps down nor deletes her account', async () => {
    const owner = await bench().doctor()
    const clinic = await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const person = await idOf(owner)
    expect(await owner.refusal('clinicLeave', { clinic: clinic.uuid })).toBe('LAST_OWNER')
    expect(await owner.refusal('memberRole', { person, role: 'orthodontist' })).toBe('LAST_OWNER')
    expect(await owner.refusal('accountDelete', { password })).toBe('LAST_OWNER')
    const next = await bench().doctor()
    await joins(owner, next, 'owner')
    expect(await owner.refusal('accountDelete', { password })).toBe('DONE')
    expect((await next.call('clinicGet', {})).members).toHaveLength(1)
  })

  test('keeps one of two owners who both delete their accounts at once, and takes who accepts two invitations once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [owner, next] = [await bench().doctor(), await bench().doctor()]
      await owner.call('clinicFound', { name: '甲诊所', withCases: false })
      const wish = { name: 'b', role: 'owner', days: 1 } as const
      const tokens = [(await owner.call('invitationAdd', wish)).token, (await owner.call('invitationAdd', wish)).token]
      const joining = await Promise.all(tokens.map(token => next.refusal('invitationAccept', { token })))
      expect(joining.toSorted()).toEqual(['ALREADY_MEMBER', 'DONE'])
      const leaving = await Promise.all([owner, next].map(who => who.refusal('accountDelete', { password })))
      expect(leaving.toSorted()).toEqual(['DONE', 'LAST_OWNER'])
    }
  })

  test('has an account nobody signs in with or asks a code for', async () => {
    const owner = await bench().doctor()
    const { uuid } = await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    for (const loginName of [`clinic ${uuid}`, `clinic ${uuid} ${uuid}`.slice(0, 64)]) {
      expect(await bench().visitor().refusal('login', { loginName, password: 'x' })).toBe('SIGN_IN_WRONG')
      await bench().visitor().call('verifyCode', { loginName })
    }
    const { db } = bench().server.ports.store
    expect(await db.selectFrom('verify_code').select('uuid').where('doctor_id', '=', uuid).execute()).toEqual([])
  })

  test('names who planned and who read, not itself; a member’s pictures open by her own credentials while she is one', async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const member = await bench().doctor('wang')
    await joins(owner, member, 'orthodontist')
    const { recordUuid } = await caseWithRecord(member)
    await member.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'a' }, await picture())
    const read = await member.call('timebarMaturation', { uuid: recordUuid, read: { stage: 'CS3', hindrance: null } })
    expect(read.maturation?.by).toBe('wang')
  })

  test('founded twice over takes what is at her own desk then, also a number that another clinic of hers has', async () => {
    const owner = await bench().doctor()
    await owner.call('patientAdd', someone('一', 'A1'))
    await owner.call('clinicFound', { name: '甲诊所', withCases: true })
    await owner.call('deskChoose', { clinic: null })
    await owner.call('patientAdd', someone('二', 'A1'))
    await owner.call('clinicFound', { name: '乙诊所', withCases: true })
    expect(await names(owner)).toEqual(['二'])
  })
})

onEachEngine(
  'where registration is by invitation',
  bench => {
    test('nobody registers without one, and with one is a member at once', async () => {
      const { db } = bench().server.ports.store
      expect(await db.selectFrom('doctor').select('uuid').execute()).toEqual([])
      const stranger = bench().visitor()
      const account = { loginName: 'someone', password, userName: 'someone', phone: '+86 571 5550 0100' }
      // Said before a form is filled in.
      expect(await stranger.call('oidcGet', {})).toEqual({ label: null, registers: false })
      expect(await stranger.refusal('regist', account)).toBe('REGISTRATION_BY_INVITATION')
      expect(await stranger.refusal('regist', { ...account, invitation: 'a'.repeat(43) })).toBe('INVITATION_ENDED')
      expect(await db.selectFrom('doctor').select('uuid').execute()).toEqual([])
    })
  },
  { config: { openRegistration: false } },
)
