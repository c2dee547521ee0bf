import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Engine } from '../open'

interface StoredImage {
  readonly uuid: string
  readonly hash: string
  readonly recipe: string
}

/** The name of the picture before its edit, composed as at the time of this step; null where it is the file's own hash. */
const plainOf = ({ hash, recipe }: StoredImage): string | null => {
  const { page } = JSON.parse(recipe) as { readonly page?: number }
  return page ? createHash('sha256').update(`${hash} [false,0,0,null,${page}] 0 0`).digest('hex') : null
}

/** Stores the unedited name of pictures from files that hold several, so that they are found without scanning all of them. */
export const plainNames = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema.alterTable('image').addColumn('plain', text).execute()
  const { rows } = await sql<StoredImage>`select uuid, hash, recipe from image where recipe like '%"page":%'`.execute(db)
  for (const row of rows) await sql`update image set plain = ${plainOf(row)} where uuid = ${row.uuid}`.execute(db)
  await db.schema.createIndex('image_plain').on('image').column('plain').execute()
}
