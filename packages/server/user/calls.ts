import type { Parsed } from '@sella/contract/calls/index'
import { nothing, whole } from '../acts/whole'
import { loginNameBy } from '../auth/own-password'
import { checkPassword, hashPassword, passwordFits } from '../auth/password'
import type { Sessions } from '../auth/sessions'
import type { Throttle } from '../auth/throttle'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Signer } from '../files/signing'
import type { DoctorAsking, Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import type { TellOwner } from '../login/tell-owner'
import { changePassword, changeProfile, changesContact, doctorBy, userInfoOf } from './store'

interface Ports {
  readonly store: OpenDatabase
  readonly sessions: Sessions
  readonly throttle: Throttle
  readonly signer: Signer
  readonly now: Clock
  readonly tellOwner: TellOwner
}

const update = async (
  { store, throttle, signer, now, tellOwner }: Ports,
  { password, from, ...to }: Parsed<'userUpdate'>,
  by: DoctorAsking,
) => {
  const { doctor } = by
  const row = await doctorBy(store.db, doctor)
  const { email: before } = row
  const proven = password !== undefined && changesContact(row, { from, to })
  // Codes that open the account are sent there: a stolen session must not redirect them.
  if (proven) await loginNameBy({ store, throttle }, by, password)
  const changed = await changeProfile(store, doctor, { from, to, proven, at: instant(now()) })
  // To the previous address, because codes that open the account now go to the new one.
  if (before && before !== changed.email) tellOwner({ change: 'addressChanged', doctor, by, to: before })
  return userInfoOf(changed, signer)
}

/** The signed-in doctor: profile, password, sign-out. */
export const userCalls = (ports: Ports): Part<'cUserInfo' | 'userUpdate' | 'passwordUpdate' | 'logout'> => {
  const { store, sessions, throttle, signer, now, tellOwner } = ports
  const { db } = store
  return {
    cUserInfo: async (_, { doctor }) => userInfoOf(await doctorBy(db, doctor), signer),
    userUpdate: (profile, by) => update(ports, profile, by),
    passwordUpdate: async ({ oldPassword, newPassword }, by) => {
      const { doctor, session, address } = by
      // A stolen session must not serve to guess the password.
      const attempt = { name: `password of ${doctor}`, address }
      await throttle.begin(attempt)
      const row = await doctorBy(db, doctor)
      if (!(await passwordFits(row.password_hash, oldPassword))) throw new Refusal('PASSWORD_WRONG')
      await throttle.forgive(attempt)
      if (newPassword !== oldPassword) checkPassword(newPassword, [row.login_name])
      const hash = await hashPassword(newPassword)
      const change = { hash, from: row.password_hash, at: instant(now()), session }
      const reply = await whole({ store, act: by.act }, within => changePassword(within.db, doctor, change), nothing)
      tellOwner({ change: 'passwordChanged', doctor, by })
      return reply
    },
    logout: async (_, { session }) => {
      await sessions.close(session)
      return {}
    },
  }
}
