import type { Mail } from './mail'

interface Ports {
  readonly mail: Mail
  /** The server's log, for what is held back: a letter is never lost, and whoever runs the server sees who is written to so often. */
  readonly outbox: Mail
  /** Notes a letter to an address; false where it had as many as it may within a quarter of an hour. */
  readonly mayWrite: (to: string) => Promise<boolean>
}

/** Letters one address may get within 15 minutes, whatever accounts and callers they are of. */
export const lettersAllowed = 8

/** Mail that nobody can be buried by: an address is anybody's to type into an account. */
export const limitedMail = ({ mail, outbox, mayWrite }: Ports): Mail => ({
  send: async letter => ((await mayWrite(letter.to.trim().toLowerCase())) ? mail : outbox).send(letter),
})
