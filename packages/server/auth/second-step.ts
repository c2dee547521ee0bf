/** What stands between a right password, code or phone and a session. */
export interface SecondStep {
  /**
   * Resolves where the account has no second factor or the code is right, which uses it up. Refuses SECOND_FACTOR_NEEDED without a code
   * and SECOND_FACTOR_WRONG with a wrong or used one; throttled by account, whatever the address.
   */
  pass(doctor: string, code: string | undefined): Promise<void>
}
