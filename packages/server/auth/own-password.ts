import type { OpenDatabase } from '../db/open'
import type { DoctorAsking } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { passwordFits } from './password'
import type { Throttle } from './throttle'

interface Ports {
  readonly store: OpenDatabase
  readonly throttle: Throttle
}

/**
 * The login name, once the password is confirmed. A stolen session must neither change how to sign in nor serve to guess the
 * password.
 */
export const loginNameBy = async (
  { store: { db }, throttle }: Ports,
  { doctor, address }: DoctorAsking,
  password: string,
): Promise<string> => {
  const attempt = { name: `password of ${doctor}`, address }
  await throttle.begin(attempt)
  const row = await db
    .selectFrom('doctor')
    .select(['login_name', 'password_hash'])
    .where('uuid', '=', doctor)
    .executeTakeFirstOrThrow()
  if (!(await passwordFits(row.password_hash, password))) throw new Refusal('PASSWORD_WRONG')
  await throttle.forgive(attempt)
  return row.login_name
}
