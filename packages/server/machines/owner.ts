import { loginKey } from '../auth/login-key'
import type { Db } from '../db/open'

/** The account that the settings name: an account's login name, or a clinic's uuid; null when there is none. */
export const accountNamed = async (db: Db, name: string): Promise<string | null> => {
  const clinic = await db.selectFrom('clinic').select('uuid').where('uuid', '=', name).executeTakeFirst()
  if (clinic) return clinic.uuid
  const account = await db.selectFrom('doctor').select('uuid').where('login_key', '=', loginKey(name)).executeTakeFirst()
  return account?.uuid ?? null
}
