import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** The first line of every file encrypted by age (age-encryption.org/v1, C2SP specification). */
const firstLine = 'age-encryption.org/v1\n'

/** A new key pair: the secret identity decrypts what was encrypted for the recipient. */
export const newKeys = async (): Promise<{ readonly identity: string; readonly recipient: string }> => {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** An encryptor of backups for a recipient (`age1…`); throws at once if that is not valid. */
export const sealerFor = (recipient: string): ((content: Readable) => Promise<Readable>) => {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return async content => {
    const sealed = await encrypter.encrypt(Readable.toWeb(content) as never)
    return Readable.fromWeb(sealed as unknown as ReadableStream)
  }
}

export const isSealed = async (file: string): Promise<boolean> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstLine.length), 0, firstLine.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === firstLine
  } finally {
    await handle.close()
  }
}

/** Decrypts a file with the secret (`AGE-SECRET-KEY-1…`); throws if the secret does not fit or any byte was altered. */
export const openedBy = async (identity: string, file: string): Promise<Readable> => {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const content = Readable.toWeb(createReadStream(file))
  return Readable.fromWeb((await decrypter.decrypt(content as never)) as unknown as ReadableStream)
}

/** The secret from the given text: either the secret itself, or the path of a file as written by `age-keygen`. */
export const identityFrom = async (given: string): Promise<string> => {
  if (given.startsWith('AGE-SECRET-KEY-')) return given.trim()
  const line = (await readFile(given, 'utf8')).split('\n').find(each => each.startsWith('AGE-SECRET-KEY-'))
  if (line === undefined) throw new Error(`${given} holds no AGE-SECRET-KEY`)
  return line.trim()
}
