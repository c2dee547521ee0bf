import type { Mail } from './mail'

interface Ports {
  readonly mail: Mail
  /** Takes what is held back, so that whoever runs the server sees who is written to so often. */
  readonly overflow: Mail
  /** Notes a letter to an address; false where it had as many as it may within a quarter of an hour. */
  readonly mayWrite: (to: string) => Promise<boolean>
}

/** Letters of one kind an address may get within 15 minutes, whatever accounts and callers they are of. */
export const lettersAllowed = 8

/** Mail that nobody can be buried by: an address is anybody's to type into an account. */
export const limitedMail = ({ mail, overflow, mayWrite }: Ports): Mail => ({
  send: async letter => ((await mayWrite(letter.to.trim().toLowerCase())) ? mail : overflow).send(letter),
})
