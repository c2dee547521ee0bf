import { createHash } from 'node:crypto'

/** A key for sealing files. */
export interface DataKey {
  /** How a sealed file refers to it: the first 8 bytes of a hash, as 16 hex digits; reveals nothing about the key. */
  readonly id: string
  readonly secret: Buffer
}

/** The keys of an installation: the first one seals, and any of them opens. */
export interface DataKeys {
  readonly current: DataKey
  readonly all: readonly DataKey[]
  /** Whether files that were never sealed are read too, as they must be until `sella encrypt` has processed them. */
  readonly plainToo: boolean
}

const bytes = 32

const keyOf = (text: string): DataKey => {
  const secret = Buffer.from(text, 'base64')
  // Node ignores characters that are not base64, so the text is valid only if it survives the round trip.
  const same = secret.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '')
  if (secret.length !== bytes || !same)
    throw new Error('SELLA_DATA_KEY must be 32 bytes in base64 as "sella encrypt --new-key" prints them, or several with commas')
  const id = createHash('sha256').update('sella data key\n').update(secret).digest('hex').slice(0, 16)
  return { id, secret }
}

/**
 * Reads SELLA_DATA_KEY (the sealing key first, then previous ones) and SELLA_PLAIN_FILES; null where there is no key. Throws a
 * readable sentence if they are invalid.
 */
export const dataKeysFrom = (env: Readonly<Record<string, string | undefined>>): DataKeys | null => {
  const plain = env.SELLA_PLAIN_FILES || 'read'
  if (plain !== 'read' && plain !== 'refused') throw new Error('SELLA_PLAIN_FILES must be read or refused')
  const texts = (env.SELLA_DATA_KEY ?? '').split(',').flatMap(text => text.trim() || [])
  const [current, ...before] = texts.map(keyOf)
  if (!current) return null
  return { current, all: [current, ...before], plainToo: plain === 'read' }
}
