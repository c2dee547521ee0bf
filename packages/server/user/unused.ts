import type { Db } from '../db/open'
import type { FileStore } from '../files/store'

interface Ports {
  readonly db: Db
  readonly files: FileStore
}

/** Whether any account's image or avatar, or a picture of a conversation, has this content. */
const isUsed = async (db: Db, hash: string): Promise<boolean> => {
  const image = await db.selectFrom('image').select('uuid').where('hash', '=', hash).limit(1).executeTakeFirst()
  if (image) return true
  const said = await db.selectFrom('chat_message').select('uuid').where('picture_hash', '=', hash).limit(1).executeTakeFirst()
  if (said) return true
  const avatar = await db
    .selectFrom('doctor')
    .select('uuid')
    .where('avatar_path', 'like', `original/${hash.slice(0, 2)}/${hash}.%`)
    .limit(1)
    .executeTakeFirst()
  return avatar !== undefined
}

/** Removes originals and renditions that no row of any account names any more. */
export const removeUnused = async ({ db, files }: Ports, hashes: Iterable<string>): Promise<void> => {
  for (const hash of new Set(hashes)) await files.remove(hash, () => isUsed(db, hash))
}
