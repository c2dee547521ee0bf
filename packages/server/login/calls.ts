import type { Parsed } from '@sella/contract/calls/index'
import { nothing, whole } from '../acts/whole'
import { loginKey } from '../auth/login-key'
import { checkPassword, hashPassword } from '../auth/password'
import { countedWith, refuseNewFactor, type SecondStep } from '../auth/second-step'
import type { Sessions } from '../auth/sessions'
import type { Throttle } from '../auth/throttle'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Asking, Part } from '../http/handlers'
import { networkOf } from '../http/network'
import { ofAccount } from '../mail/limited'
import type { Mail } from '../mail/mail'
import { checkedCode, codeMinutes, issueCode, resetPassword, useCode } from './codes'
import { codeLetter } from './letter'
import type { TellOwner } from './tell-owner'

interface Ports {
  readonly store: OpenDatabase
  readonly sessions: Sessions
  readonly throttle: Throttle
  readonly secondFactor: SecondStep
  readonly now: Clock
  readonly mail: Mail
  /** Letters for doctors without an address. */
  readonly outbox: Mail
  readonly fail: (error: unknown) => void
  readonly tellOwner: TellOwner
}

type RecoveryCalls = 'verifyCode' | 'passwordReset' | 'codeLogin'

const sendCode = async ({ store, throttle, now, mail, outbox, fail }: Ports, loginName: string, by: Asking) => {
  const key = loginKey(loginName)
  await throttle.begin({ name: `code of ${key}`, address: by.address })
  const { code, doctor } = await issueCode(store, { key, network: networkOf(by.address), now: now() })
  if (!doctor) return
  const { email, login_name } = doctor
  const letter = codeLetter(by.lang, email ?? login_name, { code, loginName: login_name, minutes: codeMinutes })
  // Not awaited: the time a mail server takes would reveal that the name exists.
  void (email ? mail : outbox).send({ ...letter, ...ofAccount(doctor, now()) }).catch(fail)
}

const signInByCode = async (ports: Ports, { loginName, code, second }: Parsed<'codeLogin'>, place: Asking) => {
  const { store, sessions, throttle, secondFactor, now } = ports
  const key = loginKey(loginName)
  const attempt = { name: `reset of ${key}`, address: place.address }
  const left = await throttle.begin(attempt)
  const checked = await checkedCode(store.db, { key, code, network: networkOf(place.address), now: now() })
  const { doctor } = checked
  const steps = await countedWith(left, () => secondFactor.pass(doctor, second))
  const session = await store.db.transaction().execute(async tx => {
    await useCode(tx, { ...checked, at: instant(now()) })
    await refuseNewFactor(tx, doctor, steps)
    return sessions.open(doctor, place, tx)
  })
  await throttle.forgive(attempt)
  return session
}

const setPassword = async (ports: Ports, { loginName, code, password }: Parsed<'passwordReset'>, by: Asking) => {
  const { store, throttle, now, tellOwner } = ports
  const { address, act } = by
  checkPassword(password, [loginName])
  const key = loginKey(loginName)
  const attempt = { name: `reset of ${key}`, address }
  await throttle.begin(attempt)
  const checked = await checkedCode(store.db, { key, code, network: networkOf(address), now: now() })
  const change = { hash: await hashPassword(password), at: instant(now()) }
  const reply = await whole({ store, act }, within => resetPassword(within.db, checked, change), nothing)
  tellOwner({ change: 'passwordReset', doctor: checked.doctor, by })
  await throttle.forgive(attempt)
  // A doctor who forgot her password has tried wrong ones.
  await throttle.forgive({ name: key, address })
  return reply
}

/** Signing in, or setting a new password, by a code that reaches the doctor outside the browser. */
export const recoveryCalls = (ports: Ports): Part<RecoveryCalls> => ({
  verifyCode: async ({ loginName }, by) => {
    await sendCode(ports, loginName, by)
    return {}
  },
  codeLogin: (given, place) => signInByCode(ports, given, place),
  passwordReset: (given, by) => setPassword(ports, given, by),
})
