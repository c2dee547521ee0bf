import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { Db } from '../db/open'
import type { Tables } from '../db/tables'

/** Opens a read-only copy of the database; not a byte of it is changed. */
export const openCopy = (file: string): Db =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Sqlite(file, { readonly: true, fileMustExist: true }) }) })
