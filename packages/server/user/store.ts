import type { UserInfo } from '@sella/contract/entities'
import { endBegun, endCodes } from '../auth/begun'
import { type DoctorRow, holdsPassword } from '../auth/store'
import { mergedOnto } from '../db/merged'
import type { Db, OpenDatabase } from '../db/open'
import type { Signer } from '../files/signing'
import { Refusal } from '../http/refusal'
import { avatarUrl } from './avatar'

/** The row of a signed-in doctor. */
export const doctorBy = (db: Db, uuid: string): Promise<DoctorRow> =>
  db.selectFrom('doctor').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()

/** The doctor in her wire form, with the signed address of her picture. */
export const userInfoOf = (row: DoctorRow, signer: Signer): UserInfo => ({
  userId: row.uuid,
  userName: row.user_name,
  loginName: row.login_name,
  phone: row.phone,
  email: row.email,
  avatarUrl: avatarUrl(row.avatar_path, signer),
  age: row.age,
  role: row.role,
})

type Profile = Pick<UserInfo, 'userName' | 'phone' | 'email' | 'age'>

const profileOf = ({ user_name, phone, email, age }: DoctorRow): Profile => ({ userName: user_name, phone, email, age })

interface ProfileChange {
  readonly to: Profile
  /** The profile when the change began. */
  readonly from?: Profile | undefined
}

/**
 * The profile after a change of what is stored: fields the change leaves alone keep what was written meanwhile; refuses where both
 * changed the same field.
 */
const changedProfile = (row: DoctorRow, { from, to }: ProfileChange): Profile => {
  const stored = profileOf(row)
  const { fields, clashes } = mergedOnto(stored, { from: from ?? stored, to })
  if (clashes.length > 0) throw new Refusal('PROFILE_CONFLICT', { fields: clashes.join(' ') })
  return fields
}

/** Whether a change gives the doctor another e-mail address or telephone. */
export const changesContact = (row: DoctorRow, change: ProfileChange): boolean => {
  const { email, phone } = changedProfile(row, change)
  return email !== row.email || phone !== row.phone
}

/** Changes the doctor's profile; her login name stays. `proven`: her password was checked, without which her contact stays. */
export const changeProfile = (
  { db, engine }: OpenDatabase,
  uuid: string,
  { at, proven, ...change }: ProfileChange & { readonly at: string; readonly proven: boolean },
): Promise<DoctorRow> =>
  db.transaction().execute(async tx => {
    await engine.oneAtATime(tx, `profile of ${uuid}`)
    const row = await doctorBy(tx, uuid)
    if (!proven && changesContact(row, change)) throw new Refusal('PASSWORD_NEEDED')
    const { userName, phone, email, age } = changedProfile(row, change)
    // Codes that were sent to the address of before open nothing any more.
    if (email !== row.email) await endCodes(tx, uuid)
    return tx
      .updateTable('doctor')
      .set({ user_name: userName, phone, email, age, updated_at: at })
      .where('uuid', '=', uuid)
      .returningAll()
      .executeTakeFirstOrThrow()
  })

interface NewPassword {
  readonly hash: string
  /** The hash of the old one, which was checked. */
  readonly from: string
  readonly at: string
  /** The session that stays open. */
  readonly session: string
}

/**
 * Sets a new password hash and ends the doctor's other sessions and whatever was begun before; refuses where the old password was
 * changed since it was checked.
 */
export const changePassword = (db: Db, uuid: string, { hash, from, at, session }: NewPassword): Promise<void> =>
  db.transaction().execute(async tx => {
    if (!(await holdsPassword(tx, { doctor: uuid, hash: from }))) throw new Refusal('PASSWORD_WRONG')
    await tx.updateTable('doctor').set({ password_hash: hash, updated_at: at }).where('uuid', '=', uuid).execute()
    await endBegun(tx, uuid)
    await tx.deleteFrom('session').where('doctor_id', '=', uuid).where('token_hash', '!=', session).execute()
  })
