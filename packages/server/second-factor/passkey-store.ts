import { randomBytes, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PasskeyTable } from '../db/account-tables'
import { instant } from '../db/now'
import type { Db } from '../db/open'

export type PasskeyRow = Selectable<PasskeyTable>

/** Milliseconds in which a device must have answered. */
const answerFor = 300_000

/** A question for a device, to be answered once; for the making of a passkey it is bound to who asked. */
export const askDevice = async (db: Db, doctor: string | null, now: number): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url')
  await db.deleteFrom('passkey_question').where('expires_at', '<=', instant(now)).execute()
  await db
    .insertInto('passkey_question')
    .values({ challenge, doctor_id: doctor, expires_at: instant(now + answerFor) })
    .execute()
  return challenge
}

/** Uses a question up, whatever comes of the answer; false where there is none such. */
export const takeQuestion = async (db: Db, challenge: string, doctor: string | null, now: number): Promise<boolean> => {
  const taken = await db
    .deleteFrom('passkey_question')
    .where('challenge', '=', challenge)
    .where('doctor_id', doctor === null ? 'is' : '=', doctor)
    .where('expires_at', '>', instant(now))
    .returning('challenge')
    .executeTakeFirst()
  return taken !== undefined
}

/** An account's passkeys, the oldest first. */
export const passkeysOf = (db: Db, doctor: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkey').selectAll().where('doctor_id', '=', doctor).orderBy('created_at').orderBy('uuid').execute()

/** The passkey a device answers with. */
export const passkeyNamed = (db: Db, credential: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkey').selectAll().where('credential_id', '=', credential).executeTakeFirst()

export const keepPasskey = async (tx: Db, passkey: Omit<PasskeyRow, 'uuid' | 'used_at'>): Promise<void> => {
  await tx
    .insertInto('passkey')
    .values({ ...passkey, uuid: randomUUID(), used_at: null })
    .execute()
}

/** Notes a use; false where another use came between, or the passkey was removed meanwhile. */
export const noteUse = async (
  db: Db,
  { uuid, counter }: PasskeyRow,
  use: { readonly counter: string; readonly at: string },
): Promise<boolean> => {
  const noted = await db
    .updateTable('passkey')
    .set({ counter: use.counter, used_at: use.at })
    .where('uuid', '=', uuid)
    .where('counter', '=', counter)
    .returning('uuid')
    .executeTakeFirst()
  return noted !== undefined
}

/** Calls a passkey of this account otherwise; false where it has none such. */
export const renamePasskey = async (
  db: Db,
  { doctor, uuid, name }: { readonly doctor: string; readonly uuid: string; readonly name: string },
): Promise<boolean> => {
  const renamed = await db
    .updateTable('passkey')
    .set({ name })
    .where('doctor_id', '=', doctor)
    .where('uuid', '=', uuid)
    .returning('uuid')
    .executeTakeFirst()
  return renamed !== undefined
}

/** Removes a passkey of this account; its name, or null where it has none such. */
export const dropPasskey = async (tx: Db, doctor: string, uuid: string): Promise<string | null> => {
  const dropped = await tx
    .deleteFrom('passkey')
    .where('doctor_id', '=', doctor)
    .where('uuid', '=', uuid)
    .returning('name')
    .executeTakeFirst()
  return dropped?.name ?? null
}
