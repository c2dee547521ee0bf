import { passwordFits } from '../auth/password'
import type { SecondStep } from '../auth/second-step'
import type { Sessions } from '../auth/sessions'
import type { Throttle } from '../auth/throttle'
import type { OpenDatabase } from '../db/open'
import { hasSecondFactor } from '../db/second-factor'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { doctorBy } from './store'

interface Ports {
  readonly store: OpenDatabase
  readonly sessions: Sessions
  readonly throttle: Throttle
  readonly secondFactor: SecondStep
}

/** Locking a session while nobody is there, and unlocking it with something only its doctor knows or has. */
export const lockCalls = (ports: Ports): Part<'sessionState' | 'sessionLock' | 'sessionUnlock'> => {
  const { store, sessions, throttle, secondFactor } = ports
  const byPassword = async (doctor: string, address: string, password: string): Promise<void> => {
    const attempt = { name: `password of ${doctor}`, address }
    const left = await throttle.begin(attempt)
    const { password_hash } = await doctorBy(store.db, doctor)
    if (!(await passwordFits(password_hash, password))) throw new Refusal('UNLOCK_WRONG', { left })
    await throttle.forgive(attempt)
  }
  return {
    sessionState: async (_, { endsAt }) => ({ endsAt, idleMinutes: sessions.idleMinutes || null }),
    sessionLock: async (_, { session }) => {
      await sessions.lock(session)
      return {}
    },
    sessionUnlock: async (given, { doctor, session, address }) => {
      if ('password' in given) await byPassword(doctor, address, given.password)
      // Without a second factor any code would be accepted.
      else if (await hasSecondFactor(store.db, doctor)) await secondFactor.pass(doctor, given.code)
      else throw new Refusal('NOT_FOUND')
      await sessions.unlock(session)
      return {}
    },
  }
}
