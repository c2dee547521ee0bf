import type { SecondStepGiven } from '@sella/contract/passkey'

/** The check between a correct password, code or phone and a session. */
export interface SecondStep {
  /**
   * Resolves if the account has no second factor, or if what is given is correct, which uses it up. Refuses with
   * SECOND_FACTOR_NEEDED if nothing is given, SECOND_FACTOR_WRONG for a wrong or used code (throttled by account, whatever the
   * address), and PASSKEY_REFUSED for the answer of a passkey that is not this account's.
   */
  pass(doctor: string, given: SecondStepGiven | undefined): Promise<void>
}
