import type { Db } from '../db/open'
import type { Identity } from './provider'

type IdentityKey = Pick<Identity, 'issuer' | 'subject'>

/** The account linked to a subject of the provider; null where there is none. */
export const linkedTo = async (db: Db, { issuer, subject }: IdentityKey): Promise<string | null> =>
  (
    await db
      .selectFrom('oidc_identity')
      .select('doctor_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.doctor_id ?? null

/** Links a subject to an account; fails as a duplicate where either is already linked. */
export const link = async (
  tx: Db,
  { issuer, subject }: IdentityKey,
  { doctor, at }: { doctor: string; at: string },
): Promise<void> => {
  await tx.insertInto('oidc_identity').values({ issuer, subject, doctor_id: doctor, created_at: at, used_at: at }).execute()
}

export const noteIdentityUse = async (tx: Db, doctor: string, at: string): Promise<void> => {
  await tx.updateTable('oidc_identity').set({ used_at: at }).where('doctor_id', '=', doctor).execute()
}

/** The link of an account. */
export const identityLinkOf = (db: Db, doctor: string) =>
  db.selectFrom('oidc_identity').select(['created_at', 'used_at']).where('doctor_id', '=', doctor).executeTakeFirst()

/** Removes the link of an account; false where there is none. */
export const unlink = async (db: Db, doctor: string): Promise<boolean> =>
  (await db.deleteFrom('oidc_identity').where('doctor_id', '=', doctor).returning('doctor_id').executeTakeFirst()) !== undefined
