import { sql } from 'kysely'
import type { Db } from '../db/open'
import { hashIn } from '../files/store'

/** An original to which a row of the database refers. */
export interface Named {
  /** Path in the file store: `original/<2 digits>/<hash>.<ext>`. */
  readonly path: string
  readonly hash: string
}

/**
 * Avatars and conversations were introduced later than images, and a backup is often made just before a new version migrates the
 * schema.
 */
const hasColumn = async (db: Db, table: string, column: string): Promise<boolean> =>
  (await db.introspection.getTables()).some(({ name, columns }) => name === table && columns.some(c => c.name === column))

const avatarPaths = async (db: Db): Promise<readonly string[]> => {
  if (!(await hasColumn(db, 'doctor', 'avatar_path'))) return []
  return (await db.selectFrom('doctor').select('avatar_path').execute()).flatMap(row => row.avatar_path ?? [])
}

const chatPaths = async (db: Db): Promise<readonly string[]> => {
  if (!(await hasColumn(db, 'chat_message', 'picture_path'))) return []
  const rows = await db.selectFrom('chat_message').select('picture_path').where('picture_path', 'is not', null).execute()
  return rows.flatMap(row => row.picture_path ?? [])
}

const documentPaths = async (db: Db): Promise<readonly string[]> => {
  if (!(await hasColumn(db, 'document', 'path'))) return []
  return (await db.selectFrom('document').select('path').execute()).map(row => row.path)
}

const waitingPaths = async (db: Db): Promise<readonly string[]> => {
  if (!(await hasColumn(db, 'waiting_file', 'oss_path'))) return []
  return (await db.selectFrom('waiting_file').select('oss_path').execute()).map(row => row.oss_path)
}

/**
 * The next original after `last` in the order of paths; null after the last one. Queries only the tables of this program's
 * schema.
 */
export const nextNamed = async (db: Db, last: string): Promise<string | null> => {
  const { rows } = await sql<{ path: string | null }>`select min(path) as path from (
    select min(oss_path) as path from image where oss_path > ${last}
    union all select min(avatar_path) from doctor where avatar_path > ${last}
    union all select min(picture_path) from chat_message where picture_path > ${last}
    union all select min(path) from document where path > ${last}
    union all select min(oss_path) from waiting_file where oss_path > ${last}) as next`.execute(db)
  return rows[0]?.path ?? null
}

/** Approximate number of originals: only films and photos are counted, which are nearly all. */
export const countNamed = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('image')
    .select(({ fn }) => fn.count<number | string>('oss_path').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Every original to which rows refer, including those in the bin, without duplicates. */
export const originalsNamed = async (db: Db): Promise<readonly Named[]> => {
  const images = await db.selectFrom('image').select('oss_path').distinct().execute()
  const paths = [
    ...images.map(row => row.oss_path),
    ...(await avatarPaths(db)),
    ...(await chatPaths(db)),
    ...(await documentPaths(db)),
    ...(await waitingPaths(db)),
  ]
  return [...new Set(paths)].sort().map(path => ({ path, hash: hashIn(path) }))
}
