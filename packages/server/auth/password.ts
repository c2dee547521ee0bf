import { hash, verify } from '@node-rs/argon2'
import { passwordFault } from '@sella/contract/password-strength'
import { Refusal } from '../http/refusal'

/** Argon2id (the library's default kind) with 19 MiB and two passes, the least OWASP's password storage sheet allows. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Argon2id with a salt of its own, as the text that `passwordFits` reads. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Refuses a new password that is among the first to be guessed. `names`: what others know of the account. */
export const checkPassword = (password: string, names: readonly string[]): void => {
  const fault = passwordFault(password, names)
  if (fault) throw new Refusal(fault)
}

let nobody: Promise<string> | null = null

/** Whether the password fits. Without a hash (unknown name) it does the same work and says no, so that the time tells nothing. */
export const passwordFits = async (stored: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword('nobody has this password')
  const fits = await verify(stored ?? (await nobody), password)
  return stored !== null && fits
}
