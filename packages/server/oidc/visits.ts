import { createHash, randomBytes } from 'node:crypto'
import { instant } from '../db/now'
import type { Db } from '../db/open'
import { Refusal } from '../http/refusal'
import { concerns } from './hospital-sessions'
import type { LogoutNotice } from './logout-token'
import type { Begun, Identity } from './provider'

/** Milliseconds a sign-in at the hospital may take, and then the choice of an account. */
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

/** Keeps what a sign-in was begun with, for the browser that has the secret; the secret itself is not kept. */
export const keepBegun = async (db: Db, { state, nonce, verifier, since }: Begun, now: number): Promise<string> => {
  const secret = random()
  await keep(db, leaving(state, secret), { state, nonce, verifier, since }, now)
  return secret
}

/** What a sign-in was begun with, which is used up by that; refuses what was never begun here, in another browser, before, or too long ago. */
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

/** A ticket for who has arrived, of which only the hash is kept. */
export const keepArrival = async (db: Db, identity: Identity, now: number): Promise<string> => {
  const ticket = random()
  await keep(db, arrived(ticket), identity, now)
  return ticket
}

/** Who has arrived with a ticket; refuses one that is used, unknown or over. */
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

/** Uses a ticket up, in the transaction that opens the session: of two who come at once one is let in. */
export const useArrival = async (tx: Db, ticket: string): Promise<void> => {
  const row = await tx
    .deleteFrom('oidc_visit')
    .where('key_hash', '=', hashOf(arrived(ticket)))
    .returning('key_hash')
    .executeTakeFirst()
  if (!row) throw new Refusal('OIDC_REFUSED')
}

/** Takes a notice of the provider down; one that came before fails as a duplicate. It is refused by its age before it is forgotten here. */
export const takeNotice = (tx: Db, { issuer, id }: LogoutNotice, now: number): Promise<void> =>
  keep(tx, `notice ${issuer} ${id}`, null, now)

/** Sign-ins that have arrived and not yet entered are over with the session they came from. */
export const endArrivals = async (tx: Db, notice: LogoutNotice, now: number): Promise<void> => {
  const rows = await tx.selectFrom('oidc_visit').selectAll().where('expires_at', '>', instant(now)).execute()
  const over = rows.filter(({ content }) => {
    const visit = JSON.parse(content) as Identity | Begun | null
    return visit !== null && 'subject' in visit && concerns(notice, visit)
  })
  for (const { key_hash } of over) await tx.deleteFrom('oidc_visit').where('key_hash', '=', key_hash).execute()
}
