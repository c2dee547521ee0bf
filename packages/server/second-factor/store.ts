import type { Selectable } from 'kysely'
import { endBegun } from '../auth/begun'
import { holdAccount } from '../auth/store'
import type { SecondFactorTable } from '../db/account-tables'
import type { Db } from '../db/open'
import { hasSecondFactor } from '../db/second-factor'
import { Refusal } from '../http/refusal'
import { recoveryCodes, recoveryHash } from './one-time'

export type FactorRow = Selectable<SecondFactorTable>

/** An account's authenticator, confirmed or not. */
export const factorOf = (db: Db, doctor: string): Promise<FactorRow | undefined> =>
  db.selectFrom('second_factor').selectAll().where('doctor_id', '=', doctor).executeTakeFirst()

/** Stores a secret to be confirmed, replacing another pending one. False where one is already confirmed. */
export const keepSecret = async (db: Db, doctor: string, secret: string): Promise<boolean> => {
  const kept = await db
    .insertInto('second_factor')
    .values({ doctor_id: doctor, secret, confirmed_at: null })
    .onConflict(conflict => conflict.column('doctor_id').doUpdateSet({ secret }).where('second_factor.confirmed_at', 'is', null))
    .returning('doctor_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Uses up the time step of a code, unless it or a later one was used: a code that somebody saw is useless afterwards. */
export const takeStep = async (db: Db, doctor: string, step: number): Promise<boolean> => {
  const taken = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('doctor_id', '=', doctor)
    .where('last_step', '<', step)
    .returning('doctor_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Uses up a recovery code; false where it does not exist. */
export const takeRecovery = async (db: Db, doctor: string, code: string): Promise<boolean> => {
  const taken = await db
    .deleteFrom('recovery_code')
    .where('doctor_id', '=', doctor)
    .where('code_hash', '=', recoveryHash(code))
    .returning('doctor_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Number of unused recovery codes. */
export const recoveryLeft = async (db: Db, doctor: string): Promise<number> => {
  const rows = await db.selectFrom('recovery_code').select('code_hash').where('doctor_id', '=', doctor).execute()
  return rows.length
}

/** Replaces the recovery codes by ten new ones, in a transaction; only their hashes are stored. */
export const renewRecovery = async (tx: Db, doctor: string): Promise<string[]> => {
  // Two at once would each leave the other's.
  await holdAccount(tx, doctor)
  const codes = recoveryCodes()
  await tx.deleteFrom('recovery_code').where('doctor_id', '=', doctor).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map(code => ({ doctor_id: doctor, code_hash: recoveryHash(code) })))
    .execute()
  return codes
}

/**
 * Takes effect with an account's first second factor: sessions opened without it end, what was begun without it can no longer be
 * completed, and recovery codes are created. The transaction holds the account.
 */
export const beginFactor = async (tx: Db, doctor: string, session: string): Promise<string[]> => {
  await endBegun(tx, doctor)
  await tx.deleteFrom('session').where('doctor_id', '=', doctor).where('token_hash', '!=', session).execute()
  return renewRecovery(tx, doctor)
}

interface Confirming {
  /** The secret whose code was entered, as stored. */
  readonly secret: string
  readonly at: string
  readonly session: string
}

/**
 * Confirms the pending secret, which is required from then on; refuses where another was begun, or this one confirmed, meanwhile.
 * Returns recovery codes if it is the account's first second factor.
 */
export const confirmFactor = (db: Db, doctor: string, { secret, at, session }: Confirming): Promise<string[] | null> =>
  db.transaction().execute(async tx => {
    await holdAccount(tx, doctor)
    const first = !(await hasSecondFactor(tx, doctor))
    const confirmed = await tx
      .updateTable('second_factor')
      .set({ confirmed_at: at })
      .where('doctor_id', '=', doctor)
      .where('secret', '=', secret)
      .where('confirmed_at', 'is', null)
      .returning('doctor_id')
      .executeTakeFirst()
    if (!confirmed) throw new Refusal('SECOND_FACTOR_ON')
    return first ? beginFactor(tx, doctor, session) : null
  })

/** Recovery codes are deleted with the last second factor. */
export const forgetRecovery = async (tx: Db, doctor: string): Promise<void> => {
  await tx.deleteFrom('recovery_code').where('doctor_id', '=', doctor).execute()
}

/** Removes an account's authenticator; passkeys stay. */
export const dropAuthenticator = (db: Db, doctor: string): Promise<void> =>
  db.transaction().execute(async tx => {
    await holdAccount(tx, doctor)
    await tx.deleteFrom('second_factor').where('doctor_id', '=', doctor).execute()
    if (!(await hasSecondFactor(tx, doctor))) await forgetRecovery(tx, doctor)
  })

/** Removes every second factor of an account, including passkeys. */
export const dropFactor = (db: Db, doctor: string): Promise<void> =>
  db.transaction().execute(async tx => {
    await holdAccount(tx, doctor)
    await tx.deleteFrom('passkey').where('doctor_id', '=', doctor).execute()
    await tx.deleteFrom('second_factor').where('doctor_id', '=', doctor).execute()
    await forgetRecovery(tx, doctor)
  })
