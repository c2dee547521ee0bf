import { createHash } from 'node:crypto'

/** One key by which files are sealed. */
export interface DataKey {
  /** By which a sealed file names it: the first 8 bytes of a hash, as 16 hex digits; says nothing of the key. */
  readonly id: string
  readonly secret: Buffer
}

/** The keys of an installation: the first seals, all of them open. */
export interface DataKeys {
  readonly current: DataKey
  readonly all: readonly DataKey[]
  /** Whether files that were never sealed are read too, as they must be until `sella encrypt` has gone over them. */
  readonly plainToo: boolean
}

const bytes = 32

const keyOf = (text: string): DataKey => {
  const secret = Buffer.from(text, 'base64')
  // Node passes over what is no base64: only what comes back the same was one.
  const same = secret.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '')
  if (secret.length !== bytes || !same)
    throw new Error('SELLA_DATA_KEY must be 32 bytes in base64 as "sella encrypt --new-key" prints them, or several with commas')
  const id = createHash('sha256').update('sella data key\n').update(secret).digest('hex').slice(0, 16)
  return { id, secret }
}

/** Reads SELLA_DATA_KEY (the key that seals first, then those of before) and SELLA_PLAIN_FILES; null where there is no key. Throws a sentence. */
export const dataKeysFrom = (env: Readonly<Record<string, string | undefined>>): DataKeys | null => {
  const plain = env.SELLA_PLAIN_FILES || 'read'
  if (plain !== 'read' && plain !== 'refused') throw new Error('SELLA_PLAIN_FILES must be read or refused')
  const texts = (env.SELLA_DATA_KEY ?? '').split(',').flatMap(text => text.trim() || [])
  const [current, ...before] = texts.map(keyOf)
  if (!current) return null
  return { current, all: [current, ...before], plainToo: plain === 'read' }
}
