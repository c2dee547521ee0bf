import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '../db/migrate'
import { openStore, type StoreAt } from '../db/open'
import { oncePerRun, runFolder } from './once-per-run'

const sqliteFile = 'sella.sqlite'

/** Takes every step of the schema in an empty database. */
export const migrateAt = async (at: StoreAt): Promise<void> => {
  const store = openStore(at)
  await migrate(store).finally(store.close)
}

/**
 * Copies an empty SQLite database with every step taken into a data folder. The steps cost more than the rest of a server's start
 * and hundreds of tests start one, so a run takes them once; what starts on nothing are the processes of `process.ts` and all journeys.
 */
export const migratedInto = async (data: string): Promise<void> => {
  const run = runFolder()
  if (!run) return
  const made = await oncePerRun(run, 'migrated-sqlite', folder => migrateAt({ folder, url: null }))
  await copyFile(join(made, sqliteFile), join(data, sqliteFile))
}
