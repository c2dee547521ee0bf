import { loginKey } from '../auth/login-key'
import type { Db } from '../db/open'

/** The account named in the settings, by its login name or by a clinic's uuid; null when there is none. */
export const accountNamed = async (db: Db, name: string): Promise<string | null> => {
  const clinic = await db.selectFrom('clinic').select('uuid').where('uuid', '=', name).executeTakeFirst()
  if (clinic) return clinic.uuid
  const account = await db.selectFrom('doctor').select('uuid').where('login_key', '=', loginKey(name)).executeTakeFirst()
  return account?.uuid ?? null
}
