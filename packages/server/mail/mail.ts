/** A letter in plain text. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Is added where no further letter of the kind goes to this address for a while. */
  readonly ifLast?: string
}

/** Sends letters; throws when one could not be delivered to the mail server. */
export interface Mail {
  send(letter: Letter): Promise<void>
}
