import type { Output } from '@sella/contract/calls/index'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'

type SessionRow = Output<'sessionList'>[number]

/** Where a doctor is signed in, and signing out remotely. */
export const sessionCalls = ({
  store: { db },
  now,
}: {
  readonly store: OpenDatabase
  readonly now: Clock
}): Part<'sessionList' | 'sessionRevoke' | 'sessionRevokeOthers'> => ({
  sessionList: async (_, { doctor, session }) => {
    const rows = await db
      .selectFrom('session')
      .selectAll()
      .where('doctor_id', '=', doctor)
      .where('expires_at', '>', instant(now()))
      .orderBy('seen_at', 'desc')
      .execute()
    return rows.map(
      ({ uuid, token_hash, agent, address, created_at, seen_at }): SessionRow => ({
        uuid,
        createdAt: created_at,
        lastUsedAt: seen_at,
        agent,
        address,
        current: token_hash === session,
      }),
    )
  },
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
    const gone = await db
      .deleteFrom('session')
      .where('uuid', '=', uuid)
      .where('doctor_id', '=', doctor)
      .returning('uuid')
      .executeTakeFirst()
    if (!gone) throw new Refusal('NOT_FOUND')
    return {}
  },
})
