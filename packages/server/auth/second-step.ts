import type { SecondStepGiven } from '@sella/contract/passkey'

/** What stands between a right password, code or phone and a session. */
export interface SecondStep {
  /**
   * Resolves where the account has no second factor or what is given is right, which uses it up. Refuses SECOND_FACTOR_NEEDED where
   * nothing is given, SECOND_FACTOR_WRONG a wrong or used code (throttled by account, whatever the address), PASSKEY_REFUSED the answer
   * of a passkey that is not this account's.
   */
  pass(doctor: string, given: SecondStepGiven | undefined): Promise<void>
}
