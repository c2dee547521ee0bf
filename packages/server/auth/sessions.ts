import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { diskTrouble } from '../db/disk-trouble'
import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'
import { type AtClinic, clinicIn, personAtDesk, personOfSession } from './at-desk'
import { clinicsIn, type Standing, sightOf, standingRows } from './standing'
import { type UnwrittenSession, unwrittenSessions } from './unwritten'

const day = 86_400_000
const minute = 60_000
/** A session's use is recorded at most once in this time, so that reading does not cause writes. */
const noteEvery = 5 * minute

export interface Session {
  readonly doctor: string
  /** SHA-256 of the token, the session's key. */
  readonly session: string
  /** Whether the session has been unused for too long or was locked: it gives access to nothing until unlocked. */
  readonly locked: boolean
  /** When the session ends regardless of use. */
  readonly endsAt: string
  /** The current role: someone who leaves the staff is refused at the next call. */
  readonly role: 'doctor' | 'staff'
  readonly clinic: AtClinic
}

/** Where a session was opened. */
export interface Place {
  readonly agent: string
  readonly address: string
}

export interface Sessions {
  /**
   * Opens a session, within a transaction if one is given; the token is 256 random bits and is not stored. While the disk cannot be
   * written, a session is kept in memory, and one in a transaction is refused.
   */
  open(doctor: string, place: Place, tx?: Db): Promise<{ token: string; expiresAt: string }>
  /** The session of a token; null when it is unknown, revoked or unused for too long. */
  find(token: string): Promise<Session | null>
  /** What a session gives access to, by its key and without using it; null when it is locked, for being idle too, or over. */
  stands(session: string): Promise<Standing | null>
  close(session: string): Promise<void>
  lock(session: string): Promise<void>
  /** Unlocks a session; the caller has already decided who may. */
  unlock(session: string): Promise<void>
  /** Minutes of inactivity after which a session locks; 0 for never. */
  readonly idleMinutes: number
}

/** The key under which a session is stored: the token's SHA-256. */
export const sessionKey = (token: string): string => createHash('sha256').update(token).digest('hex')

const newToken = (): string => randomBytes(32).toString('base64url')

interface Opening extends Place {
  readonly doctor: string
  readonly at: string
  readonly expiresAt: string
}

/** Inserts a row for a new token and deletes expired ones. */
const openSession = async (db: Db, { doctor, agent, address, at, expiresAt }: Opening): Promise<string> => {
  const token = newToken()
  const times = { created_at: at, seen_at: at, expires_at: expiresAt }
  await db.deleteFrom('session').where('expires_at', '<=', at).execute()
  await db
    .insertInto('session')
    .values({ token_hash: sessionKey(token), uuid: randomUUID(), doctor_id: doctor, agent, address, ...times })
    .execute()
  return token
}

const unlessDisk = (error: unknown): void => {
  if (diskTrouble(error) === null) throw error
}

interface Lasting {
  readonly now: Clock
  /** Days without use after which a session ends, and days after which it ends in any case. */
  readonly days: number
  readonly longestDays: number
  readonly idleMinutes: number
}

/** When sessions end, and when they are locked. */
const timesOf = ({ now, days, longestDays, idleMinutes }: Lasting) => {
  const lastOf = (began: string): string => instant(Date.parse(began) + longestDays * day)
  const idle = idleMinutes * minute
  return {
    lastOf,
    /** When a session used at this instant for the last time is locked or ends. */
    lasts: (seenAt: string, ends: readonly string[]): number =>
      Math.min(idle > 0 ? Date.parse(seenAt) + idle : Number.POSITIVE_INFINITY, ...ends.map(end => Date.parse(end))),
    end: (began = instant(now())): string => [instant(now() + days * day), lastOf(began)].toSorted()[0] ?? '',
    isIdle: (seenAt: string): boolean => idle > 0 && seenAt < instant(now() - idle),
    // Recorded often enough that an active person is never taken for absent.
    isToNote: (seenAt: string): boolean => seenAt < instant(now() - (idle > 0 ? Math.min(noteEvery, idle / 4) : noteEvery)),
  }
}

type Times = ReturnType<typeof timesOf>
type Unwritten = ReturnType<typeof unwrittenSessions>

