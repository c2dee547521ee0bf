import type { SecondStepGiven } from '@sella/contract/passkey'
import type { Db } from '../db/open'
import { factorsOf } from '../db/second-factor'
import { Refusal } from '../http/refusal'

/** The check between a correct password, code or phone and a session. */
export interface SecondStep {
  /**
   * Resolves if the account has no second factor (to false), or if what is given is correct, which uses it up (to true). Refuses with
   * SECOND_FACTOR_NEEDED if nothing is given, with what the account has (`by`: authenticator, passkey or both), SECOND_FACTOR_WRONG for a wrong or used code (throttled by account, whatever the
   * address), and PASSKEY_REFUSED for the answer of a passkey that is not this account's.
   */
  pass(doctor: string, given: SecondStepGiven | undefined): Promise<boolean>
}

/**
 * A second step at a sign-in that is counted itself: of a wrong code it says how many tries are left by both counts, of which the
 * smaller one refuses first.
 */
export const countedWith = async (left: number, pass: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await pass()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'SECOND_FACTOR_WRONG') throw error
    throw new Refusal(error.code, { left: Math.min(left, Number(error.details.left)) })
  }
}

/**
 * Refuses a sign-in that was asked for no second step (`passed` is false) where the account has got one meanwhile: for the transaction
 * that opens its session and holds the account.
 */
export const refuseNewFactor = async (tx: Db, doctor: string, passed: boolean): Promise<void> => {
  const by = passed ? null : await factorsOf(tx, doctor)
  if (by !== null) throw new Refusal('SECOND_FACTOR_NEEDED', { by })
}
