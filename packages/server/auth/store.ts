import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../db/open'
import type { Tables } from '../db/tables'
import { loginKey } from './login-key'

export type DoctorRow = Selectable<Tables['doctor']>

export interface NewDoctor {
  readonly loginName: string
  readonly passwordHash: string
  readonly userName: string
  readonly phone: string | null
  readonly email: string | null
  readonly at: string
}

/** The account of a login name in any spelling. A clinic's account belongs to nobody, and no name finds it. */
export const doctorNamed = (db: Db, name: string): Promise<DoctorRow | undefined> =>
  db
    .selectFrom('doctor')
    .selectAll()
    .where('login_key', '=', loginKey(name))
    .where('uuid', 'not in', clinics => clinics.selectFrom('clinic').select('uuid'))
    .executeTakeFirst()

/** Adds an account with its password hashed; resolves to its uuid and fails as a duplicate where the name is taken. */
export const addDoctor = async (db: Db, doctor: NewDoctor): Promise<string> => {
  const uuid = randomUUID()
  await db
    .insertInto('doctor')
    .values({
      uuid,
      login_name: doctor.loginName,
      login_key: loginKey(doctor.loginName),
      password_hash: doctor.passwordHash,
      user_name: doctor.userName,
      phone: doctor.phone,
      email: doctor.email,
      age: null,
      role: 'doctor',
      created_at: doctor.at,
      updated_at: doctor.at,
    })
    .execute()
  return uuid
}

/** A correct password, by the hash it was checked against. */
export interface CheckedPassword {
  readonly doctor: string
  readonly hash: string
}

/** Locks an account's row until the transaction ends, so that a change of how it is signed in to and a sign-in cannot overlap. */
export const holdAccount = async (tx: Db, doctor: string): Promise<void> => {
  await tx
    .updateTable('doctor')
    .set(({ ref }) => ({ uuid: ref('uuid') }))
    .where('uuid', '=', doctor)
    .execute()
}

/**
 * Locks an account's row until the transaction ends, if its password is still the one that was checked; false where it was changed
 * meanwhile. Checking takes so long that a change fits in between.
 */
export const holdsPassword = async (tx: Db, { doctor, hash }: CheckedPassword): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('doctor')
    .set(({ ref }) => ({ uuid: ref('uuid') }))
    .where('uuid', '=', doctor)
    .where('password_hash', '=', hash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
