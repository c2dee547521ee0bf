import { createHash, randomBytes } from 'node:crypto'
import type { Db } from './db/open'

const length = 32

const inDatabase = async (db: Db, name: string): Promise<Buffer> => {
  const value = randomBytes(length).toString('base64url')
  // If several processes start at once, the first one's secret stays.
  await db
    .insertInto('secret')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  const secret = Buffer.from(row.value, 'base64url')
  if (secret.length !== length) throw new Error(`the secret "${name}" is damaged; delete its row to have a new one made`)
  return secret
}

/**
 * A 32-byte secret shared by all processes of an installation: created at the first start and stored in the database, or derived
 * from the one that the environment gives to all of them.
 */
export const secretNamed = (db: Db, name: string, given: string | null): Promise<Buffer> =>
  given === null ? inDatabase(db, name) : Promise.resolve(createHash('sha256').update(`${name}\n${given}`).digest())
