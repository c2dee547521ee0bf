import { type ClinicRole, clinicRoles, handsOverAtOnce, may, takesCases } from '@sella/contract/access/roles'
import { expect, test } from 'vitest'
import { password, type TestBench, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { listen } from '../testing/listen'
import { someone } from '../testing/samples'

const idOf = async (who: Visitor) => (await who.call('cUserInfo', {})).userId

interface Joined {
  readonly who: Visitor
  readonly id: string
}

const joins = async (bench: TestBench, owner: Visitor, role: ClinicRole): Promise<Joined> => {
  const who = await bench.doctor()
  const { token } = await owner.call('invitationAdd', { name: '新成员', role, days: 3 })
  await who.call('invitationAccept', { token })
  return { who, id: await idOf(who) }
}

/** A clinic with receiver orthodontists, and cases of the first giver. */
const clinicOf = async (bench: TestBench, names: readonly string[]) => {
  const owner = await bench.doctor()
  const { uuid: clinic } = await owner.call('clinicFound', { name: '甲诊所', withCases: false })
  const [giver, receiver] = [await joins(bench, owner, 'orthodontist'), await joins(bench, owner, 'orthodontist')]
  const cases: string[] = []
  for (const name of names) {
    const { uuid } = await owner.call('patientAdd', someone(name))
    await owner.call('caseAssign', { caseUuid: uuid, persons: [giver.id] })
    cases.push(uuid)
  }
  return { owner, clinic, giver, receiver, cases }
}

const assigned = async (owner: Visitor, caseUuid: string) =>
  (await owner.call('caseAssigned', { caseUuid })).filter(member => member.assigned).map(({ person }) => person)

const soon = { timeout: 10_000 }

onEachEngine('a hand-over', bench => {
  test('is told to giver, receiver and who manages the clinic when it is offered and answered, and to no stranger', async () => {
    const { owner, giver, receiver, cases } = await clinicOf(bench(), ['甲'])
    const everyone = [giver.who, receiver.who, owner, await bench().doctor()]
    const streams = await Promise.all(everyone.map(who => listen(bench(), who)))
    const heard = () => streams.map(({ heard }) => heard.some(({ type }) => type === 'handOver'))
    const { uuid } = await giver.who.call('handOverAdd', { from: giver.id, to: receiver.id, note: '', cases })
    await expect.poll(heard, soon).toEqual([true, true, true, false])
    const before = streams[0]?.heard.length ?? 0
    await receiver.who.call('handOverSettle', { uuid, as: 'declined' })
    await expect.poll(() => streams[0]?.heard.length, soon).toBeGreaterThan(before)
    for (const { leave } of streams) leave()
  })

  test('or a place that ends is told to the member, whose stream of the clinic ends with it', async () => {
    const { owner, giver, receiver } = await clinicOf(bench(), [])
    const [hers, others] = [await listen(bench(), receiver.who), await listen(bench(), giver.who)]
    await owner.call('memberRemove', { person: receiver.id, casesTo: null })
    await expect.poll(() => hers.state.ended, soon).toBe(true)
    expect([hers.heard.at(-1), others.state.ended]).toEqual([{ type: 'desk' }, false])
    others.leave()
  })

  test('or another desk of hers is told in all her windows, whose streams of the former one end', async () => {
    const { clinic, giver, receiver } = await clinicOf(bench(), [])
    const [hers, others] = [await listen(bench(), receiver.who), await listen(bench(), giver.who)]
    await receiver.who.call('deskChoose', { clinic: null })
    await expect.poll(() => hers.state.ended, soon).toBe(true)
    expect([hers.heard.at(-1), others.state.ended]).toEqual([{ type: 'desk' }, false])
    const back = await listen(bench(), receiver.who)
    await receiver.who.call('deskChoose', { clinic })
    await expect.poll(() => back.state.ended, soon).toBe(true)
    others.leave()
  })

  test('by an owner is done at once, of some cases or of all, with its note; who else is assigned stays', async () => {
    const { owner, giver, receiver, cases } = await clinicOf(bench(), ['甲', '乙', '丙'])
    const [first = '', second = ''] = cases
    await owner.call('caseAssign', { caseUuid: first, persons: [giver.id, await idOf(owner)] })
    const wish = { from: giver.id, to: receiver.id, note: '周二复诊' }
    expect(await owner.call('handOverAdd', { ...wish, cases: [first] })).toMatchObject({ cases: 1, waits: false })
    expect((await assigned(owner, first)).toSorted()).toEqual([await idOf(owner), receiver.id].toSorted())
    expect(await assigned(owner, second)).toEqual([giver.id])
    expect(await owner.call('handOverAdd', { ...wish, cases: 'all' })).toMatchObject({ cases: 2, waits: false })
    expect(await assigned(owner, second)).toEqual([receiver.id])
    const [last] = await receiver.who.call('handOverList', { caseUuid: second })
    expect(last).toMatchObject({
      from: giver.id,
      to: receiver.id,
      note: '周二复诊',
      state: 'done',
      cases: 2,
      mine: false,
      withdraws: false,
    })
    expect(last?.some.map(({ name }) => name).toSorted()).toEqual(['丙', '乙'].toSorted())
  })

  test('of a case that an orthodontist entered herself needs no assigning; one entered at the front desk is nobody’s', async () => {
    const { owner, giver, receiver } = await clinicOf(bench(), [])
    const { uuid: hers } = await giver.who.call('patientAdd', someone('自己录入'))
    expect(await assigned(owner, hers)).toEqual([giver.id])
    const wish = { from: giver.id, to: receiver.id, note: '' }
    expect(await giver.who.call('handOverAdd', { ...wish, cases: [hers] })).toMatchObject({ cases: 1, waits: true })
    for (const role of ['assistant', 'resident'] as const) {
      const { who } = await joins(bench(), owner, role)
      const { uuid } = await who.call('patientAdd', someone('前台登记'))
      expect(await assigned(owner, uuid)).toEqual([])
    }
  })

  test('by another waits until the receiver accepts it; the cases stay where they are until then', async () => {
    const { owner, giver, receiver, cases } = await clinicOf(bench(), ['甲', '乙'])
    const [first = '', second = ''] = cases
    const offer = await giver.who.call('handOverAdd', { from: giver.id, to: receiver.id, cases: 'all', note: '休假' })
    expect(offer).toMatchObject({ cases: 2, waits: true })
    expect(await assigned(owner, first)).toEqual([giver.id])
    expect((await receiver.who.call('handOverList', {})).map(({ mine, withdraws }) => [mine, withdraws])).toEqual([[true, false]])
    expect((await giver.who.call('handOverList', {})).map(({ mine, withdraws }) => [mine, withdraws])).toEqual([[false, true]])
    expect(await giver.who.refusal('handOverSettle', { uuid: offer.uuid, as: 'accepted' })).toBe('NOT_FOUND')
    // One of them goes elsewhere meanwhile, and stays there.
    await owner.call('caseAssign', { caseUuid: second, persons: [await idOf(owner)] })
    expect(await receiver.who.call('handOverSettle', { uuid: offer.uuid, as: 'accepted' })).toEqual({ cases: 1 })
    expect(await assigned(owner, first)).toEqual([receiver.id])
    expect(await assigned(owner, second)).toEqual([await idOf(owner)])
    expect(await receiver.who.refusal('handOverSettle', { uuid: offer.uuid, as: 'declined' })).toBe('HAND_OVER_SETTLED')
  })

  test('is declined by the receiver and taken back by who offered it, by nobody else', async () => {
    const { owner, giver, receiver, cases } = await clinicOf(bench(), ['甲'])
    const third = await joins(bench(), owner, 'orthodontist')
    const stranger = await bench().doctor()
    await stranger.call('clinicFound', { name: '乙诊所', withCases: false })
    const wish = { from: giver.id, to: receiver.id, cases: [...cases], note: '' }
    const first = await giver.who.call('handOverAdd', wish)
    for (const who of [third.who, stranger])
      for (const as of ['accepted', 'declined', 'withdrawn'] as const)
        expect(await who.refusal('handOverSettle', { uuid: first.uuid, as })).toBe('NOT_FOUND')
    expect(await third.who.call('handOverList', {})).toEqual([])
    expect(await receiver.who.call('handOverSettle', { uuid: first.uuid, as: 'declined' })).toEqual({ cases: 0 })
    const again = await giver.who.call('handOverAdd', wish)
    await giver.who.call('handOverSettle', { uuid: again.uuid, as: 'withdrawn' })
    expect(await receiver.who.refusal('handOverSettle', { uuid: again.uuid, as: 'accepted' })).toBe('HAND_OVER_SETTLED')
    expect(await assigned(owner, cases[0] ?? '')).toEqual([giver.id])
    expect((await owner.call('handOverList', {})).map(({ state }) => state)).toEqual(['withdrawn', 'declined'])
  })

  test('is accepted only while her role takes cases and there is one of it left; it is declined at any time', async () => {
    const { owner, giver, receiver, cases } = await clinicOf(bench(), ['甲', '乙'])
    const [first = '', second = ''] = cases
    const third = await joins(bench(), owner, 'reader')
    await owner.call('caseAssign', { caseUuid: second, persons: [giver.id, third.id] })
    const wish = { from: giver.id, to: receiver.id, note: '' }
    const offer = await giver.who.call('handOverAdd', { ...wish, cases: [first] })
    await owner.call('handOverAdd', { ...wish, to: await idOf(owner), cases: [second] })
    expect((await owner.call('handOverList', { caseUuid: first })).map(({ uuid }) => uuid)).toEqual([offer.uuid])
    await owner.call('memberRole', { person: receiver.id, role: 'assistant' })
    const { userName: name } = await receiver.who.call('cUserInfo', {})
    const settled = async (as: 'accepted' | 'declined') =>
      (await receiver.who.ask('handOverSettle', { uuid: offer.uuid, as })).envelope.data
    expect(await settled('accepted')).toEqual({ reason: 'HAND_OVER_ROLE', name })
    await owner.call('memberRole', { person: receiver.id, role: 'orthodontist' })
    await owner.call('caseAssign', { caseUuid: first, persons: [] })
    expect(await settled('accepted')).toEqual({ reason: 'HAND_OVER_EMPTY' })
    // Who sees only what she is assigned to reads who has it now, and no names of cases.
    const [seen] = await third.who.call('handOverList', { caseUuid: second })
    expect([seen?.cases, seen?.some]).toEqual([1, []])
    await owner.call('memberRole', { person: receiver.id, role: 'reader' })
    expect(await settled('declined')).toEqual({ cases: 0 })
  })

  test('is not undone by a list of members that was read before it', async () => {
    const { owner, giver, receiver, cases } = await clinicOf(bench(), ['甲'])
    const [caseUuid = ''] = cases
    const from = await assigned(owner, caseUuid)
    await owner.call('handOverAdd', { from: giver.id, to: receiver.id, cases: [caseUuid], note: '' })
    const wish = { caseUuid, persons: [...from, await idOf(owner)] }
    expect(await owner.refusal('caseAssign', { ...wish, from })).toBe('PATIENT_CONFLICT')
    expect(await assigned(owner, caseUuid)).toEqual([receiver.id])
    // Sent again after its reply was lost, it is no change of another window.
    const seen = { caseUuid, persons: [receiver.id, giver.id], from: [receiver.id] }
    for (const _ of ['first', 'again']) await owner.call('caseAssign', seen)
    expect((await assigned(owner, caseUuid)).toSorted()).toEqual([receiver.id, giver.id].toSorted())
    await owner.call('caseAssign', wish)
    expect((await assigned(owner, caseUuid)).toSorted()).toEqual(wish.persons.toSorted())
  })

  for (const role of clinicRoles)
    test(`as ${role}: hands over and receives what the table of roles says`, async () => {
      const { owner, giver, cases } = await clinicOf(bench(), ['甲'])
      const [caseUuid = ''] = cases
      const { who, id } = await joins(bench(), owner, role)
      await owner.call('caseAssign', { caseUuid, persons: [giver.id, id] })
      const others = await who.refusal('handOverAdd', { from: giver.id, to: await idOf(owner), cases: 'all', note: '' })
      expect(others).toBe(handsOverAtOnce(role) ? 'DONE' : may(role, 'share') ? 'HAND_OVER_OWN' : 'ROLE_FORBIDS')
      const own = await who.refusal('handOverAdd', { from: id, to: giver.id, cases: 'all', note: '' })
      expect(own).toBe(may(role, 'share') ? 'DONE' : 'ROLE_FORBIDS')
      await owner.call('caseAssign', { caseUuid, persons: [giver.id] })
      const given = await owner.refusal('handOverAdd', { from: giver.id, to: id, cases: 'all', note: '' })
      expect(given).toBe(takesCases(role) ? 'DONE' : 'HAND_OVER_ROLE')
    })

  test('of what is not the giver’s, to herself or to a stranger is refused and changes nothing', async () => {
    const { owner, giver, receiver, cases } = await clinicOf(bench(), ['甲'])
    const { uuid: nobodys } = await owner.call('patientAdd', someone('无人负责'))
    await owner.call('caseAssign', { caseUuid: nobodys, persons: [] })
    const stranger = await idOf(await bench().doctor())
    const wish = { from: giver.id, to: receiver.id, cases: 'all' as const, note: '' }
    expect(await owner.refusal('handOverAdd', { ...wish, cases: [...cases, nobodys] })).toBe('HAND_OVER_EMPTY')
    expect(await owner.refusal('handOverAdd', { ...wish, from: receiver.id, to: giver.id })).toBe('HAND_OVER_EMPTY')
    const own = await owner.ask('handOverAdd', { ...wish, to: giver.id })
    expect(own.envelope.data).toMatchObject({ reason: 'INPUT_INVALID', field: 'to' })
    expect(await owner.refusal('handOverAdd', { ...wish, to: stranger })).toBe('NOT_FOUND')
    expect(await owner.refusal('handOverAdd', { ...wish, from: stranger })).toBe('NOT_FOUND')
    expect(await assigned(owner, cases[0] ?? '')).toEqual([giver.id])
    expect(await owner.call('handOverList', {})).toEqual([])
  })

  test('to a removed member is off; what a removed member had is handed to whom the owner names, and told', async () => {
    const { owner, clinic, giver, receiver, cases } = await clinicOf(bench(), ['甲'])
    const [caseUuid = ''] = cases
    await giver.who.call('handOverAdd', { from: giver.id, to: receiver.id, cases: 'all', note: '' })
    await owner.call('memberRemove', { person: giver.id, casesTo: receiver.id })
    expect(await assigned(owner, caseUuid)).toEqual([receiver.id])
    expect((await owner.call('handOverList', { caseUuid })).map(({ state }) => state).toSorted()).toEqual(['done', 'withdrawn'])
    await receiver.who.call('handOverAdd', { from: receiver.id, to: await idOf(owner), cases: 'all', note: '' })
    await receiver.who.call('clinicLeave', { clinic })
    expect((await owner.call('handOverList', {})).every(({ state }) => state !== 'waiting')).toBe(true)
  })

  test('is in the log once for every case, with who and what came of it and never the note', async () => {
    const { owner, giver, receiver, cases } = await clinicOf(bench(), ['甲', '乙'])
    const note = '某病人周二复诊'
    const offer = await giver.who.call('handOverAdd', { from: giver.id, to: receiver.id, cases: 'all', note })
    await receiver.who.call('handOverSettle', { uuid: offer.uuid, as: 'accepted' })
    const { rows } = await owner.call('clinicLog', { kind: 'share' })
    const entries = rows.filter(({ action }) => action.startsWith('handOver'))
    expect(entries.map(({ action, caseUuid }) => [action, caseUuid]).toSorted()).toEqual(
      cases
        .flatMap(uuid => [
          ['handOverAdd', uuid],
          ['handOverSettle', uuid],
        ])
        .toSorted(),
    )
    const states = entries.map(({ details }) => (JSON.parse(details) as { state: string; from: string; to: string }).state)
    expect(states).toEqual(['done', 'done', 'waiting', 'waiting'])
    expect(JSON.stringify(rows)).not.toContain(note)
    expect((await owner.call('clinicLogCheck', {})).broken).toBe(null)
  })

  test('goes with the last case of it when that is erased', async () => {
    const { owner, clinic, giver, receiver, cases } = await clinicOf(bench(), ['甲'])
    await owner.call('handOverAdd', { from: giver.id, to: receiver.id, cases: 'all', note: '一句关于病人的话' })
    await owner.call('patientDelete', { uuid: cases[0] ?? '' })
    await owner.call('binEmpty', { password })
    const { db } = bench().server.ports.store
    expect(await db.selectFrom('hand_over').select('uuid').where('clinic_uuid', '=', clinic).execute()).toEqual([])
  })
})
