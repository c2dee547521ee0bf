import type { Letter, Mail } from './mail'

interface Ports {
  readonly mail: Mail
  /** Receives the letters held back, so that the operator can see which address is being flooded. */
  readonly overflow: Mail
  /**
   * Counts a letter to an address; resolves to how many more may follow within a quarter of an hour, or null if this one exceeds
   * the quota.
   */
  readonly left: (to: string) => Promise<number | null>
  /** The same of the reserve that an account has at its address. */
  readonly leftInReserve: (to: string, account: string) => Promise<number | null>
}

/** Most letters of one kind to an address within 15 minutes, over all accounts and callers. */
export const lettersAllowed = 8
/** Letters of one kind in reserve for an account at its address, within 15 minutes: whoever else bears the address cannot use them up. */
export const lettersInReserve = 3

const day = 86_400_000

/**
 * For a letter of an account (`created_at` as stored, `now` in ms): nothing for one made within the last day. Accounts made to flood an
 * address must not each bring a reserve along.
 */
export const ofAccount = (
  doctor: { readonly uuid: string; readonly created_at: string },
  now: number,
): Pick<Letter, 'account'> => (Date.parse(doctor.created_at) <= now - day ? { account: doctor.uuid } : {})

/**
 * Mail with a quota per address, since anyone can enter any address into an account and flood it. Beyond it an account that is not
 * new has a reserve, so that strangers with accounts of their own cannot keep the owner of an address from her letters. The last letter
 * that goes out says so, so that exhausting the quota on purpose hides nothing.
 */
export const limitedMail = ({ mail, overflow, left, leftInReserve }: Ports): Mail => {
  const more = async (to: string, account: string | undefined): Promise<number | null> => {
    const shared = await left(to)
    if (account === undefined) return shared
    return shared === null ? leftInReserve(to, account) : shared + lettersInReserve
  }
  return {
    send: async ({ ifLast = '', account, ...letter }) => {
      const after = await more(letter.to.trim().toLowerCase(), account)
      if (after === null) return overflow.send(letter)
      return mail.send(after === 0 ? { ...letter, text: letter.text + ifLast } : letter)
    },
  }
}
