import { readConfig } from '@sella/server/config'
import { type Data, hasData, openData } from '@sella/server/data'
import { CannotOpen } from '@sella/server/files/cannot-open'
import { Refusal } from '@sella/server/http/refusal'
import { KeyMissing } from '@sella/server/sealing/stream'
import { WrongUsage } from './command'
import { refused, refusedByRule } from './refusals'

/**
 * Location of the data: the folder of `--data`, otherwise as the server determines it; DATABASE_URL names a PostgreSQL server,
 * SELLA_DATA_KEY the key of the files.
 */
export const dataAt = (folder: string | undefined) => {
  try {
    const config = readConfig({ ...process.env, ...(folder ? { SELLA_DATA: folder } : {}) })
    const { dataFolder, databaseUrl, bucket, dataKeys, scratchFolder } = config
    return { dataFolder, databaseUrl, bucket, dataKeys, scratchFolder }
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}

export type DataAt = ReturnType<typeof dataAt>

/** Refuses a folder in which no server has stored anything yet. */
export const existing = (at: DataAt): DataAt => {
  if (!hasData(at)) throw refused('noData', at.dataFolder)
  return at
}

/** Turns violations of the product's rules, and files that are set up wrongly, into messages for the command line. */
export const inWords = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CannotOpen || error instanceof KeyMissing) throw refused('other', error)
    throw error instanceof Refusal ? refusedByRule(error.code, error.details) : error
  }
}

/** Opens the data for a task and closes it afterwards. */
export const withData = async <T>(at: DataAt, work: (data: Data) => Promise<T>): Promise<T> => {
  const data = await inWords(() => openData(existing(at)))
  try {
    return await inWords(() => work(data))
  } finally {
    await data.close()
  }
}
