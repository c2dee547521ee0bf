import { sql } from 'kysely'
import type { OpenDatabase } from '../db/open'
import type { Notices } from './notices'

interface Ports extends Pick<OpenDatabase, 'db' | 'engine'> {
  readonly notices: Pick<Notices, 'tell'>
  readonly onError: (error: unknown) => void
}

/** Milliseconds between two looks at the file. */
const usual = 10_000

/**
 * Announces that an SQLite file was written to by another process, a `sella import` beside the server: SQLite counts such writes
 * (https://www.sqlite.org/pragma.html#pragma_data_version), not what they changed, so that everything shown may be out of date.
 * Commands on a PostgreSQL database tell its servers themselves.
 */
export const watchBeside = ({ db, engine, notices, onError }: Ports, every: number = usual) => {
  if (engine.name !== 'sqlite') return { close: async (): Promise<void> => undefined }
  let seen: number | null = null
  const look = async (): Promise<void> => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
    const version = rows[0]?.data_version ?? null
    if (seen !== null && version !== seen) notices.tell('missed')
    seen = version
  }
  let looking = look().catch(onError)
  const timer = setInterval(() => {
    looking = looking.then(look).catch(onError)
  }, every)
  timer.unref()
  return {
    close: async (): Promise<void> => {
      clearInterval(timer)
      await looking
    },
  }
}
