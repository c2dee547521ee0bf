import type { Mail } from './mail'

interface Ports {
  readonly mail: Mail
  /** Receives the letters held back, so that the operator can see which address is being flooded. */
  readonly overflow: Mail
  /**
   * Counts a letter to an address; resolves to how many more may follow within a quarter of an hour, or null if this one exceeds
   * the quota.
   */
  readonly left: (to: string) => Promise<number | null>
}

/** Most letters of one kind to an address within 15 minutes, over all accounts and callers. */
export const lettersAllowed = 8

/**
 * Mail with a quota per address, since anyone can enter any address into an account and flood it. The last letter within the
 * quota says so, so that exhausting the quota on purpose hides nothing.
 */
export const limitedMail = ({ mail, overflow, left }: Ports): Mail => ({
  send: async ({ ifLast = '', ...letter }) => {
    const more = await left(letter.to.trim().toLowerCase())
    if (more === null) return overflow.send(letter)
    return mail.send(more === 0 ? { ...letter, text: letter.text + ifLast } : letter)
  },
})
