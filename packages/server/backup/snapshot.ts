import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Db, type Engine, openStore } from '../db/open'
import { openCopy } from './copy'

export interface DataAt {
  readonly dataFolder: string
  readonly databaseUrl: string | null
}

/** The database as of one moment, while others go on writing. */
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

/** A transaction that sees what was there when it began. */
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

/** `scratch`: a file that does not exist, for the copy of an SQLite database; gone after `end`. */
export const snapshotOf = ({ dataFolder, databaseUrl }: DataAt, scratch: string): Promise<Snapshot> =>
  databaseUrl ? ofPostgres(databaseUrl) : ofSqlite(dataFolder, scratch)
