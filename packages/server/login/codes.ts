import { randomInt, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { hashPassword, passwordFits } from '../auth/password'
import { type DoctorRow, doctorNamed } from '../auth/store'
import { instant } from '../db/now'
import type { Db } from '../db/open'
import type { Tables } from '../db/tables'
import { Refusal } from '../http/refusal'

const minute = 60_000
const day = 1440 * minute

/** Minutes a code is valid. */
export const codeMinutes = 10
/** Most codes that may be tried against an issued one. */
const tries = 5
/** Most codes issued to one name per period, which allows at most 50 guesses a day, out of a million. */
const limits = [
  { codes: 3, within: 15 * minute },
  { codes: 10, within: day },
] as const

type CodeRow = Selectable<Tables['verify_code']>

const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Minutes until a name may get another code if it has had too many; null if it has not. */
const waitOf = (before: readonly string[], now: number): number | null => {
  for (const { codes, within } of limits) {
    const recent = before.filter(at => at > instant(now - within))
    if (recent.length < codes) continue
    return Math.max(1, Math.ceil((Date.parse(recent.at(-codes) ?? '') + within - now) / minute))
  }
  return null
}

const checkLimits = async (db: Db, { uuid, key, now }: { uuid: string; key: string; now: number }): Promise<void> => {
  // Counts every other row, even one written at the same moment: of many at once all may be refused, but never are all allowed.
  const others = await db
    .selectFrom('verify_code')
    .select('created_at')
    .where('login_key', '=', key)
    .where('uuid', '!=', uuid)
    .orderBy('created_at')
    .execute()
  const minutes = waitOf(
    others.map(row => row.created_at),
    now,
  )
  if (minutes === null) return
  await db.deleteFrom('verify_code').where('uuid', '=', uuid).execute()
  throw new Refusal('SIGN_IN_THROTTLED', { minutes })
}

const addCode = async (db: Db, key: string, { code, doctor, now }: { code: string; doctor: string | null; now: number }) => {
  const row = {
    uuid: randomUUID(),
    login_key: key,
    doctor_id: doctor,
    code_hash: await hashPassword(code),
    attempts: 0,
    created_at: instant(now),
    expires_at: instant(now + codeMinutes * minute),
  }
  await db.insertInto('verify_code').values(row).execute()
  return row.uuid
}

/** Issues a code for a name and ends earlier ones. Does the same for an unknown name, and then resolves without a doctor. */
export const issueCode = async (
  db: Db,
  { key, now }: { readonly key: string; readonly now: number },
): Promise<{ code: string; doctor: DoctorRow | undefined }> => {
  const doctor = await doctorNamed(db, key)
  const code = sixDigits()
  await db
    .deleteFrom('verify_code')
    .where('created_at', '<=', instant(now - day))
    .execute()
  const uuid = await addCode(db, key, { code, doctor: doctor?.uuid ?? null, now })
  await checkLimits(db, { uuid, key, now })
  await db.updateTable('verify_code').set({ attempts: tries }).where('login_key', '=', key).where('uuid', '!=', uuid).execute()
  return { code, doctor }
}

/** Counts the attempt before its code is checked, so that many at once cannot slip by. */
const begin = (db: Db, key: string, now: number): Promise<CodeRow | undefined> =>
  db
    .updateTable('verify_code')
    .set(eb => ({ attempts: eb('attempts', '+', 1) }))
    .where('login_key', '=', key)
    .where('attempts', '<', tries)
    .where('expires_at', '>', instant(now))
    .returningAll()
    .executeTakeFirst()

/** The doctor of a code; a wrong, used, expired or foreign one is refused with the same error. */
export const doctorOfCode = async (db: Db, { key, code, now }: { key: string; code: string; now: number }): Promise<string> => {
  const row = await begin(db, key, now)
  const fits = await passwordFits(row?.code_hash ?? null, code.trim())
  // Alike for an unknown name, whose tries are counted too.
  if (!row?.doctor_id || !fits) throw new Refusal('CODE_WRONG', { left: row ? tries - row.attempts : 0 })
  return row.doctor_id
}

/** Ends the doctor's codes once one was correct; a code that another call has just used is refused. */
export const useCode = async (db: Db, doctor: string): Promise<void> => {
  const used = await db.deleteFrom('verify_code').where('doctor_id', '=', doctor).executeTakeFirst()
  if (used.numDeletedRows === 0n) throw new Refusal('CODE_WRONG', { left: 0 })
}

/**
 * Sets the password and ends the doctor's codes, sessions and pending QR sign-ins. A code that another call has just used is
 * refused.
 */
export const resetPassword = (db: Db, doctor: string, { hash, at }: { hash: string; at: string }): Promise<void> =>
  db.transaction().execute(async tx => {
    await useCode(tx, doctor)
    await tx.updateTable('doctor').set({ password_hash: hash, updated_at: at }).where('uuid', '=', doctor).execute()
    await tx.deleteFrom('session').where('doctor_id', '=', doctor).execute()
    await tx.deleteFrom('qr_sign_in').where('doctor_id', '=', doctor).execute()
  })
