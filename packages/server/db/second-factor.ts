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
export const hasPasskey = async (db: Db, doctor: string): Promise<boolean> =>
  (await db.selectFrom('passkey').select('uuid').where('doctor_id', '=', doctor).limit(1).executeTakeFirst()) !== undefined
