import { passwordFits } from '../auth/password'
import type { Throttle } from '../auth/throttle'
import { type Clock, instant } from '../db/now'
import type { Store } from '../db/open'
import type { DoctorAsking, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import type { SecondFactor } from './factor'
import { addressOf } from './one-time'
import { confirmFactor, dropFactor, factorOf, recoveryLeft, renewRecovery } from './store'

interface Ports {
  readonly store: Store
  readonly secondFactor: SecondFactor
  readonly throttle: Throttle
  readonly now: Clock
}

type Calls = keyof typeof import('@sella/contract/calls/second-factor').secondFactor

/** A stolen session neither sets up a second factor nor ends one, nor becomes a place to guess the password. */
const passwordOf =
  ({ store: { db }, throttle }: Ports) =>
  async ({ doctor, address }: DoctorAsking, password: string): Promise<string> => {
    const attempt = { name: `password of ${doctor}`, address }
    await throttle.begin(attempt)
    const row = await db
      .selectFrom('doctor')
      .select(['login_name', 'password_hash'])
      .where('uuid', '=', doctor)
      .executeTakeFirstOrThrow()
    if (!(await passwordFits(row.password_hash, password))) throw new Refusal('PASSWORD_WRONG')
    await throttle.forgive(attempt)
    return row.login_name
  }

/** Setting up an authenticator and ending it. */
export const secondFactorCalls = (ports: Ports): Part<Calls> => {
  const { store, secondFactor, now } = ports
  const { db } = store
  const byPassword = passwordOf(ports)
  /** Refuses where none is set up, so that no code seems to be right. */
  const pass = async (asking: DoctorAsking, { password, code }: { password: string; code: string }): Promise<void> => {
    await byPassword(asking, password)
    if (!(await factorOf(db, asking.doctor))?.confirmed_at) throw new Refusal('NOT_FOUND')
    await secondFactor.pass(asking.doctor, code)
  }
  return {
    secondFactorGet: async (_, { doctor }) => ({
      since: (await factorOf(db, doctor))?.confirmed_at ?? null,
      recoveryLeft: await recoveryLeft(db, doctor),
    }),
    secondFactorBegin: async ({ password }, asking) => {
      const loginName = await byPassword(asking, password)
      const key = await secondFactor.begin(asking.doctor)
      return { key, address: addressOf(key, loginName) }
    },
    secondFactorConfirm: async ({ code }, { doctor, session }) => {
      await secondFactor.confirm(doctor, code)
      return { recovery: await confirmFactor(db, doctor, { at: instant(now()), session }) }
    },
    secondFactorRecovery: async (given, asking) => {
      await pass(asking, given)
      return { recovery: await db.transaction().execute(tx => renewRecovery(tx, asking.doctor)) }
    },
    secondFactorOff: async (given, asking) => {
      await pass(asking, given)
      await dropFactor(db, asking.doctor)
      return {}
    },
  }
}
