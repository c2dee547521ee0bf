import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const kind = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a text for the database (AES-256-GCM, base64url): it decrypts only with this key and for the same owner. */
export const seal = (key: Buffer, text: string, whose: string): string => {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(kind, key, nonce).setAAD(Buffer.from(whose))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/**
 * Decrypts a text; null with another key (as after moving a backup to another installation), for another account, or if it was
 * altered.
 */
export const unseal = (key: Buffer, sealed: string, whose: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  const body = nonceBytes + tagBytes
  if (bytes.length < body) return null
  const cipher = createDecipheriv(kind, key, bytes.subarray(0, nonceBytes)).setAAD(Buffer.from(whose))
  cipher.setAuthTag(bytes.subarray(nonceBytes, body))
  try {
    return Buffer.concat([cipher.update(bytes.subarray(body)), cipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
