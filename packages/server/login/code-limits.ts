import { instant } from '../db/now'
import type { Db } from '../db/open'
import { networkOf } from '../http/network'
import { Refusal } from '../http/refusal'

const minute = 60_000
const day = 1440 * minute

interface Limit {
  readonly codes: number
  /** In milliseconds. */
  readonly within: number
}

/** Most codes of one name asked for from one network. */
const fromOneNetwork: readonly Limit[] = [
  { codes: 3, within: 15 * minute },
  { codes: 6, within: day },
]
/**
 * Most codes of one name from all networks where its account is not signed in, fewer in 15 minutes than an address gets letters
 * (`mail/limited.ts`) by those of one more network. With five tries each they allow a hundred guesses a day, out of a million.
 */
const fromAll: readonly Limit[] = [
  { codes: 5, within: 15 * minute },
  { codes: 20, within: day },
]

/** Minutes until another code may be issued after these, oldest first; 0 if now. */
const waitAfter = (before: readonly string[], limits: readonly Limit[], now: number): number => {
  const waits = limits.map(({ codes, within }) => {
    const oldest = before.filter(at => at > instant(now - within)).at(-codes)
    return oldest === undefined ? 0 : Math.max(1, Math.ceil((Date.parse(oldest) + within - now) / minute))
  })
  return Math.max(...waits)
}

const isSignedIn = async (tx: Db, doctor: string, { network, now }: { network: string; now: number }): Promise<boolean> => {
  const rows = await tx
    .selectFrom('session')
    .select('address')
    .where('doctor_id', '=', doctor)
    .where('expires_at', '>', instant(now))
    .execute()
  return rows.some(({ address }) => networkOf(address) === network)
}

/** Who asks for a code, and from where. */
export interface Asked {
  readonly key: string
  readonly doctor: string | null
  readonly network: string
  readonly now: number
}

/**
 * Refuses another code where a name got too many: from this network or, unless its account is signed in there, from all. Strangers
 * can keep each other from asking, not the account's owner where she works.
 */
export const checkLimits = async (tx: Db, { key, doctor, network, now }: Asked): Promise<void> => {
  const before = await tx
    .selectFrom('verify_code')
    .select(['created_at as at', 'network'])
    .where('login_key', '=', key)
    .orderBy('created_at')
    .execute()
  const times = (rows: typeof before): readonly string[] => rows.map(({ at }) => at)
  const own = waitAfter(times(before.filter(row => row.network === network)), fromOneNetwork, now)
  const all = waitAfter(times(before), fromAll, now)
  const isBound = all > own && !(doctor !== null && (await isSignedIn(tx, doctor, { network, now })))
  const minutes = isBound ? all : own
  if (minutes > 0) throw new Refusal('SIGN_IN_THROTTLED', { minutes })
}