const note = async (db: Db, session: string, { at, end }: { at: string; end: string }): Promise<void> => {
  const set = { seen_at: at, expires_at: end, locked_at: null }
  await db.updateTable('session').set(set).where('token_hash', '=', session).execute()
}

/** A session stored in the database; null if there is none, or it has ended. */
const stored = async (db: Db, session: string, { now, times }: { now: Clock; times: Times }): Promise<Session | null> => {
  const [row, at] = [await personOfSession(db, session), instant(now())]
  if (!row) return null
  const endsAt = times.lastOf(row.created_at)
  if (row.expires_at <= at || endsAt <= at) return null
  const locked = row.locked_at !== null || times.isIdle(row.seen_at)
  if (!locked && times.isToNote(row.seen_at)) {
    await note(db, session, { at, end: times.end(row.created_at) }).catch(unlessDisk)
  }
  return { doctor: row.uuid, session, role: row.role, clinic: clinicIn(row), locked, endsAt }
}

/** A session kept in memory while nothing could be stored. */
const unstored = async (db: Db, session: string, kept: UnwrittenSession, { now, times }: { now: Clock; times: Times }) => {
  const row = await personAtDesk(db, kept.doctor)
  if (!row) return null
  const locked = kept.locked || times.isIdle(instant(kept.seen))
  if (!locked) kept.seen = now()
  return { doctor: row.uuid, session, role: row.role, clinic: clinicIn(row), locked, endsAt: instant(kept.end) }
}

/** What a stored session or, while none could be stored, one in memory gives access to. */
const standing = async (
  db: Db,
  session: string,
  { times, unwritten, now }: { times: Times; unwritten: Unwritten; now: Clock },
): Promise<Standing | null> => {
  const rows = await standingRows(db, session)
  const [row] = rows
  const kept = row ? null : await unwritten.find(session)
  if (kept?.locked === false) {
    const until = times.lasts(instant(kept.seen), [instant(kept.end)])
    return until > now() ? { doctor: kept.doctor, until, clinics: await sightOf(db, kept.doctor) } : null
  }
  if (!row) return null
  const until = times.lasts(row.seen_at, [row.expires_at, times.lastOf(row.created_at)])
  return until > now() ? { doctor: row.doctor_id, until, clinics: clinicsIn(rows) } : null
}

/** Opens a session: in the database or, while the disk cannot be written, in memory. */
const openingIn =
  (db: Db, { now, times, unwritten }: { now: Clock; times: Times; unwritten: Unwritten }): Sessions['open'] =>
  async (doctor, place, tx = db) => {
    const expiresAt = times.end()
    try {
      return { token: await openSession(tx, { ...place, doctor, at: instant(now()), expiresAt }), expiresAt }
    } catch (error) {
      // Neither engine can continue a transaction in which a statement failed.
      if (tx !== db || diskTrouble(error) === null) throw error
      const token = newToken()
      return { token, expiresAt: await unwritten.keep(sessionKey(token), { ...place, doctor }) }
    }
  }

/** Sessions stored in the database; each use extends a session by `days`, up to `longestDays` from its beginning. */
export const sessionsIn = (db: Db, lasting: Lasting): Sessions => {
  const { now, idleMinutes } = lasting
  const times = timesOf(lasting)
  const unwritten = unwrittenSessions(db, now)
  return {
    open: openingIn(db, { now, times, unwritten }),
    find: async token => {
      const session = sessionKey(token)
      await unwritten.store()
      const row = await stored(db, session, { now, times })
      if (row) return row
      const kept = await unwritten.find(session)
      return kept && unstored(db, session, kept, { now, times })
    },
    stands: session => standing(db, session, { times, unwritten, now }),
    lock: async session => {
      unwritten.lock(session, true)
      await db
        .updateTable('session')
        .set({ locked_at: instant(now()) })
        .where('token_hash', '=', session)
        .execute()
    },
    unlock: async session => {
      unwritten.lock(session, false)
      const row = await db.selectFrom('session').select('created_at').where('token_hash', '=', session).executeTakeFirst()
      if (row) await note(db, session, { at: instant(now()), end: times.end(row.created_at) })
    },
    idleMinutes,
    close: async session => {
      unwritten.close(session)
      await db.deleteFrom('session').where('token_hash', '=', session).execute()
    },
  }
}
