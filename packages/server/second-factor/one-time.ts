import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** The parameters every authenticator supports: RFC 6238 with SHA-1, six digits, 30 s. */
const period = 30
const algorithm = 'SHA1'
const digits = 6
/** A code of the previous or next step is accepted too, because phone clocks are rarely exact (RFC 6238, 5.2). */
const window = 1

const totp = (key: string, label: string): TOTP =>
  new TOTP({ issuer: 'Sella', label, algorithm, digits, period, secret: Secret.fromBase32(key) })

/** A new secret of 160 bits, in Base32. */
export const newKey = (): string => new Secret({ size: 20 }).base32

/** The secret in the form an authenticator scans. */
export const addressOf = (key: string, loginName: string): string => totp(key, loginName).toString()

/** A code as typed, without spaces and dashes. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()

/** Number of the 30 s step to which a code belongs; null if it belongs to none near `now` (ms). */
export const stepOf = (key: string, code: string, now: number): number | null => {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totp(key, '').validate({ token: code, timestamp: now, window })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

/** Letters and digits that cannot be confused with each other. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLetters = 16

/** 16 letters in groups of four, 79 bits: too hard to guess to need a slow hash. */
const recoveryCode = (): string => {
  const drawn: string[] = []
  while (drawn.length < codeLetters)
    for (const byte of randomBytes(codeLetters))
      if (byte < letters.length * 8 && drawn.length < codeLetters) drawn.push(letters[byte % letters.length] ?? '')
  return drawn.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Ten codes, each for one sign-in without the authenticator. */
export const recoveryCodes = (): string[] => Array.from({ length: 10 }, recoveryCode)

/** The hash under which a recovery code is stored. */
export const recoveryHash = (code: string): string => createHash('sha256').update(plainCode(code)).digest('hex')
