import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config'
import { migrate } from './db/migrate'
import { type OpenDatabase, openStore } from './db/open'
import type { Arrivals } from './files/arrivals'
import { holdsIn } from './files/holds'
import { type FilesAt, openFiles } from './files/open'
import type { FileStore } from './files/store'

/** The data of an installation, opened for a command. */
export interface Data {
  readonly store: OpenDatabase
  readonly files: FileStore
  /** What any process is taking in at this moment. */
  readonly arrivals: Arrivals
  readonly now: () => number
  close(): Promise<void>
}

/**
 * Whether there is data to open: a command must not create an empty database because a name was mistyped. Where database and originals
 * are elsewhere, the folder may be empty, as that of a container which only makes backups is.
 */
export const hasData = ({ dataFolder, databaseUrl, bucket }: Pick<Config, 'dataFolder' | 'databaseUrl' | 'bucket'>): boolean => {
  if (!databaseUrl) return existsSync(join(dataFolder, 'sella.sqlite'))
  return bucket !== null || ['files', 'copies'].some(folder => existsSync(join(dataFolder, folder)))
}

/** Opens database and files without serving them; a server may be running on them at the same time. */
export const openData = async (
  config: Pick<Config, 'dataFolder' | 'databaseUrl'> & Omit<FilesAt, 'dataFolder'>,
): Promise<Data> => {
  const report = (error: unknown): void => void process.stderr.write(`${String(error)}\n`)
  const store = openStore({ folder: config.dataFolder, url: config.databaseUrl })
  await migrate(store)
  // Errors on the way to a bucket are reported by the command that meets them.
  const arrivals = holdsIn({ ...store, now: Date.now, onError: report })
  const closing = async (): Promise<void> => {
    arrivals.stop()
    await store.close()
  }
  const files = await openFiles(config, { sweep: false, arrivals, onTrouble: report }).catch(async error => {
    await closing()
    throw error
  })
  return { store, files, arrivals, now: Date.now, close: closing }
}
