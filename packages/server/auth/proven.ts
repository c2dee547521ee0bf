import type { SecondStepGiven } from '@sella/contract/passkey'
import type { OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { loginKey } from './login-key'
import { passwordFits } from './password'
import { countedWith, type SecondStep } from './second-step'
import { type CheckedPassword, doctorNamed } from './store'
import type { Throttle } from './throttle'

interface Ports {
  readonly store: OpenDatabase
  readonly throttle: Throttle
  readonly secondFactor: SecondStep
}

interface Given {
  readonly loginName: string
  readonly password: string
  readonly second?: SecondStepGiven | undefined
}

/** An account whose password and second step were checked, with the password hash they were checked against (`holdsPassword`). */
export interface Proven extends CheckedPassword {
  /** Whether it was asked for a second step: one without must not open where one has been set up meanwhile (`refuseNewFactor`). */
  readonly steps: boolean
  /** Number of further attempts that would have been allowed. */
  readonly left: number
  /** Clears earlier failed attempts. */
  forgive(): Promise<void>
}

/** An account proven by its password and second step; an unknown name and a wrong password are refused alike. */
export const provenBy = async ({ store, throttle, secondFactor }: Ports, given: Given, address: string): Promise<Proven> => {
  const attempt = { name: loginKey(given.loginName), address }
  const left = await throttle.begin(attempt)
  const doctor = await doctorNamed(store.db, given.loginName)
  const fits = await passwordFits(doctor?.password_hash ?? null, given.password)
  if (!doctor || !fits) throw new Refusal('SIGN_IN_WRONG', { left })
  const steps = await countedWith(left, () => secondFactor.pass(doctor.uuid, given.second))
  return { doctor: doctor.uuid, hash: doctor.password_hash, steps, left, forgive: () => throttle.forgive(attempt) }
}
