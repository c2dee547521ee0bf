import type { SecondStepGiven } from '@sella/contract/passkey'
import { Refusal } from '../http/refusal'

/** The check between a correct password, code or phone and a session. */
export interface SecondStep {
  /**
   * Resolves if the account has no second factor, or if what is given is correct, which uses it up. Refuses with
   * SECOND_FACTOR_NEEDED if nothing is given, with what the account has (`by`: authenticator, passkey or both), SECOND_FACTOR_WRONG for a wrong or used code (throttled by account, whatever the
   * address), and PASSKEY_REFUSED for the answer of a passkey that is not this account's.
   */
  pass(doctor: string, given: SecondStepGiven | undefined): Promise<void>
}

/**
 * A second step at a sign-in that is counted itself: of a wrong code it says how many tries are left by both counts, of which the
 * smaller one refuses first.
 */
export const countedWith = async (left: number, pass: () => Promise<void>): Promise<void> => {
  try {
    await pass()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'SECOND_FACTOR_WRONG') throw error
    throw new Refusal(error.code, { left: Math.min(left, Number(error.details.left)) })
  }
}
