import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Place } from '../auth/sessions'
import { holdAccount } from '../auth/store'
import { instant } from '../db/now'
import type { Db } from '../db/open'
import type { Tables } from '../db/tables'
import { Refusal } from '../http/refusal'

/** Validity of a ticket in ms: two minutes on a screen. */
const validity = 120_000

export type QrRow = Selectable<Tables['qr_sign_in']>

export interface Ticket {
  /** Shown as the QR code. */
  readonly ticket: string
  /** Kept by the browser that shows the code: without it the ticket signs nobody in. */
  readonly secret: string
  readonly expiresAt: string
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const same = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

/** Creates a ticket for one sign-in; only hashes of it and its secret are stored. */
export const createTicket = async (db: Db, { agent, address }: Place, now: number): Promise<Ticket> => {
  const [ticket, secret] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')]
  const expiresAt = instant(now + validity)
  await db.deleteFrom('qr_sign_in').where('expires_at', '<=', instant(now)).execute()
  await db
    .insertInto('qr_sign_in')
    .values({
      ticket_hash: hashOf(ticket),
      secret_hash: hashOf(secret),
      doctor_id: null,
      agent,
      address,
      created_at: instant(now),
      expires_at: expiresAt,
    })
    .execute()
  return { ticket, secret, expiresAt }
}

/** A ticket not yet confirmed; an unknown, expired, confirmed or used one is refused with the same error. */
export const waitingTicket = async (db: Db, ticket: string, now: number): Promise<QrRow> => {
  const row = await db
    .selectFrom('qr_sign_in')
    .selectAll()
    .where('ticket_hash', '=', hashOf(ticket))
    .where('doctor_id', 'is', null)
    .where('expires_at', '>', instant(now))
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

interface Confirming {
  readonly doctor: string
  /** The session by which she confirms. */
  readonly session: string
  readonly now: number
}

/** Confirms a ticket, in a transaction: it signs in the first doctor to do so, unless her own session was ended meanwhile. */
export const confirmTicket = async (tx: Db, ticket: string, { doctor, session, now }: Confirming): Promise<void> => {
  await holdAccount(tx, doctor)
  const standing = await tx.selectFrom('session').select('uuid').where('token_hash', '=', session).executeTakeFirst()
  if (!standing) throw new Refusal('SESSION_EXPIRED')
  const { ticket_hash } = await waitingTicket(tx, ticket, now)
  const taken = await tx
    .updateTable('qr_sign_in')
    .set({ doctor_id: doctor })
    .where('ticket_hash', '=', ticket_hash)
    .where('doctor_id', 'is', null)
    .returning('ticket_hash')
    .executeTakeFirst()
  if (!taken) throw new Refusal('NOT_FOUND')
}

/**
 * The state of a ticket, for the holder of its secret. Querying a confirmed ticket uses it up: only one caller gets its doctor,
 * and none after her password was changed. Runs in the transaction that opens the session.
 */
export const takeTicket = async (
  db: Db,
  { ticket, secret, now }: { readonly ticket: string; readonly secret: string; readonly now: number },
): Promise<{ status: 'waiting' | 'confirmed' | 'expired'; doctor: string | null }> => {
  const expired = { status: 'expired', doctor: null } as const
  const row = await db.selectFrom('qr_sign_in').selectAll().where('ticket_hash', '=', hashOf(ticket)).executeTakeFirst()
  if (!row || !same(row.secret_hash, hashOf(secret)) || row.expires_at <= instant(now)) return expired
  if (row.doctor_id === null) return { status: 'waiting', doctor: null }
  await holdAccount(db, row.doctor_id)
  const used = await db
    .deleteFrom('qr_sign_in')
    .where('ticket_hash', '=', row.ticket_hash)
    .returning('doctor_id')
    .executeTakeFirst()
  return used?.doctor_id ? { status: 'confirmed', doctor: used.doctor_id } : expired
}
