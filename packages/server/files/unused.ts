import { instant } from '../db/now'
import type { Db } from '../db/open'
import type { IsUsed } from './arrivals'
import type { FileStore } from './store'

interface Ports {
  readonly files: FileStore
}

/** Whether any account's image (as its file or as it is shown) or avatar, a picture of a conversation, a document or a file from a machine, has this content. */
export const usedIn =
  (hash: string): IsUsed =>
  async db => {
    const image = await db
      .selectFrom('image')
      .select('uuid')
      .where(eb => eb.or([eb('hash', '=', hash), eb('shown', '=', hash)]))
      .limit(1)
      .executeTakeFirst()
    if (image) return true
    const message = await db
      .selectFrom('chat_message')
      .select('uuid')
      .where('picture_hash', '=', hash)
      .limit(1)
      .executeTakeFirst()
    if (message) return true
    const document = await db.selectFrom('document').select('uuid').where('hash', '=', hash).limit(1).executeTakeFirst()
    if (document) return true
    const waiting = await db.selectFrom('waiting_file').select('uuid').where('hash', '=', hash).limit(1).executeTakeFirst()
    if (waiting) return true
    const avatar = await db
      .selectFrom('doctor')
      .select('uuid')
      .where('avatar_path', 'like', `original/${hash.slice(0, 2)}/${hash}.%`)
      .limit(1)
      .executeTakeFirst()
    return avatar !== undefined
  }

/** Notes, in the step that takes the rows away, that these contents are to go: whatever happens then, they are not forgotten. */
export const noteUnused = async (tx: Db, hashes: Iterable<string>, now: number): Promise<void> => {
  for (const hash of new Set(hashes))
    await tx
      .insertInto('file_removal')
      .values({ hash, wanted_at: instant(now), until: '' })
      .onConflict(conflict => conflict.column('hash').doNothing())
      .execute()
}

/** Removes originals and renditions that no row of any account names any more. */
export const removeUnused = async ({ files }: Ports, hashes: Iterable<string>): Promise<void> => {
  for (const hash of new Set(hashes)) await files.remove(hash, usedIn(hash))
}
