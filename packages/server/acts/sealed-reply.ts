import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** An act: the person, the call with its input, and the key its sender chose. */
export interface Act {
  /** Null for a caller who is not signed in. */
  readonly person: string | null
  readonly call: string
  readonly input: unknown
  readonly key: string
}

const cipher = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]

/** Identifies an act. Person, call and input are part of it, so that a reused key never returns the reply of another act. */
export const nameOf = (act: Act): string =>
  createHash('sha256')
    .update(JSON.stringify([act.person, act.call, act.key, act.input]))
    .digest('hex')

const secretOf = ({ key }: Act): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'sella reply of an act', 32))

/**
 * A reply as stored, encrypted with the act's key, which only its sender has: replies contain patients' names and tokens that
 * are shown only once.
 */
export const sealed = (act: Act, reply: unknown): string => {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, secretOf(act), nonce).setAAD(Buffer.from(nameOf(act)))
  const content = Buffer.concat([sealing.update(JSON.stringify(reply)), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), content]).toString('base64')
}

export const opened = (act: Act, stored: string): unknown => {
  const bytes = Buffer.from(stored, 'base64')
  const opening = createDecipheriv(cipher, secretOf(act), bytes.subarray(0, nonceLength)).setAAD(Buffer.from(nameOf(act)))
  opening.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  return JSON.parse(Buffer.concat([opening.update(bytes.subarray(nonceLength + tagLength)), opening.final()]).toString())
}
