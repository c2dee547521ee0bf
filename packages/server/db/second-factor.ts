import type { SecondFactors } from '@sella/contract/passkey'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './open'

/** SQL expression: 1 if the account in the column `doctor` has a second factor, either a confirmed authenticator or a passkey. */
export const secondFactorOf = (doctor: string): RawBuilder<number> => sql<number>`case when exists (select 1 from second_factor
  where second_factor.doctor_id = ${sql.ref(doctor)} and second_factor.confirmed_at is not null) or exists (select 1 from passkey
  where passkey.doctor_id = ${sql.ref(doctor)}) then 1 else 0 end`

/** Whether an account has a second factor. */
export const hasSecondFactor = async (db: Db, doctor: string): Promise<boolean> =>
  (await db.selectFrom('doctor').select(secondFactorOf('doctor.uuid').as('has')).where('uuid', '=', doctor).executeTakeFirst())
    ?.has === 1

/** Whether an account has a passkey. */
const hasPasskey = async (db: Db, doctor: string): Promise<boolean> =>
  (await db.selectFrom('passkey').select('uuid').where('doctor_id', '=', doctor).limit(1).executeTakeFirst()) !== undefined

const hasAuthenticator = async (db: Db, doctor: string): Promise<boolean> =>
  (await db
    .selectFrom('second_factor')
    .select('doctor_id')
    .where('doctor_id', '=', doctor)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** What an account proves its second step by, besides recovery codes; null where it has none. */
export const factorsOf = async (db: Db, doctor: string): Promise<SecondFactors | null> => {
  const authenticator = await hasAuthenticator(db, doctor)
  if (!(await hasPasskey(db, doctor))) return authenticator ? 'authenticator' : null
  return authenticator ? 'both' : 'passkey'
}
