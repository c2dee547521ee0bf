import { loginKey } from '../auth/login-key'
import { checkPassword, hashPassword } from '../auth/password'
import type { SecondStep } from '../auth/second-step'
import type { Sessions } from '../auth/sessions'
import type { Throttle } from '../auth/throttle'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import type { Mail } from '../mail/mail'
import { codeMinutes, doctorOfCode, issueCode, resetPassword, useCode } from './codes'
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

/** Signing in, or setting a new password, by a code that reaches the doctor outside the browser. */
export const recoveryCalls = ({
  store: { db },
  sessions,
  throttle,
  secondFactor,
  now,
  mail,
  outbox,
  fail,
  tellOwner,
}: Ports): Part<'verifyCode' | 'passwordReset' | 'codeLogin'> => ({
  verifyCode: async ({ loginName }, { address, lang }) => {
    const key = loginKey(loginName)
    await throttle.begin({ name: `code of ${key}`, address })
    const { code, doctor } = await issueCode(db, { key, now: now() })
    // Not awaited: the time a mail server takes would reveal that the name exists.
    if (doctor) {
      const letter = codeLetter(lang, doctor.email ?? doctor.login_name, {
        code,
        loginName: doctor.login_name,
        minutes: codeMinutes,
      })
      void (doctor.email ? mail : outbox).send(letter).catch(fail)
    }
    return {}
  },
  codeLogin: async ({ loginName, code, second }, place) => {
    const key = loginKey(loginName)
    const attempt = { name: `reset of ${key}`, address: place.address }
    await throttle.begin(attempt)
    const doctor = await doctorOfCode(db, { key, code, now: now() })
    await secondFactor.pass(doctor, second)
    const session = await db.transaction().execute(async tx => {
      await useCode(tx, doctor)
      return sessions.open(doctor, place, tx)
    })
    await throttle.forgive(attempt)
    return session
  },
  passwordReset: async ({ loginName, code, password }, by) => {
    const { address } = by
    checkPassword(password, [loginName])
    const key = loginKey(loginName)
    const attempt = { name: `reset of ${key}`, address }
    await throttle.begin(attempt)
    const doctor = await doctorOfCode(db, { key, code, now: now() })
    await resetPassword(db, doctor, { hash: await hashPassword(password), at: instant(now()) })
    tellOwner({ change: 'passwordReset', doctor, by })
    await throttle.forgive(attempt)
    // A doctor who forgot her password has tried wrong ones.
    await throttle.forgive({ name: key, address })
    return {}
  },
})
