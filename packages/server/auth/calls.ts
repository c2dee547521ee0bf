import { asIs, whole } from '../acts/whole'
import { diskTrouble } from '../db/disk-trouble'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { checkPassword, hashPassword } from './password'
import { type Proven, provenBy } from './proven'
import { checkReachable } from './reachable'
import { refuseNewFactor, type SecondStep } from './second-step'
import type { Place, Sessions } from './sessions'
import { addDoctor, holdsPassword, type NewDoctor } from './store'
import { newAccount, type Throttle } from './throttle'

interface Ports {
  readonly store: OpenDatabase
  readonly sessions: Sessions
  readonly throttle: Throttle
  readonly secondFactor: SecondStep
  /** Most accounts that may be requested from one address within 15 minutes. */
  readonly registrations: number
  /** Whether anybody may register; otherwise only people invited to a clinic. */
  readonly openRegistration: boolean
  /** Uses up an invitation for a new account, in its transaction. */
  readonly acceptInvitation: (tx: Db, invited: { token: string; person: string; at: string }) => Promise<unknown>
  readonly now: Clock
}

/** Opens a session after a password check; null if the password was changed meanwhile. */
const openedBy = async ({ store, sessions }: Ports, checked: Proven, place: Place) => {
  try {
    return await store.db.transaction().execute(async tx => {
      if (!(await holdsPassword(tx, checked))) return null
      await refuseNewFactor(tx, checked.doctor, checked.steps)
      return sessions.open(checked.doctor, place, tx)
    })
  } catch (error) {
    // While the disk cannot be written, no password can have changed either.
    if (diskTrouble(error) === null) throw error
    return sessions.open(checked.doctor, place)
  }
}

/** Sign-in and registration. */
export const authCalls = (ports: Ports): Part<'login' | 'regist'> => {
  const { store, sessions, throttle, registrations, now } = ports
  const opened = async (tx: Db, doctor: NewDoctor, { place, token }: { place: Place; token: string | undefined }) => {
    const person = await addDoctor(tx, doctor)
    if (token !== undefined) await ports.acceptInvitation(tx, { token, person, at: doctor.at })
    return sessions.open(person, place, tx)
  }
  return {
    login: async (given, { address, agent }) => {
      const proven = await provenBy(ports, given, address)
      const session = await openedBy(ports, proven, { address, agent })
      if (!session) throw new Refusal('SIGN_IN_WRONG', { left: proven.left })
      await proven.forgive()
      return session
    },
    regist: async ({ loginName, password, userName, phone, email, invitation }, place) => {
      if (invitation === undefined && !ports.openRegistration) throw new Refusal('REGISTRATION_BY_INVITATION')
      // A name that is taken counts as an attempt too, so that nobody can try out a list of names.
      await throttle.begin({ name: newAccount, address: place.address }, registrations)
      checkReachable({ email, phone })
      checkPassword(password, [loginName])
      const passwordHash = await hashPassword(password)
      const doctor = { loginName, passwordHash, userName, phone: phone ?? null, email: email ?? null, at: instant(now()) }
      try {
        return await whole({ store, act: place.act }, ({ db }) => opened(db, doctor, { place, token: invitation }), asIs)
      } catch (error) {
        if (store.engine.isDuplicate(error)) throw new Refusal('LOGIN_NAME_TAKEN')
        throw error
      }
    },
  }
}
