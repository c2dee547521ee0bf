import { randomInt, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { endBegun } from '../auth/begun'
import { hashPassword, passwordFits } from '../auth/password'
import { type DoctorRow, doctorNamed, holdAccount } from '../auth/store'
import { instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { Tables } from '../db/tables'
import { Refusal } from '../http/refusal'
import { type Asked, checkLimits } from './code-limits'

const minute = 60_000
const day = 1440 * minute

/** Minutes a code is valid. */
export const codeMinutes = 10
/** Most codes that may be tried against an issued one. */
const tries = 5
/** Most of them from another network than the one that asked, so that a stranger leaves some to who asked. */
const triesElsewhere = 3

type CodeRow = Selectable<Tables['verify_code']>

const sixDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Of several asked for at the same moment, no more than the limit are issued, and the last one from each network holds. */
const addCode = ({ db, engine }: OpenDatabase, { hash, ...asked }: Asked & { readonly hash: string }): Promise<void> =>
  db.transaction().execute(async tx => {
    const { key, doctor, network, now } = asked
    await engine.oneAtATime(tx, `codes of ${key}`)
    await checkLimits(tx, asked)
    const earlier = tx.updateTable('verify_code').set({ attempts: tries }).where('login_key', '=', key)
    await earlier.where('network', '=', network).execute()
    const times = { created_at: instant(now), expires_at: instant(now + codeMinutes * minute) }
    await tx
      .insertInto('verify_code')
      .values({ uuid: randomUUID(), login_key: key, doctor_id: doctor, code_hash: hash, attempts: 0, network, ...times })
      .execute()
  })

/**
 * Issues a code for a name and ends earlier ones asked for from the same network: one that a stranger asks for ends none of the
 * owner's. Does the same for an unknown name, and then resolves without a doctor.
 */
export const issueCode = async (
  store: OpenDatabase,
  { key, network, now }: Omit<Asked, 'doctor'>,
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
  await addCode(store, { key, hash, doctor: doctor?.uuid ?? null, network, now })
  return { code, doctor }
}

/** The open codes of a name that a try from a network is for: the one asked for there, and the newest asked for elsewhere. */
const openCodes = async (db: Db, { key, network, now }: Omit<Asked, 'doctor'>) => {
  const rows = await db
    .selectFrom('verify_code')
    .select(['uuid', 'network', 'attempts'])
    .where('login_key', '=', key)
    .where('attempts', '<', tries)
    .where('expires_at', '>', instant(now))
    .orderBy('created_at', 'desc')
    .execute()
  const own = rows.find(row => row.network === network)
  const other = rows.find(row => row.network !== network && row.attempts < triesElsewhere)
  return [...(own ? [{ ...own, limit: tries }] : []), ...(other ? [{ ...other, limit: triesElsewhere }] : [])]
}

/** Counts the attempt before its code is checked, so that many at once cannot slip by. */
const begin = (db: Db, { uuid, limit }: { readonly uuid: string; readonly limit: number }): Promise<CodeRow | undefined> =>
  db
    .updateTable('verify_code')
    .set(eb => ({ attempts: eb('attempts', '+', 1) }))
    .where('uuid', '=', uuid)
    .where('attempts', '<', limit)
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
  { code, ...from }: Omit<Asked, 'doctor'> & { readonly code: string },
): Promise<CheckedCode> => {
  let left = 0
  const open = await openCodes(db, from)
  for (const { uuid, limit } of open.length > 0 ? open : [{ uuid: '', limit: 0 }]) {
    const row = await begin(db, { uuid, limit })
    const fits = await passwordFits(row?.code_hash ?? null, code.trim())
    // Alike for an unknown name, whose tries are counted too.
    if (row?.doctor_id && fits) return { uuid, doctor: row.doctor_id }
    left = Math.max(left, row ? limit - row.attempts : 0)
  }
  throw new Refusal('CODE_WRONG', { left })
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
