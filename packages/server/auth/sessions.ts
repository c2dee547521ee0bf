import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { ClinicRole } from '@sella/contract/access/roles'
import type { SelectQueryBuilder } from 'kysely'
import { diskTrouble } from '../db/disk-trouble'
import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'
import type { Tables } from '../db/tables'

const day = 86_400_000
/** A session's use is noted once in this time, so that reading does not write. */
const noteEvery = 300_000

export interface Session {
  readonly doctor: string
  /** SHA-256 of the token, the session's key. */
  readonly session: string
  /** As it is at this moment: who is no longer of the staff is refused at her next call. */
  readonly role: 'doctor' | 'staff'
  /** The clinic at whose desk she works and what she is there, as it is at this moment; null at her own desk. */
  readonly clinic: { readonly uuid: string; readonly role: ClinicRole } | null
}

/** Where a session is opened. */
export interface Place {
  readonly agent: string
  readonly address: string
}

export interface Sessions {
  /** A new session, within a transaction if one is given; the token is 256 random bits and is not stored. */
  open(doctor: string, place: Place, tx?: Db): Promise<{ token: string; expiresAt: string }>
  /** Whose token this is, or null when it is unknown, revoked or unused for too long. */
  find(token: string): Promise<Session | null>
  close(session: string): Promise<void>
}

/** The desk counts only while its clinic has her as a member: who is removed works at her own from the next call on. */
const atDesk = (doctors: SelectQueryBuilder<Tables, 'doctor', object>) =>
  doctors
    .leftJoin('clinic_member', join =>
      join.onRef('clinic_member.clinic_uuid', '=', 'doctor.desk').onRef('clinic_member.doctor_id', '=', 'doctor.uuid'),
    )
    .select(['doctor.uuid', 'doctor.role', 'clinic_member.clinic_uuid', 'clinic_member.role as clinic_role'])

const clinicIn = (row: { readonly clinic_uuid: string | null; readonly clinic_role: ClinicRole | null }): Session['clinic'] =>
  row.clinic_uuid !== null && row.clinic_role !== null ? { uuid: row.clinic_uuid, role: row.clinic_role } : null

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

interface Opening extends Place {
  readonly doctor: string
  readonly at: string
  readonly expiresAt: string
}

/** A row for a new token; those that have run out go. */
const openSession = async (db: Db, { doctor, agent, address, at, expiresAt }: Opening): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const times = { created_at: at, seen_at: at, expires_at: expiresAt }
  await db.deleteFrom('session').where('expires_at', '<=', at).execute()
  await db
    .insertInto('session')
    .values({ token_hash: hashOf(token), uuid: randomUUID(), doctor_id: doctor, agent, address, ...times })
    .execute()
  return token
}

/** Milliseconds a session lasts that could not be written down. */
const unwrittenFor = 3_600_000

/** Sessions of this process for doctors who sign in while the disk takes nothing: cases can be read then. */
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
      open.set(hashOf(token), { doctor, end })
      return { token, expiresAt: instant(end) }
    },
    find: async (session: string): Promise<Session | null> => {
      sweep()
      const doctor = open.get(session)?.doctor
      const row =
        doctor === undefined
          ? undefined
          : await atDesk(db.selectFrom('doctor')).where('doctor.uuid', '=', doctor).executeTakeFirst()
      return row ? { doctor: row.uuid, session, role: row.role, clinic: clinicIn(row) } : null
    },
    close: (session: string): void => void open.delete(session),
  }
}

const unlessDisk = (error: unknown): void => {
  if (diskTrouble(error) === null) throw error
}

/** Sessions in the database; each use prolongs one by `days`. */
export const sessionsIn = (db: Db, { now, days }: { readonly now: Clock; readonly days: number }): Sessions => {
  const end = (): string => instant(now() + days * day)
  const unwritten = unwrittenSessions(db, now)
  const note = async (session: string): Promise<void> => {
    await db
      .updateTable('session')
      .set({ seen_at: instant(now()), expires_at: end() })
      .where('token_hash', '=', session)
      .execute()
  }
  return {
    open: async (doctor, place, tx = db) => {
      const expiresAt = end()
      try {
        return { token: await openSession(tx, { ...place, doctor, at: instant(now()), expiresAt }), expiresAt }
      } catch (error) {
        if (diskTrouble(error) === null) throw error
        return unwritten.open(doctor)
      }
    },
    find: async token => {
      const session = hashOf(token)
      const row = await atDesk(db.selectFrom('doctor'))
        .innerJoin('session', 'session.doctor_id', 'doctor.uuid')
        .select(['session.seen_at', 'session.expires_at'])
        .where('session.token_hash', '=', session)
        .executeTakeFirst()
      if (!row) return unwritten.find(session)
      if (row.expires_at <= instant(now())) return null
      if (row.seen_at < instant(now() - noteEvery)) await note(session).catch(unlessDisk)
      return { doctor: row.uuid, session, role: row.role, clinic: clinicIn(row) }
    },
    close: async session => {
      unwritten.close(session)
      await db.deleteFrom('session').where('token_hash', '=', session).execute()
    },
  }
}
