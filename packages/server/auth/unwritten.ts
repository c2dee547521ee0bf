import { randomUUID } from 'node:crypto'
import { diskTrouble } from '../db/disk-trouble'
import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'
import { secondFactorOf } from '../db/second-factor'
import { holdsPassword } from './store'

/** Milliseconds for which a session that could not be stored lasts. */
const lasting = 3_600_000
/** Milliseconds between two attempts to store what could not be stored. */
const betweenTries = 1000

export interface UnwrittenSession {
  readonly doctor: string
  readonly agent: string
  readonly address: string
  readonly began: number
  readonly end: number
  /** The password hash when it was opened, and whether there was a second factor: a change of either ends the session. */
  readonly hash: string
  readonly second: number
  seen: number
  locked: boolean
}

const signsOf = (db: Db, doctor: string) =>
  db
    .selectFrom('doctor')
    .select(['password_hash as hash', secondFactorOf('doctor.uuid').as('second')])
    .where('uuid', '=', doctor)
    .executeTakeFirst()

/** Whether nothing has changed that would have ended a stored session. */
const stillHolds = async (db: Db, { doctor, hash, second }: UnwrittenSession): Promise<boolean> => {
  const now = await signsOf(db, doctor)
  return now?.hash === hash && now.second === second
}

/** Stores a session, unless what it was opened by has changed meanwhile. */
const store = (db: Db, session: string, kept: UnwrittenSession, now: number): Promise<unknown> =>
  db.transaction().execute(async tx => {
    const { doctor, agent, address, hash, began, seen, end, locked } = kept
    // Holds the account, so that a change of its password comes before or finds the row.
    if (!(await holdsPassword(tx, { doctor, hash })) || !(await stillHolds(tx, kept))) return
    const times = { created_at: instant(began), seen_at: instant(seen), expires_at: instant(end) }
    const lock = { locked_at: locked ? instant(now) : null }
    const row = { token_hash: session, uuid: randomUUID(), doctor_id: doctor, agent, address, ...times, ...lock }
    await tx.insertInto('session').values(row).execute()
  })

/**
 * In-memory sessions for doctors who sign in while the disk cannot be written, so that cases can still be read. As soon as it
 * can, they are stored as rows, and are listed and end like all others.
 */
export const unwrittenSessions = (db: Db, now: Clock) => {
  const open = new Map<string, UnwrittenSession>()
  let nextTry = 0
  return {
    keep: async (session: string, { doctor, agent, address }: { doctor: string; agent: string; address: string }) => {
      const [signs, at] = [await signsOf(db, doctor), now()]
      if (signs) open.set(session, { doctor, agent, address, began: at, seen: at, end: at + lasting, ...signs, locked: false })
      return instant(at + lasting)
    },
    /** The session, if the password and second factor by which it was opened are unchanged. */
    find: async (session: string): Promise<UnwrittenSession | null> => {
      const kept = open.get(session)
      if (kept && kept.end > now() && (await stillHolds(db, kept))) return kept
      open.delete(session)
      return null
    },
    /** Called before sessions are looked up, so that ending other sessions remotely finds all of them. */
    store: async (): Promise<void> => {
      if (open.size === 0 || now() < nextTry) return
      nextTry = now() + betweenTries
      try {
        for (const [session, kept] of open) {
          if (kept.end > now()) await store(db, session, kept, now())
          open.delete(session)
        }
      } catch (error) {
        if (diskTrouble(error) === null) throw error
      }
    },
    lock: (session: string, locked: boolean): void => {
      const kept = open.get(session)
      if (kept) Object.assign(kept, { locked, seen: now() })
    },
    close: (session: string): void => void open.delete(session),
  }
}
