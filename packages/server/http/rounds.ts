/** A call that waits. */
export interface Waiting {
  readonly begin: () => void
}

/** The waiting calls by account: accounts take turns, each with its oldest call. */
export const rounds = () => {
  const byAccount = new Map<string, Waiting[]>()
  let count = 0
  const ofAccount = (account: string): number => byAccount.get(account)?.length ?? 0
  return {
    count: (): number => count,
    ofAccount,
    /** Number of calls before the next one of an account: its own, and for each of its turns one of every other account. */
    before: (account: string): number => {
      const own = ofAccount(account)
      let sum = own
      for (const [other, { length }] of byAccount) if (other !== account) sum += Math.min(length, own + 1)
      return sum
    },
    add: (account: string, call: Waiting): void => {
      byAccount.set(account, [...(byAccount.get(account) ?? []), call])
      count += 1
    },
    /** False if the call is no longer waiting. */
    remove: (account: string, call: Waiting): boolean => {
      const own = byAccount.get(account) ?? []
      const others = own.filter(each => each !== call)
      if (others.length === own.length) return false
      if (others.length > 0) byAccount.set(account, others)
      else byAccount.delete(account)
      count -= 1
      return true
    },
    next: (): Waiting | null => {
      const [first] = byAccount
      if (!first) return null
      const [account, [call, ...others]] = first
      byAccount.delete(account)
      if (others.length > 0) byAccount.set(account, others)
      count -= 1
      return call ?? null
    },
  }
}
