import { randomUUID } from 'node:crypto'
import { diskTrouble } from '../db/disk-trouble'
import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'
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

let begun = 0
/**
 * A uuid that sorts after all earlier ones of this process, so that each of several attempts within one millisecond counts those
 * before it.
 */
const laterUuid = (): string => {
  begun = (begun + 1) % 2 ** 32
  return begun.toString(16).padStart(8, '0') + randomUUID().slice(8)
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

/** The attempts from an address within the window that came before this one, oldest first. */
const attemptsBefore = async (db: Db, now: Clock, { uuid, name, address }: Attempt & { readonly uuid: string }) => {
  await db.deleteFrom('sign_in_attempt').where('at', '<=', since(now)).execute()
  await db
    .insertInto('sign_in_attempt')
    .values({ uuid, login_key: name, address, at: instant(now()) })
    .execute()
  const recent = db.selectFrom('sign_in_attempt').select(['uuid', 'at', 'login_key']).where('address', '=', address)
  const rows = await recent.where('at', '>', since(now)).orderBy('at').orderBy('uuid').execute()
  // Of simultaneous attempts the first ones are let through: each counts those before it.
  return rows.slice(
    0,
    rows.findIndex(row => row.uuid === uuid),
  )
}

const beginStored = async (db: Db, { now, allowed }: Stored, { name, address }: Attempt, limit: number): Promise<number> => {
  const uuid = laterUuid()
  const refuse = async (oldest: string): Promise<never> => {
    await db.deleteFrom('sign_in_attempt').where('uuid', '=', uuid).execute()
    throw new Refusal('SIGN_IN_THROTTLED', { minutes: Math.max(1, Math.ceil((Date.parse(oldest) + window - now()) / minute)) })
  }
  const before = await attemptsBefore(db, now, { uuid, name, address })
  const own = before.filter(row => row.login_key === name)
  if (own.length >= limit) await refuse(own[0]?.at ?? since(now))
  if (name === newAccount) return limit - own.length - 1
  const failed = before.filter(row => row.login_key !== newAccount)
  if (failed.length >= allowed * perAddress) await refuse(failed[0]?.at ?? since(now))
  return Math.min(limit - own.length, allowed * perAddress - failed.length) - 1
}

const forgiveStored = async (db: Db, { name, address }: Attempt): Promise<void> => {
  await db.deleteFrom('sign_in_attempt').where('address', '=', address).where('login_key', '=', name).execute()
}

/**
 * Allows `allowed` failures for one name from one address within 15 minutes, and ten times as many from one address over all
 * names.
 */
export const throttleIn = (db: Db, stored: Stored): Throttle => {
  const unwritten = unwrittenAttempts(stored.now)
  return {
    begin: (attempt, limit = stored.allowed) =>
      orUnwritten(
        () => beginStored(db, stored, attempt, limit),
        () => unwritten.begin(attempt, limit),
      ),
    forgive: attempt =>
      orUnwritten(
        () => forgiveStored(db, attempt),
        () => unwritten.forgive(attempt),
      ),
  }
}
