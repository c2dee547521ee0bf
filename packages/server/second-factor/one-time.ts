import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** What every authenticator knows: RFC 6238 with SHA-1, six digits, 30 s. */
const period = 30
const algorithm = 'SHA1'
const digits = 6
/** A code of the step before or after is taken too: phones are seldom right to the second (RFC 6238, 5.2). */
const window = 1

const totp = (key: string, label: string): TOTP =>
  new TOTP({ issuer: 'Sella', label, algorithm, digits, period, secret: Secret.fromBase32(key) })

/** A new secret of 160 bits, in Base32. */
export const newKey = (): string => new Secret({ size: 20 }).base32

/** The secret as an authenticator scans it. */
export const addressOf = (key: string, loginName: string): string => totp(key, loginName).toString()

/** A code as typed, without blanks and dashes. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()

/** Number of the 30 s step that a code belongs to; null when it belongs to none near `now` (ms). */
export const stepOf = (key: string, code: string, now: number): number | null => {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totp(key, '').validate({ token: code, timestamp: now, window })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}

/** Letters and digits that are not mistaken for each other. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLetters = 16

/** 16 letters in groups of four, 79 bits: as hard to guess as they need no slow hash. */
const recoveryCode = (): string => {
  const drawn: string[] = []
  while (drawn.length < codeLetters)
    for (const byte of randomBytes(codeLetters))
      if (byte < letters.length * 8 && drawn.length < codeLetters) drawn.push(letters[byte % letters.length] ?? '')
  return drawn.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Ten codes, each for one sign-in without the authenticator. */
export const recoveryCodes = (): string[] => Array.from({ length: 10 }, recoveryCode)

/** Under which a recovery code is kept. */
export const recoveryHash = (code: string): string => createHash('sha256').update(plainCode(code)).digest('hex')
