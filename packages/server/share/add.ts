import { randomBytes, randomUUID } from 'node:crypto'
import type { Output, Parsed } from '@sella/contract/calls/index'
import { instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { ownPatient } from '../patients/rows'
import { hashOf, type LinkRow, opensStill, ownShare } from './rows'

const day = 86_400_000

interface Maker {
  readonly doctor: string
  readonly person: string
  /** Null where the link asks for no password. */
  readonly passwordHash: string | null
  readonly now: number
}

/** Refuses records and documents that do not belong to the case, as if they did not exist. */
const refuseForeign = async (db: Db, { caseUuid, records, documents }: Parsed<'shareAdd'>): Promise<void> => {
  const standing = await db
    .selectFrom('record')
    .select('uuid')
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', 'is', null)
    .where('uuid', 'in', records)
    .execute()
  if (standing.length < new Set(records).size) throw new Refusal('NOT_FOUND')
  if (documents.length === 0) return
  const papers = await db
    .selectFrom('document')
    .select('uuid')
    .where('case_uuid', '=', caseUuid)
    .where('uuid', 'in', documents)
    .execute()
  if (papers.length < new Set(documents).size) throw new Refusal('NOT_FOUND')
}

/** Most links of an account that open at a time, and most in a list. */
export const mostOpen = 1000

const refuseTooMany = async ({ db, engine }: OpenDatabase, doctor: string, at: string): Promise<void> => {
  await engine.oneAtATime(db, `links of ${doctor}`)
  const { n } = await db
    .selectFrom('case_share')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('doctor_id', '=', doctor)
    .where(opensStill(at))
    .executeTakeFirstOrThrow()
  if (Number(n) >= mostOpen) throw new Refusal('SHARE_LIMIT', { limit: mostOpen })
}

/** Creates a link to a part of one of the account's cases; its token is 256 random bits and is not stored. */
export const addShare = async (
  store: OpenDatabase,
  wish: Parsed<'shareAdd'>,
  { doctor, person, passwordHash, now }: Maker,
): Promise<Output<'shareAdd'>> => {
  const { db } = store
  await ownPatient(db, { doctor, uuid: wish.caseUuid })
  await refuseForeign(db, wish)
  if (wish.documents.length > 0 && !(wish.identity && wish.scope === 'download')) throw new Refusal('SHARE_DOCUMENTS')
  await refuseTooMany(store, doctor, instant(now))
  const maker = await db.selectFrom('doctor').select('user_name').where('uuid', '=', person).executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  const [uuid, endsAt] = [randomUUID(), instant(now + wish.days * day)]
  await db
    .insertInto('case_share')
    .values({
      ...{ uuid, doctor_id: doctor, case_uuid: wish.caseUuid, token_hash: hashOf(token) },
      ...{ made_by: person, made_name: maker.user_name, name: wish.name, scope: wish.scope },
      identity: wish.identity ? 1 : 0,
      password_hash: passwordHash,
      records: JSON.stringify([...new Set(wish.records)]),
      documents: JSON.stringify([...new Set(wish.documents)]),
      ...{ created_at: instant(now), ends_at: endsAt, stopped_at: null },
    })
    .execute()
  return { uuid, token, endsAt }
}

/**
 * Gives a link another end, in a transaction; one that was stopped, or whose maker may no longer share, stays ended. One that is over
 * opens again, and counts as one more.
 */
export const extendShare = async (
  store: OpenDatabase,
  own: { readonly doctor: string; readonly uuid: string },
  { at, endsAt }: { readonly at: string; readonly endsAt: string },
): Promise<LinkRow> => {
  const { db } = store
  const { stopped_at, maker_may, ends_at } = await ownShare(db, own)
  if (stopped_at !== null || maker_may !== 1) throw new Refusal('SHARE_ENDED')
  if (ends_at <= at) await refuseTooMany(store, own.doctor, at)
  await db.updateTable('case_share').set({ ends_at: endsAt }).where('uuid', '=', own.uuid).execute()
  return ownShare(db, own)
}
