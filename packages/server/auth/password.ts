import { hash, verify } from '@node-rs/argon2'
import { passwordFault } from '@sella/contract/password-strength'
import { Refusal } from '../http/refusal'
import { isBreached } from './breached'

/** Argon2id (the library's default) with 19 MiB and two passes, the minimum in OWASP's password storage cheat sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** An Argon2id hash with a random salt, in the text form that `passwordFits` reads. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Refuses a new password that would be among the first guesses. `names`: what others know about the account. */
export const checkPassword = (password: string, names: readonly string[]): void => {
  const fault = passwordFault(password, names)
  if (fault) throw new Refusal(fault)
  if (isBreached(password)) throw new Refusal('PASSWORD_COMMON')
}

let nobody: Promise<string> | null = null

/**
 * Whether the password is correct. Without a hash (unknown name) it does the same work and returns false, so that the timing
 * reveals nothing.
 */
export const passwordFits = async (stored: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword('nobody has this password')
  const fits = await verify(stored ?? (await nobody), password)
  return stored !== null && fits
}
