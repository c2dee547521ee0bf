import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { exported, sendArchive } from '../testing/archives'
import { password, phone, startBench, type TestBench, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { tracedCase, tracingText } from '../testing/traced'

const memberOf = async (bench: TestBench, owner: Visitor, loginName: string): Promise<Visitor> => {
  const { token } = await bench.visitor().call('regist', { loginName, password, userName: '王伟', phone })
  const member = bench.visitor(token)
  const invitation = await owner.call('invitationAdd', { name: loginName, role: 'orthodontist', days: 1 })
  await member.call('invitationAccept', { token: invitation.token })
  return member
}

onEachEngine('readings that come in with an archive', bench => {
  test('are told apart by their readers, and no account here is named as one of them', { timeout: 120_000 }, async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '诊所', withCases: false })
    const { recordUuid } = await tracedCase(owner, { name: '共有' })
    const members = [await memberOf(bench(), owner, 'archived1'), await memberOf(bench(), owner, 'archived2')]
    for (const by of [...members, ...members])
      await by.call('rereadAdd', { recordUuid, reader: 'self', name: '', cephPoints: tracingText() })
    const readings = await owner.call('rereadList', {})
    const place = await exported(bench(), owner)
    const elsewhere = await startBench(null)
    const importer = await elsewhere.doctor()
    for (const [target, by] of [
      [bench(), await bench().doctor()],
      [elsewhere, importer],
    ] as const) {
      await sendArchive(target, by, await readFile(place))
      const brought = await by.call('rereadList', {})
      const persons = brought.map(({ person }) => person)
      expect([brought.length, new Set(persons).size, persons.includes(null)]).toEqual([4, 2, false])
      expect(persons.filter(person => readings.some(reading => reading.person === person))).toEqual([])
    }
    await elsewhere.close()
  })
})
