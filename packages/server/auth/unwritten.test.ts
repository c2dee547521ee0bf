import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { password, startBench, type TestBench, type Visitor } from '../testing/bench'

let bench: TestBench
let doctor: Visitor
beforeEach(async () => {
  bench = await startBench(null)
  doctor = await bench.doctor('reads')
})
afterEach(() => bench.close())

const write = (on: boolean) => sql.raw(`pragma query_only = ${on ? 0 : 1}`).execute(bench.server.ports.store.db)

/** Signs in while nothing can be written, and uses the session. */
const signedInMeanwhile = async (): Promise<Visitor> => {
  await write(false)
  const visitor = bench.visitor((await bench.visitor().call('login', { loginName: 'reads', password })).token)
  expect(await visitor.refusal('cUserInfo', {})).toBe('DONE')
  return visitor
}

/** Later than the last attempt to store it. */
const healed = async (): Promise<void> => {
  bench.clock.ahead += 2000
  await write(true)
}

test('a session that could not be stored ends with a change of the password', async () => {
  const visitor = await signedInMeanwhile()
  await healed()
  await doctor.call('passwordUpdate', { oldPassword: password, newPassword: 'another horse' })
  expect(await visitor.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
})

test('also where another server changed it, and while still nothing can be written here', async () => {
  const [visitor, other] = [await signedInMeanwhile(), await signedInMeanwhile()]
  const { db } = bench.server.ports.store
  await write(true)
  await db.updateTable('doctor').set({ password_hash: 'of another server' }).execute()
  await write(false)
  bench.clock.ahead += 2000
  expect(await visitor.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
  await write(true)
  bench.clock.ahead += 2000
  expect(await other.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
  expect(await db.selectFrom('session').selectAll().execute()).toHaveLength(1)
})

test('it becomes one like all others as soon as that is possible: used, listed, ended from afar', async () => {
  const visitor = await signedInMeanwhile()
  await healed()
  expect(await doctor.call('sessionList', {})).toHaveLength(2)
  expect(await visitor.refusal('cUserInfo', {})).toBe('DONE')
  expect(await doctor.call('sessionRevokeOthers', {})).toEqual({ ended: 1 })
  expect(await visitor.refusal('cUserInfo', {})).toBe('SESSION_EXPIRED')
})

test('it can be locked', async () => {
  const visitor = await signedInMeanwhile()
  await visitor.refusal('sessionLock', {})
  expect(await visitor.refusal('cUserInfo', {})).toBe('SESSION_LOCKED')
  await healed()
  expect(await visitor.refusal('cUserInfo', {})).toBe('SESSION_LOCKED')
  await visitor.call('sessionUnlock', { password })
  expect(await visitor.refusal('cUserInfo', {})).toBe('DONE')
})
