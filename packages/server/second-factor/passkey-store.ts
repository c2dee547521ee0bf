import { randomBytes, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PasskeyTable } from '../db/account-tables'
import { instant } from '../db/now'
import type { Db } from '../db/open'

export type PasskeyRow = Selectable<PasskeyTable>

/** Milliseconds within which a device must answer. */
const answerFor = 300_000

/** Creates a challenge to be answered once; for creating a passkey it is bound to the doctor. */
export const askDevice = async (db: Db, doctor: string | null, now: number): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url')
  await db.deleteFrom('passkey_question').where('expires_at', '<=', instant(now)).execute()
  await db
    .insertInto('passkey_question')
    .values({ challenge, doctor_id: doctor, expires_at: instant(now + answerFor) })
    .execute()
  return challenge
}

/** Uses up a challenge, whatever the outcome; false where it does not exist. */
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

/** An account's passkeys, oldest first. */
export const passkeysOf = (db: Db, doctor: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkey').selectAll().where('doctor_id', '=', doctor).orderBy('created_at').orderBy('uuid').execute()

/** The passkey with which a device answers. */
export const passkeyNamed = (db: Db, credential: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkey').selectAll().where('credential_id', '=', credential).executeTakeFirst()

export const keepPasskey = async (tx: Db, passkey: Omit<PasskeyRow, 'uuid' | 'used_at'>): Promise<void> => {
  await tx
    .insertInto('passkey')
    .values({ ...passkey, uuid: randomUUID(), used_at: null })
    .execute()
}

/** Records a use; false where another use came in between, or the passkey was removed meanwhile. */
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

/** Renames a passkey of this account; false where it does not exist. */
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

/** Removes a passkey of this account; resolves to its name, or null where it does not exist. */
export const dropPasskey = async (tx: Db, doctor: string, uuid: string): Promise<string | null> => {
  const dropped = await tx
    .deleteFrom('passkey')
    .where('doctor_id', '=', doctor)
    .where('uuid', '=', uuid)
    .returning('name')
    .executeTakeFirst()
  return dropped?.name ?? null
}
