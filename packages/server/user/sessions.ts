import type { Output } from '@sella/contract/calls/index'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
}

type SessionRow = Output<'sessionList'>[number]

/** A doctor's sessions, last used first; `session` is the one that asks. */
const sessionsOf = async (
  db: Db,
  { doctor, session, at }: { doctor: string; session: string; at: string },
): Promise<SessionRow[]> => {
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('doctor_id', '=', doctor)
    .where('expires_at', '>', at)
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map(({ uuid, token_hash, agent, address, created_at, seen_at }) => ({
    ...{ uuid, createdAt: created_at, lastUsedAt: seen_at, agent, address },
    current: token_hash === session,
  }))
}

const endSession = async (db: Db, { uuid, doctor }: { uuid: string; doctor: string }): Promise<void> => {
  const session = db.deleteFrom('session').where('uuid', '=', uuid).where('doctor_id', '=', doctor)
  if (!(await session.returning('uuid').executeTakeFirst())) throw new Refusal('NOT_FOUND')
}

/** Ends every session of an account, or of all where it is null; resolves to their number. */
export const endSessions = async (db: Db, doctor: string | null): Promise<number> => {
  const gone = await db
    .deleteFrom('session')
    .$if(doctor !== null, query => query.where('doctor_id', '=', doctor ?? ''))
    .returning('uuid')
    .execute()
  // A confirmed QR sign-in that was not yet collected would open another session.
  await db
    .deleteFrom('qr_sign_in')
    .$if(doctor !== null, query => query.where('doctor_id', '=', doctor ?? ''))
    .execute()
  return gone.length
}

/** Where a doctor is signed in, and signing out remotely. */
export const sessionCalls = ({ store: { db }, now }: Ports): Part<'sessionList' | 'sessionRevoke' | 'sessionRevokeOthers'> => ({
  sessionList: (_, { doctor, session }) => sessionsOf(db, { doctor, session, at: instant(now()) }),
  sessionRevokeOthers: async (_, { doctor, session }) => {
    const gone = await db
      .deleteFrom('session')
      .where('doctor_id', '=', doctor)
      .where('token_hash', '<>', session)
      .returning('uuid')
      .execute()
    // A confirmed QR sign-in that was not yet collected would open another session.
    await db.deleteFrom('qr_sign_in').where('doctor_id', '=', doctor).execute()
    return { ended: gone.length }
  },
  sessionRevoke: async ({ uuid }, { doctor }) => {
    await endSession(db, { uuid, doctor })
    return {}
  },
})
