import type { Db } from '../db/open'

/** An original that a row of the database names. */
export interface Named {
  /** In the file store: `original/<2 digits>/<hash>.<ext>`. */
  readonly path: string
  readonly hash: string
}

export const hashIn = (path: string): string => /[0-9a-f]{64}/.exec(path)?.[0] ?? ''

/** Avatars came later than images: a backup is often made just before a new version brings the schema up to date. */
const hasAvatars = async (db: Db): Promise<boolean> =>
  (await db.introspection.getTables()).some(
    ({ name, columns }) => name === 'doctor' && columns.some(c => c.name === 'avatar_path'),
  )

/** Every original that the rows name, those in the bin too, each once. */
export const originalsNamed = async (db: Db): Promise<readonly Named[]> => {
  const images = await db.selectFrom('image').select('oss_path').distinct().execute()
  const avatars = (await hasAvatars(db)) ? await db.selectFrom('doctor').select('avatar_path').execute() : []
  const paths = [...images.map(row => row.oss_path), ...avatars.flatMap(row => row.avatar_path ?? [])]
  return [...new Set(paths)].sort().map(path => ({ path, hash: hashIn(path) }))
}
