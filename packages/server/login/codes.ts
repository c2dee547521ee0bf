import { randomInt, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { endBegun } from '../auth/begun'
import { hashPassword, passwordFits } from '../auth/password'
import { type DoctorRow, doctorNamed, holdAccount } from '../auth/store'
import { instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
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

const checkLimits = async (tx: Db, { key, now }: { key: string; now: number }): Promise<void> => {
  const before = await tx
    .selectFrom('verify_code')
    .select('created_at')
    .where('login_key', '=', key)
    .orderBy('created_at')
    .execute()
  const minutes = waitOf(
    before.map(row => row.created_at),
    now,
  )
  if (minutes !== null) throw new Refusal('SIGN_IN_THROTTLED', { minutes })
}

interface Issued {
  readonly key: string
  readonly hash: string
  readonly doctor: string | null
  readonly now: number
}

/** Of several asked for at the same moment, no more than the limit are issued, and the last one holds. */
const addCode = ({ db, engine }: OpenDatabase, { key, hash, doctor, now }: Issued): Promise<void> =>
  db.transaction().execute(async tx => {
    await engine.oneAtATime(tx, `codes of ${key}`)
    await checkLimits(tx, { key, now })
    await tx.updateTable('verify_code').set({ attempts: tries }).where('login_key', '=', key).execute()
    const times = { created_at: instant(now), expires_at: instant(now + codeMinutes * minute) }
    await tx
      .insertInto('verify_code')
      .values({ uuid: randomUUID(), login_key: key, doctor_id: doctor, code_hash: hash, attempts: 0, ...times })
      .execute()
  })

/** Issues a code for a name and ends earlier ones. Does the same for an unknown name, and then resolves without a doctor. */
export const issueCode = async (
  store: OpenDatabase,
  { key, now }: { readonly key: string; readonly now: number },
): Promise<{ code: string; doctor: DoctorRow | undefined }> => {
  const { db } = store
  const doctor = await doctorNamed(db, key)
  const code = sixDigits()
  // Slow: nobody else's change waits for it.
  const hash = await hashPassword(code)
  await db
    .deleteFrom('verify_code')
    .where('created_at', '<=', instant(now - day))
    .execute()
  await addCode(store, { key, hash, doctor: doctor?.uuid ?? null, now })
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

/** A code that was correct, and whose it is. */
export interface CheckedCode {
  readonly uuid: string
  readonly doctor: string
}

/** Checks a code; a wrong, used, expired or foreign one is refused with the same error. */
export const checkedCode = async (
  db: Db,
  { key, code, now }: { key: string; code: string; now: number },
): Promise<CheckedCode> => {
  const row = await begin(db, key, now)
  const fits = await passwordFits(row?.code_hash ?? null, code.trim())
  // Alike for an unknown name, whose tries are counted too.
  if (!row?.doctor_id || !fits) throw new Refusal('CODE_WRONG', { left: row ? tries - row.attempts : 0 })
  return { uuid: row.uuid, doctor: row.doctor_id }
}

/**
 * Holds the account and ends its codes once one was correct; a code that another call has just used, or that a change of the account
 * has ended since it was checked, is refused, whatever newer one there is.
 */
export const useCode = async (tx: Db, { uuid, doctor, at }: CheckedCode & { readonly at: string }): Promise<void> => {
  await holdAccount(tx, doctor)
  const used = await tx.deleteFrom('verify_code').where('uuid', '=', uuid).where('expires_at', '>', at).executeTakeFirst()
  if (used.numDeletedRows === 0n) throw new Refusal('CODE_WRONG', { left: 0 })
  await tx.deleteFrom('verify_code').where('doctor_id', '=', doctor).execute()
}

/** Sets the password by a code that was correct, and ends the doctor's sessions and whatever was begun before. */
export const resetPassword = (db: Db, by: CheckedCode, { hash, at }: { hash: string; at: string }): Promise<void> =>
  db.transaction().execute(async tx => {
    const { doctor } = by
    await useCode(tx, { ...by, at })
    await tx.updateTable('doctor').set({ password_hash: hash, updated_at: at }).where('uuid', '=', doctor).execute()
    await endBegun(tx, doctor)
    await tx.deleteFrom('session').where('doctor_id', '=', doctor).execute()
  })
