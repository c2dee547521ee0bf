import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { Db } from '../db/open'
import type { Tables } from '../db/tables'

/** Opens a copy of the database that nobody writes to; it is not changed by a byte. */
export const openCopy = (file: string): Db =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Sqlite(file, { readonly: true, fileMustExist: true }) }) })
