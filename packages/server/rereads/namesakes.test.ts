import { readersIn, studyOfChoice } from '@sella/contract/reread-study'
import { readerText } from '@sella/contract/study-about'
import { expect, test } from 'vitest'
import { password, phone, type TestBench, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { tracedCase, tracingText } from '../testing/traced'

/** A member of the owner's clinic. Names are hers to choose: nothing keeps two from having one. */
const memberNamed = async (
  bench: TestBench,
  owner: Visitor,
  { loginName, userName }: { loginName: string; userName: string },
) => {
  const { token } = await bench.visitor().call('regist', { loginName, password, userName, phone })
  const member = bench.visitor(token)
  const invitation = await owner.call('invitationAdd', { name: userName, role: 'orthodontist', days: 1 })
  await member.call('invitationAccept', { token: invitation.token })
  return member
}

onEachEngine('readings by two members of one name', bench => {
  test('are two readers’, told apart in the order they first read, on screen and on paper', async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '诊所', withCases: false })
    const { recordUuid } = await tracedCase(owner, { name: '共有' })
    const first = await memberNamed(bench(), owner, { loginName: 'namesake1', userName: '王伟' })
    const second = await memberNamed(bench(), owner, { loginName: 'namesake2', userName: '王伟' })
    const reading = { recordUuid, reader: 'self', name: '' } as const
    const read = (by: Visitor, forward: number) => by.call('rereadAdd', { ...reading, cephPoints: tracingText({ forward }) })
    const [a, b] = [await read(first, 5), await read(second, 40)]
    expect([a.name, b.name, a.person === b.person]).toEqual(['王伟', '王伟', false])
    const all = await owner.call('rereadList', {})
    const readers = readersIn(all)
    expect(readers.map(({ films }) => films.map(({ uuid }) => uuid))).toEqual([[a.uuid], [b.uuid]])
    expect(readers.map(by => readerText(by, 'zh'))).toEqual(['王伟 1（再现性）', '王伟 2（再现性）'])
    const choice = { from: null, to: null, source: 'any' as const, leftOut: [] as string[], analysis: 'Steiner+Wits' }
    const [hers, others] = readers.map(({ reader, name, person }) => studyOfChoice(all, { ...choice, reader, name, person }))
    const dahlberg = (of: typeof hers) => of?.study.items.find(({ item }) => item === 'SNA')?.agreement.dahlberg ?? 0
    expect(dahlberg(others) / dahlberg(hers)).toBeGreaterThan(5)
    // A name that is nobody else's carries no number.
    expect(readerText({ reader: 'member', name: '王伟', namesake: null }, 'en')).toBe('王伟 (reproducibility)')
  })
})
