import { randomUUID } from 'node:crypto'
import { diskTrouble } from '../db/disk-trouble'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { networkOf } from '../http/network'
import { Refusal } from '../http/refusal'

const minute = 60_000
const window = 15 * minute
/** One address may fail this many times as often over all names within the window, so that nobody can try out a list of names. */
const perAddress = 10

/**
 * The name under which an account to be made is counted. It contains a space, so it cannot be a login name. It has a limit of its
 * own alone: a hospital whose doctors register behind one address must not be kept from signing in there.
 */
export const newAccount = 'new account'

interface Attempt {
  readonly name: string
  readonly address: string
}

/** An attempt is counted for the network of its address (`networkOf`). */
const counted = ({ name, address }: Attempt): Attempt => ({ name, address: networkOf(address) })

/** Counts failed sign-ins, in the database, so that a restart forgets none. */
export interface Throttle {
  /**
   * Records an attempt before its password is checked, so that many at once cannot slip by. Refuses when `limit` attempts (for
   * sign-ins the configured number) have failed. Resolves to how many more may fail after this one.
   */
  begin(attempt: Attempt, limit?: number): Promise<number>
  /** Forgets the failures of this name from this address after a successful attempt. */
  forgive(attempt: Attempt): Promise<void>
}

/** Counts attempts in memory while the disk cannot be written: passwords must not be open to guessing then. */
const unwrittenAttempts = (now: Clock) => {
  let seen: (Attempt & { readonly at: number })[] = []
  return {
    begin: ({ name, address }: Attempt, limit: number): number => {
      seen = seen.filter(({ at }) => at > now() - window)
      const own = seen.filter(earlier => earlier.address === address && earlier.name === name)
      if (own.length >= limit) throw new Refusal('SIGN_IN_THROTTLED', { minutes: window / minute })
      seen.push({ name, address, at: now() })
      return limit - own.length - 1
    },
    forgive: ({ name, address }: Attempt): void => {
      seen = seen.filter(earlier => earlier.address !== address || earlier.name !== name)
    },
  }
}

/** Runs `instead` if `work` fails because the disk cannot be written. */
const orUnwritten = async <T>(work: () => Promise<T>, instead: () => T): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (diskTrouble(error) === null) throw error
    return instead()
  }
}

interface Stored {
  readonly now: Clock
  readonly allowed: number
}

const since = (now: Clock): string => instant(now() - window)

/** The attempts from an address within the window, oldest first. */
const attemptsFrom = (tx: Db, now: Clock, address: string) =>
  tx
    .selectFrom('sign_in_attempt')
    .select(['at', 'login_key'])
    .where('address', '=', address)
    .where('at', '>', since(now))
    .orderBy('at')
    .execute()

const refuse = (now: Clock, oldest: string | undefined): never => {
  const minutes = Math.max(1, Math.ceil((Date.parse(oldest ?? since(now)) + window - now()) / minute))
  throw new Refusal('SIGN_IN_THROTTLED', { minutes })
}

/** How many more may fail after this attempt, by those before it; refuses where none may. */
const leftAfter = (
  before: readonly { readonly at: string; readonly login_key: string }[],
  { now, allowed }: Stored,
  { name, limit }: { readonly name: string; readonly limit: number },
): number => {
  const own = before.filter(row => row.login_key === name)
  if (own.length >= limit) refuse(now, own[0]?.at)
  if (name === newAccount) return limit - own.length - 1
  const failed = before.filter(row => row.login_key !== newAccount)
  if (failed.length >= allowed * perAddress) refuse(now, failed[0]?.at)
  return Math.min(limit - own.length, allowed * perAddress - failed.length) - 1
}

/** Of simultaneous attempts, at whatever process, each counts those before it. */
const beginStored = async ({ db, engine }: OpenDatabase, stored: Stored, { name, address }: Attempt, limit: number) => {
  const { now } = stored
  await db.deleteFrom('sign_in_attempt').where('at', '<=', since(now)).execute()
  return db.transaction().execute(async tx => {
    await engine.oneAtATime(tx, `attempts from ${address}`)
    const left = leftAfter(await attemptsFrom(tx, now, address), stored, { name, limit })
    const row = { uuid: randomUUID(), login_key: name, address, at: instant(now()) }
    await tx.insertInto('sign_in_attempt').values(row).execute()
    return left
  })
}

const forgiveStored = async (db: Db, { name, address }: Attempt): Promise<void> => {
  await db.deleteFrom('sign_in_attempt').where('address', '=', address).where('login_key', '=', name).execute()
}

/**
 * Allows `allowed` failures for one name from one address within 15 minutes, and ten times as many from one address over all
 * names.
 */
export const throttleIn = (store: OpenDatabase, stored: Stored): Throttle => {
  const unwritten = unwrittenAttempts(stored.now)
  return {
    begin: (attempt, limit = stored.allowed) =>
      orUnwritten(
        () => beginStored(store, stored, counted(attempt), limit),
        () => unwritten.begin(counted(attempt), limit),
      ),
    forgive: attempt =>
      orUnwritten(
        () => forgiveStored(store.db, counted(attempt)),
        () => unwritten.forgive(counted(attempt)),
      ),
  }
}
