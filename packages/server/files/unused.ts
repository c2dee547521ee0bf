import { instant } from '../db/now'
import type { Db } from '../db/open'
import type { IsUsed } from './arrivals'
import type { FileStore } from './store'

interface Ports {
  readonly files: FileStore
}

/**
 * Whether this content is in use by any account: as an image (its file or its displayed form), an avatar, a picture in a
 * conversation, a document or a file from a machine.
 */
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

/**
 * Records that these contents are to be removed, in the transaction that deletes their rows, so that they are not forgotten
 * whatever happens afterwards.
 */
export const noteUnused = async (tx: Db, hashes: Iterable<string>, now: number): Promise<void> => {
  // In one order, so that two accounts with the same films never wait for each other.
  for (const hash of [...new Set(hashes)].sort())
    await tx
      .insertInto('file_removal')
      .values({ hash, wanted_at: instant(now), until: '' })
      .onConflict(conflict => conflict.column('hash').doNothing())
      .execute()
}

/** Removes originals and renditions to which no row of any account refers any more. */
export const removeUnused = async ({ files }: Ports, hashes: Iterable<string>): Promise<void> => {
  for (const hash of new Set(hashes)) await files.remove(hash, usedIn(hash))
}
