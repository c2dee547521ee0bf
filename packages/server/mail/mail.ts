/** A letter in plain text. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Appended to the last letter of its kind that the quota allows for a while. */
  readonly ifLast?: string
  /**
   * Of whose account it is, where that is older than a day (`ofAccount`): it has letters in reserve that those of other accounts with
   * the same address do not use up.
   */
  readonly account?: string
}

/** Sends letters; throws when one could not be delivered to the mail server. */
export interface Mail {
  send(letter: Letter): Promise<void>
}
