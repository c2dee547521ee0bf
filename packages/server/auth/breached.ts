import { createHash } from 'node:crypto'
import { breachedHashes } from './breached-hashes'

let hashes: ReadonlySet<number> | null = null

const allHashes = (): ReadonlySet<number> => {
  const bytes = Buffer.from(breachedHashes, 'base64')
  return new Set(Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32BE(i * 4)))
}

/** Whether a password is among the commonest of lists of breaches, in whatever case; of others one in 400,000 is taken for one. */
export const isBreached = (password: string): boolean => {
  hashes ??= allHashes()
  const text = password.normalize('NFKC').toLowerCase()
  return hashes.has(createHash('sha256').update(text).digest().readUInt32BE(0))
}
