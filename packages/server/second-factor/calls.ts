import type { SecondStepGiven } from '@sella/contract/passkey'
import { whole } from '../acts/whole'
import { loginNameBy } from '../auth/own-password'
import type { Throttle } from '../auth/throttle'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import { hasSecondFactor } from '../db/second-factor'
import type { DoctorAsking, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import type { TellOwner } from '../login/tell-owner'
import type { SecondFactor } from './factor'
import { addressOf } from './one-time'
import { confirmFactor, dropAuthenticator, factorOf, recoveryLeft, renewRecovery } from './store'

interface Ports {
  readonly store: OpenDatabase
  readonly secondFactor: SecondFactor
  readonly throttle: Throttle
  readonly now: Clock
  readonly tellOwner: TellOwner
}

type Calls = keyof typeof import('@sella/contract/calls/second-factor').secondFactor

const confirm = async (
  { store, secondFactor, now, tellOwner }: Ports,
  code: string,
  by: DoctorAsking,
): Promise<{ recovery: string[] | null }> => {
  const { doctor, session, act } = by
  const secret = await secondFactor.proved(doctor, code)
  const reply = await whole(
    { store, act },
    ({ db }) => confirmFactor(db, doctor, { secret, at: instant(now()), session }),
    recovery => ({ recovery }),
  )
  tellOwner({ change: 'authenticatorAdded', doctor, by })
  return reply
}

/** Setting up and removing an authenticator. */
export const secondFactorCalls = (ports: Ports): Part<Calls> => {
  const { store, secondFactor, tellOwner } = ports
  const { db } = store
  /** Refuses where none is set up, because otherwise any code would seem correct. */
  const pass = async (asking: DoctorAsking, { password, code }: { password: string; code: SecondStepGiven }): Promise<void> => {
    await loginNameBy(ports, asking, password)
    if (!(await hasSecondFactor(db, asking.doctor))) throw new Refusal('NOT_FOUND')
    await secondFactor.pass(asking.doctor, code)
  }
  return {
    secondFactorGet: async (_, { doctor }) => ({
      since: (await factorOf(db, doctor))?.confirmed_at ?? null,
      recoveryLeft: await recoveryLeft(db, doctor),
    }),
    secondFactorBegin: async ({ password, second }, asking) => {
      const loginName = await loginNameBy(ports, asking, password)
      if ((await factorOf(db, asking.doctor))?.confirmed_at) throw new Refusal('SECOND_FACTOR_ON')
      // An account with a passkey must prove itself by it: a stolen session and password must not suffice to add another sign-in
      // method.
      await secondFactor.pass(asking.doctor, second)
      const key = await secondFactor.begin(asking.doctor)
      return { key, address: addressOf(key, loginName) }
    },
    secondFactorConfirm: ({ code }, by) => confirm(ports, code, by),
    secondFactorRecovery: async (given, asking) => {
      await pass(asking, given)
      return whole(
        { store, act: asking.act },
        within => renewRecovery(within.db, asking.doctor),
        recovery => ({ recovery }),
      )
    },
    secondFactorOff: async (given, asking) => {
      await pass(asking, given)
      await dropAuthenticator(db, asking.doctor)
      tellOwner({ change: 'authenticatorRemoved', doctor: asking.doctor, by: asking })
      return {}
    },
  }
}
