import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { DataKey } from './keys'

/**
 * The format of a sealed file: magic (8 bytes), key id (8), salt (32), then chunks of 64 KiB of the content, the last one
 * shorter, each with its AES-256-GCM tag (16). Every file has its own key, derived by HKDF-SHA256 from the installation's key,
 * the salt and the file's name, so that it does not decrypt under another name. A chunk's nonce contains its number and whether
 * it is the last, so that chunks cannot be exchanged, removed or cut off (the STREAM construction of Hoang, Reyhanitabar, Rogaway
 * and Vizár, 2015).
 */
const magic = Buffer.from('SELLA\0S1', 'latin1')
export const headLength = 48
export const pieceLength = 65_536
const tagLength = 16
export const sealedPieceLength = pieceLength + tagLength

const cipher = 'aes-256-gcm'

/** Thrown for a sealed file that was altered. */
export class NotAsSealed extends Error {
  override readonly name = 'NotAsSealed'
}

/** A file's own key, and the header to which its chunks are bound. */
export interface Envelope {
  readonly head: Buffer
  readonly key: Buffer
}

const fileKey = ({ secret }: DataKey, salt: Buffer, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, `sella file\n${name}`, 32))

export const newEnvelope = (key: DataKey, name: string): Envelope => {
  const salt = randomBytes(32)
  return { head: Buffer.concat([magic, Buffer.from(key.id, 'hex'), salt]), key: fileKey(key, salt, name) }
}

/** The key id in a header; throws if it is not a header. */
export const keyIdIn = (head: Buffer): string => {
  if (head.length < headLength || !head.subarray(0, 8).equals(magic)) throw new NotAsSealed('no head of a sealed file')
  return head.subarray(8, 16).toString('hex')
}

export const envelopeOf = (head: Buffer, key: DataKey, name: string): Envelope => ({
  head,
  key: fileKey(key, head.subarray(16, headLength), name),
})

const nonce = (number: number, last: boolean): Buffer => {
  const made = Buffer.alloc(12)
  made.writeUInt32BE(number, 7)
  made[11] = last ? 1 : 0
  return made
}

export const sealPiece = ({ head, key }: Envelope, piece: Buffer, number: number, last: boolean): Buffer => {
  const sealing = createCipheriv(cipher, key, nonce(number, last)).setAAD(head)
  return Buffer.concat([sealing.update(piece), sealing.final(), sealing.getAuthTag()])
}

/** Decrypts a chunk; throws `NotAsSealed` if any bit, its position or its end was altered. */
export const openPiece = ({ head, key }: Envelope, sealed: Buffer, number: number, last: boolean): Buffer => {
  if (sealed.length < tagLength) throw new NotAsSealed('cut off')
  const opening = createDecipheriv(cipher, key, nonce(number, last)).setAAD(head)
  opening.setAuthTag(sealed.subarray(sealed.length - tagLength))
  const piece = opening.update(sealed.subarray(0, sealed.length - tagLength))
  try {
    return Buffer.concat([piece, opening.final()])
  } catch {
    throw new NotAsSealed(`piece ${number} is not as it was sealed`)
  }
}

const piecesOf = (length: number, each: number): number => Math.max(1, Math.ceil(length / each))

/** Length in bytes of a content once sealed. */
export const sealedLength = (plain: number): number => headLength + plain + tagLength * piecesOf(plain, pieceLength)

/** Length in bytes of the content of a sealed file. */
export const plainLength = (sealed: number): number =>
  Math.max(0, sealed - headLength - tagLength * piecesOf(sealed - headLength, sealedPieceLength))
