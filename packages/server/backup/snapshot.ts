import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Db, type Engine, openStore } from '../db/open'
import { openCopy } from './copy'

export interface DataAt {
  readonly dataFolder: string
  readonly databaseUrl: string | null
}

/** A consistent view of the database at one moment, while others go on writing. */
export interface Snapshot {
  readonly db: Db
  readonly engine: Pick<Engine, 'name'>
  end(): Promise<void>
}

const ofSqlite = async (dataFolder: string, scratch: string): Promise<Snapshot> => {
  const live = openStore({ folder: dataFolder, url: null })
  try {
    await sql`vacuum into ${scratch}`.execute(live.db)
  } finally {
    await live.close()
  }
  const db = openCopy(scratch)
  const end = async (): Promise<void> => {
    await db.destroy()
    await rm(scratch, { force: true })
  }
  return { db, engine: live.engine, end }
}

/** A transaction that sees the state at its beginning. */
const ofPostgres = async (url: string): Promise<Snapshot> => {
  const { db, engine, close } = openStore({ folder: '', url })
  try {
    const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
    const end = async (): Promise<void> => {
      await tx.rollback().execute()
      await close()
    }
    return { db: tx, engine, end }
  } catch (error) {
    await close()
    throw error
  }
}

/** `scratch`: path of a file that does not exist yet, for the copy of an SQLite database; removed by `end`. */
export const snapshotOf = ({ dataFolder, databaseUrl }: DataAt, scratch: string): Promise<Snapshot> =>
  databaseUrl ? ofPostgres(databaseUrl) : ofSqlite(dataFolder, scratch)
