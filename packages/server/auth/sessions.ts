import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { ClinicRole } from '@sella/contract/access/roles'
import type { SelectQueryBuilder } from 'kysely'
import { diskTrouble } from '../db/disk-trouble'
import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'
import { secondFactorOf } from '../db/second-factor'
import type { Tables } from '../db/tables'

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
  /** The clinic at whose desk the person works and her current role there; null at her own desk. */
  readonly clinic: {
    readonly uuid: string
    readonly role: ClinicRole
    /** Whether the clinic requires two-step sign-in, which the person has not set up. */
    readonly barred: boolean
  } | null
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
  close(session: string): Promise<void>
  lock(session: string): Promise<void>
  /** Unlocks a session; the caller has already decided who may. */
  unlock(session: string): Promise<void>
  /** Minutes of inactivity after which a session locks; 0 for never. */
  readonly idleMinutes: number
}

/** The desk counts only while the person is a member of its clinic: after her removal the next call is at her own desk. */
const atDesk = (doctors: SelectQueryBuilder<Tables, 'doctor', object>) =>
  doctors
    .leftJoin('clinic_member', join =>
      join.onRef('clinic_member.clinic_uuid', '=', 'doctor.desk').onRef('clinic_member.doctor_id', '=', 'doctor.uuid'),
    )
    .leftJoin('clinic', 'clinic.uuid', 'clinic_member.clinic_uuid')
    .select(['doctor.uuid', 'doctor.role', 'clinic_member.clinic_uuid', 'clinic_member.role as clinic_role'])
    .select(['clinic.two_steps', secondFactorOf('doctor.uuid').as('second')])

interface DeskRow {
  readonly clinic_uuid: string | null
  readonly clinic_role: ClinicRole | null
  readonly two_steps: number | null
  readonly second: number
}

const clinicIn = ({ clinic_uuid: uuid, clinic_role: role, two_steps, second }: DeskRow): Session['clinic'] =>
  uuid !== null && role !== null ? { uuid, role, barred: two_steps === 1 && second === 0 } : null

/** The key under which a session is stored: the token's SHA-256. */
export const sessionKey = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Opening extends Place {
  readonly doctor: string
  readonly at: string
  readonly expiresAt: string
}

/** Inserts a row for a new token and deletes expired ones. */
const openSession = async (db: Db, { doctor, agent, address, at, expiresAt }: Opening): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const times = { created_at: at, seen_at: at, expires_at: expiresAt }
  await db.deleteFrom('session').where('expires_at', '<=', at).execute()
  await db
    .insertInto('session')
    .values({ token_hash: sessionKey(token), uuid: randomUUID(), doctor_id: doctor, agent, address, ...times })
    .execute()
  return token
}

/** How long a session that could not be stored lasts, in ms. */
const unwrittenFor = 3_600_000

/** In-memory sessions for doctors who sign in while the disk cannot be written, so that cases can still be read. */
const unwrittenSessions = (db: Db, now: Clock) => {
  const open = new Map<string, { readonly doctor: string; readonly end: number }>()
  const sweep = (): void => {
    for (const [session, { end }] of open) if (end <= now()) open.delete(session)
  }
  return {
    open: (doctor: string) => {
      sweep()
      const token = randomBytes(32).toString('base64url')
      const end = now() + unwrittenFor
      open.set(sessionKey(token), { doctor, end })
      return { token, expiresAt: instant(end) }
    },
    find: async (session: string): Promise<Session | null> => {
      sweep()
      const kept = open.get(session)
      const doctor = kept?.doctor
      const row =
        doctor === undefined
          ? undefined
          : await atDesk(db.selectFrom('doctor')).where('doctor.uuid', '=', doctor).executeTakeFirst()
      if (!row || !kept) return null
      return { doctor: row.uuid, session, role: row.role, clinic: clinicIn(row), locked: false, endsAt: instant(kept.end) }
    },
    close: (session: string): void => void open.delete(session),
  }
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

/** Sessions stored in the database; each use extends a session by `days`, up to `longestDays` from its beginning. */
export const sessionsIn = (db: Db, { now, days, longestDays, idleMinutes }: Lasting): Sessions => {
  const lastOf = (began: string): string => instant(Date.parse(began) + longestDays * day)
  const end = (began = instant(now())): string => [instant(now() + days * day), lastOf(began)].toSorted()[0] ?? ''
  const idle = idleMinutes * minute
  // Recorded often enough that an active person is never taken for absent.
  const noteAfter = idle > 0 ? Math.min(noteEvery, idle / 4) : noteEvery
  const unwritten = unwrittenSessions(db, now)
  const note = async (session: string, began: string): Promise<void> => {
    await db
      .updateTable('session')
      .set({ seen_at: instant(now()), expires_at: end(began), locked_at: null })
      .where('token_hash', '=', session)
      .execute()
  }
  return {
    open: async (doctor, place, tx = db) => {
      const expiresAt = end()
      try {
        return { token: await openSession(tx, { ...place, doctor, at: instant(now()), expiresAt }), expiresAt }
      } catch (error) {
        // A transaction in which a statement failed can be kept by neither engine.
        if (tx !== db || diskTrouble(error) === null) throw error
        return unwritten.open(doctor)
      }
    },
    find: async token => {
      const session = sessionKey(token)
      const row = await atDesk(db.selectFrom('doctor'))
        .innerJoin('session', 'session.doctor_id', 'doctor.uuid')
        .select(['session.seen_at', 'session.expires_at', 'session.created_at', 'session.locked_at'])
        .where('session.token_hash', '=', session)
        .executeTakeFirst()
      if (!row) return unwritten.find(session)
      const endsAt = lastOf(row.created_at)
      if (row.expires_at <= instant(now()) || endsAt <= instant(now())) return null
      const locked = row.locked_at !== null || (idle > 0 && row.seen_at < instant(now() - idle))
      if (!locked && row.seen_at < instant(now() - noteAfter)) await note(session, row.created_at).catch(unlessDisk)
      return { doctor: row.uuid, session, role: row.role, clinic: clinicIn(row), locked, endsAt }
    },
    lock: async session => {
      await db
        .updateTable('session')
        .set({ locked_at: instant(now()) })
        .where('token_hash', '=', session)
        .execute()
    },
    unlock: async session => {
      const row = await db.selectFrom('session').select('created_at').where('token_hash', '=', session).executeTakeFirst()
      if (row) await note(session, row.created_at)
    },
    idleMinutes,
    close: async session => {
      unwritten.close(session)
      await db.deleteFrom('session').where('token_hash', '=', session).execute()
    },
  }
}
