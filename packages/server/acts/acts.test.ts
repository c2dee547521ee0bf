import { actKeyHeader } from '@sella/contract/call'
import { expect, test, vi } from 'vitest'
import type { Db } from '../db/open'
import type { ActInHand } from '../http/handlers'
import { password } from '../testing/doctors-password'
import { onEachEngine } from '../testing/each-engine'
import { someone } from '../testing/samples'
import { type Acts, actsIn } from './acts'
import { whole } from './whole'

const keyed = (key: string) => ({ [actKeyHeader]: key.padEnd(16, '0') })
const day = 86_400_000
/** Number of acts without a reply. */
const waiting = async (db: Db): Promise<number> =>
  (await db.selectFrom('act').select('name').where('reply', 'is', null).execute()).length
const doing = (reply: string) => ({ after: null, work: async () => reply })

onEachEngine('acts', bench => {
  const named = async (key: string) => {
    const { token } = await bench().doctor()
    return bench().visitor(token, keyed(key))
  }
  const casesOf = async (token: string): Promise<number> => (await bench().visitor(token).call('patientGet', {})).total

  test('a case sent again because its reply was lost is added once, and the reply is the first one', async () => {
    const doctor = await named('lost')
    const first = await doctor.call('patientAdd', someone('一次', 'N-1'))
    expect(await doctor.call('patientAdd', someone('一次', 'N-1'))).toEqual(first)
    expect(await casesOf(doctor.token)).toBe(1)
  })

  test('sent twice at once, as by a key pressed twice, it is added once', async () => {
    const doctor = await named('twice')
    const all = await Promise.all([1, 2, 3].map(() => doctor.call('patientAdd', someone('同时', ''))))
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(1)
    expect(await casesOf(doctor.token)).toBe(1)
  })

  test('another key, another input and another person are other acts; without a key every call is', async () => {
    const doctor = await named('same')
    const uuids = [
      await doctor.call('patientAdd', someone('甲', '')),
      await doctor.call('patientAdd', someone('乙', '')),
      await bench().visitor(doctor.token, keyed('other')).call('patientAdd', someone('甲', '')),
      await bench().visitor(doctor.token).call('patientAdd', someone('甲', '')),
      await bench().visitor(doctor.token).call('patientAdd', someone('甲', '')),
      await (await named('same')).call('patientAdd', someone('甲', '')),
    ].map(({ uuid }) => uuid)
    expect(new Set(uuids).size).toBe(6)
  })

  test('what was refused is tried anew', async () => {
    const doctor = await named('refused')
    const { uuid } = await bench().visitor(doctor.token).call('patientAdd', someone('先', 'R-1'))
    expect(await doctor.refusal('patientAdd', someone('后', 'R-1'))).toBe('CASE_NUMBER_TAKEN')
    await bench().visitor(doctor.token).call('patientDelete', { uuid })
    expect(await doctor.refusal('patientAdd', someone('后', 'R-1'))).toBe('DONE')
  })

  test('a change of the password whose reply was lost is not answered by "the old password is wrong"', async () => {
    const doctor = await named('password')
    const change = { oldPassword: password, newPassword: 'another long passphrase 7' }
    expect(await doctor.refusal('passwordUpdate', change)).toBe('DONE')
    expect(await doctor.refusal('passwordUpdate', change)).toBe('DONE')
    expect(await bench().visitor(doctor.token).refusal('passwordUpdate', change)).toBe('PASSWORD_WRONG')
  })

  test('a key that is none is refused', async () => {
    const { token } = await bench().doctor()
    expect(
      await bench()
        .visitor(token, { [actKeyHeader]: 'short' })
        .refusal('patientAdd', someone('钥', '')),
    ).toBe('INPUT_INVALID')
  })

  test('a reply is readable to its sender alone, and gone after a day', async () => {
    const { store } = bench().server.ports
    const doctor = await named('sealed')
    await doctor.call('patientAdd', someone('不可读', 'S-1'))
    const rows = JSON.stringify(await store.db.selectFrom('act').selectAll().execute())
    expect(rows).not.toContain('不可读')
    expect(rows).not.toContain('sealed0000')
    bench().clock.ahead += day + 1000
    await (await named('next')).call('patientAdd', someone('明天', ''))
    // Of the day before none; of this one that of the doctor who registered, and hers.
    expect(await store.db.selectFrom('act').select('name').execute()).toHaveLength(2)
  })

  test("another process's act is waited for; one whose process died is done anew", async () => {
    const { db } = bench().server.ports.store
    const clock = { ms: Date.now() }
    const here = actsIn({ db, now: () => clock.ms })
    const there = actsIn({ db, now: () => clock.ms })
    const act = { person: 'a', call: 'patientAdd', input: {}, key: 'k' }
    let end: (reply: string) => void = () => undefined
    const first = here.once(act, {
      after: null,
      work: () =>
        new Promise<string>(resolve => {
          end = resolve
        }),
    })
    await expect.poll(() => waiting(db)).toBe(1)
    const second = there.once(act, doing('again'))
    await new Promise(resolve => setTimeout(resolve, 300))
    end('done')
    expect(await Promise.all([first, second])).toEqual(['done', 'done'])
    void here.once({ ...act, key: 'died' }, { after: null, work: () => new Promise(() => undefined) })
    await expect.poll(() => waiting(db)).toBe(1)
    clock.ms += 121_000
    expect(await there.once({ ...act, key: 'died' }, doing('anew'))).toBe('anew')
  })

  test('one whose process died after it was done and before it was noted is noted, not done again', async () => {
    const { store } = bench().server.ports
    const clock = { ms: Date.now() }
    const [here, there] = [1, 2].map(() => actsIn({ db: store.db, now: () => clock.ms })) as [Acts, Acts]
    const act = { person: 'b', call: 'patientAdd', input: {}, key: 'unnoted' }
    const again = vi.fn(doing('again').work)
    const work = (inHand: ActInHand) =>
      whole(
        { store, act: inHand },
        async () => 'first',
        reply => reply,
      )
    void here.once(act, { work, after: () => new Promise(() => undefined) })
    await expect.poll(() => store.db.selectFrom('act').select('reply').where('reply', 'like', '~%').execute()).toHaveLength(1)
    const noted = vi.fn(async () => undefined)
    const second = there.once(act, { work: again, after: noted })
    clock.ms += 10_001
    expect(await second).toBe('first')
    expect([again.mock.calls.length, noted.mock.calls]).toEqual([0, [['first']]])
    expect(await there.once(act, { work: again, after: noted })).toBe('first')
    expect(noted.mock.calls).toHaveLength(1)
  })

  test('one that does not store its reply with its change is an error where calls are tried', async () => {
    const { db } = bench().server.ports.store
    const acts = actsIn({ db, now: Date.now, strict: true })
    const act = { person: 'd', call: 'patientAdd', input: {}, key: 'apart' }
    await expect(acts.once(act, doing('apart'))).rejects.toThrow('does not store its reply')
  })

  test('what could not be noted is noted by the next try, not done again', async () => {
    const { store } = bench().server.ports
    const here = actsIn({ db: store.db, now: () => Date.now() + 11_000 * tries })
    const act = { person: 'c', call: 'patientAdd', input: {}, key: 'failed' }
    let [tries, done] = [0, 0]
    const work = (inHand: ActInHand) =>
      whole(
        { store, act: inHand },
        async () => (done += 1),
        n => n,
      )
    const after = async () => {
      tries += 1
      if (tries === 1) throw new Error('the log')
    }
    await expect(here.once(act, { work, after })).rejects.toThrow('the log')
    setTimeout(() => (tries += 1), 100)
    expect(await here.once(act, { work, after })).toBe(1)
    expect(done).toBe(1)
  })
})
