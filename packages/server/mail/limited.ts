import type { Mail } from './mail'

interface Ports {
  readonly mail: Mail
  /** Receives the letters held back, so that the operator can see which address is being flooded. */
  readonly overflow: Mail
  /** Counts a letter to an address; false once the quota of a quarter of an hour is used up. */
  readonly mayWrite: (to: string) => Promise<boolean>
}

/** Most letters of one kind to an address within 15 minutes, over all accounts and callers. */
export const lettersAllowed = 8

/** Mail with a quota per address, so that nobody can be flooded: anybody can enter any address into an account. */
export const limitedMail = ({ mail, overflow, mayWrite }: Ports): Mail => ({
  send: async letter => ((await mayWrite(letter.to.trim().toLowerCase())) ? mail : overflow).send(letter),
})
