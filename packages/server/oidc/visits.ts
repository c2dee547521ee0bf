import { createHash, randomBytes } from 'node:crypto'
import { instant } from '../db/now'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { concerns } from './hospital-sessions'
import type { LogoutNotice } from './logout-token'
import type { Begun, Identity } from './provider'

/** Milliseconds allowed for signing in at the hospital, and again for choosing an account. */
const visitFor = 600_000

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const random = (): string => randomBytes(32).toString('base64url')

const keep = async (db: Db, key: string, content: unknown, now: number): Promise<void> => {
  await db.deleteFrom('oidc_visit').where('expires_at', '<=', instant(now)).execute()
  await db
    .insertInto('oidc_visit')
    .values({ key_hash: hashOf(key), content: JSON.stringify(content), expires_at: instant(now + visitFor) })
    .execute()
}

const leaving = (state: string, secret: string): string => `leaving ${state} ${secret}`
const arrived = (ticket: string): string => `arrived ${ticket}`

/** Stores the parameters of a started sign-in for the browser that holds the secret; the secret itself is not stored. */
export const keepBegun = async (db: Db, { state, nonce, verifier, since }: Begun, now: number): Promise<string> => {
  const secret = random()
  await keep(db, leaving(state, secret), { state, nonce, verifier, since }, now)
  return secret
}

/**
 * Takes the parameters of a started sign-in, which uses them up; refuses one that was never started here, belongs to another
 * browser, was already used, or has expired.
 */
export const takeBegun = async (db: Db, { state, secret }: { state: string; secret: string }, now: number): Promise<Begun> => {
  const row = await db
    .deleteFrom('oidc_visit')
    .where('key_hash', '=', hashOf(leaving(state, secret)))
    .where('expires_at', '>', instant(now))
    .returning('content')
    .executeTakeFirst()
  if (!row) throw new Refusal('OIDC_REFUSED')
  return JSON.parse(row.content) as Begun
}

/** Creates a ticket for a person who has arrived; only its hash is stored. */
export const keepArrival = async (db: Db, identity: Identity, now: number): Promise<string> => {
  const ticket = random()
  await keep(db, arrived(ticket), identity, now)
  return ticket
}

/** The person who arrived with a ticket; refuses one that is used, unknown or expired. */
export const arrivalOf = async (db: Db, ticket: string, now: number): Promise<Identity> => {
  const row = await db
    .selectFrom('oidc_visit')
    .select('content')
    .where('key_hash', '=', hashOf(arrived(ticket)))
    .where('expires_at', '>', instant(now))
    .executeTakeFirst()
  if (!row) throw new Refusal('OIDC_REFUSED')
  return JSON.parse(row.content) as Identity
}

/** Uses up a ticket, in the transaction that opens the session: of two simultaneous uses one succeeds. */
export const useArrival = async (tx: Db, ticket: string): Promise<void> => {
  const row = await tx
    .deleteFrom('oidc_visit')
    .where('key_hash', '=', hashOf(arrived(ticket)))
    .returning('key_hash')
    .executeTakeFirst()
  if (!row) throw new Refusal('OIDC_REFUSED')
}

/**
 * Records a notice of the provider; a repeated one fails as a duplicate. By the time a record is deleted here, the notice would
 * be refused because of its age.
 */
export const takeNotice = (tx: Db, { issuer, id }: LogoutNotice, now: number): Promise<void> =>
  keep(tx, `notice ${issuer} ${id}`, null, now)

/** Ends arrivals that have not yet opened a session when the provider's session they came from ends. */
export const endArrivals = async (tx: Db, notice: LogoutNotice, now: number): Promise<void> => {
  const rows = await tx.selectFrom('oidc_visit').selectAll().where('expires_at', '>', instant(now)).execute()
  const over = rows.filter(({ content }) => {
    const visit = JSON.parse(content) as Identity | Begun | null
    return visit !== null && 'subject' in visit && concerns(notice, visit)
  })
  for (const { key_hash } of over) await tx.deleteFrom('oidc_visit').where('key_hash', '=', key_hash).execute()
}
