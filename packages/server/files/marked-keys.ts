import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { DataKeys } from '../sealing/keys'
import { sealed, unsealed } from '../sealing/stream'
import type { Bucket } from './bucket'
import { CannotOpen } from './cannot-open'

const folder = 'keys/'
const markOf = (id: string): string => folder + id
const text = 'sealed by this key'

const idsIn = async (bucket: Bucket): Promise<readonly string[]> =>
  (await bucket.list(folder)).map(name => name.slice(folder.length))

const proven = async (bucket: Bucket, keys: DataKeys, id: string): Promise<boolean> => {
  const markText = await buffer(Readable.from(unsealed(bucket.open(markOf(id)), keys, markOf(id)))).catch(() => null)
  return markText?.toString() === text
}

/**
 * Throws a readable sentence where files of this store are encrypted by a key that is not among these, at the start rather than
 * at the first picture.
 */
export const proveKeys = async (bucket: Bucket, keys: DataKeys | null): Promise<void> => {
  for (const id of await idsIn(bucket)) {
    if (!keys) throw new CannotOpen(`the files here are encrypted by the key ${id}, and SELLA_DATA_KEY is not set`)
    if (!keys.all.some(key => key.id === id))
      throw new CannotOpen(
        `files here are encrypted by the key ${id}, which SELLA_DATA_KEY does not hold (it holds ${keys.all.map(key => key.id).join(', ')})`,
      )
    if (!(await proven(bucket, keys, id)))
      throw new CannotOpen(`the mark of the key ${id} in ${folder} is damaged; put it back from a backup`)
  }
}

/** Records that files here are sealed by the current key, before the first one is. */
export const markKey = async (bucket: Bucket, { current }: DataKeys): Promise<void> => {
  const mark = markOf(current.id)
  if ((await bucket.size(mark)) !== null) return
  const content = await buffer(Readable.from(sealed(Readable.from([Buffer.from(text)]), current, mark)))
  await bucket.put(mark, content)
}

/** Removes the records of keys with which nothing here is sealed any more, and returns their ids. */
export const forgetKeys = async (bucket: Bucket, stillUsed: ReadonlySet<string>): Promise<readonly string[]> => {
  const gone = (await idsIn(bucket)).filter(id => !stillUsed.has(id))
  for (const id of gone) await bucket.remove(markOf(id))
  return gone
}
