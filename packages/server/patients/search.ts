import { sql } from 'kysely'
import type { Db } from '../db/open'
import { type Awaits, casesAwaiting } from './awaiting'
import type { PatientRow } from './rows'
import { afterAll, fold } from './search-keys'

export interface Wanted {
  readonly doctor: string
  readonly search: string
  readonly favorite: boolean
  readonly deleted: boolean
  /** Only cases that wait for this; null for all. */
  readonly awaits: Awaits | null
  readonly limit: number
  readonly offset: number
}

export interface Found {
  readonly total: number
  readonly rows: readonly PatientRow[]
}

/** Up to here all matches are fetched and sorted; beyond, the newest are walked, of which many match. */
const few = 2500

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const patternOf = (prefix: string): string => `%\n${escaped(prefix)}%`

const listed = (db: Db, { doctor, deleted, favorite }: Wanted) =>
  db
    .selectFrom('patient')
    .where('doctor_id', '=', doctor)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    // As a literal, so that the engine sees that the index of favourites covers it.
    .$if(favorite, query => query.where(sql<boolean>`favorite = 1`))

const page = <T extends ReturnType<typeof listed>>(query: T, { limit, offset }: Wanted) =>
  query.selectAll().orderBy('updated_at', 'desc').orderBy('uuid', 'desc').limit(limit).offset(offset).execute()

const everyCase = async (db: Db, doctor: string): Promise<number> =>
  (await db.selectFrom('doctor').select('cases').where('uuid', '=', doctor).executeTakeFirst())?.cases ?? 0

const count = async (query: ReturnType<typeof listed>): Promise<number> =>
  (await query.select(eb => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n

const matching = (db: Db, doctor: string, prefix: string) =>
  db.selectFrom('patient_key').where('doctor_id', '=', doctor).where('key', '>=', prefix).where('key', '<', afterAll(prefix))

const byText = (db: Db, wanted: Wanted, prefix: string) =>
  listed(db, wanted).where(sql<boolean>`search_text like ${patternOf(prefix)} escape '\\'`)

interface Placed {
  readonly uuid: string
  readonly updated_at: string
}

const newestFirst = (a: Placed, b: Placed): number =>
  a.updated_at === b.updated_at ? (a.uuid < b.uuid ? 1 : -1) : a.updated_at < b.updated_at ? 1 : -1

const rowsOf = async (db: Db, uuids: readonly string[]): Promise<readonly PatientRow[]> => {
  const rows = uuids.length === 0 ? [] : await db.selectFrom('patient').selectAll().where('uuid', 'in', uuids).execute()
  return rows.sort(newestFirst)
}

/** Few matches are fetched by their keys and sorted here: asked to sort, SQLite would walk all cases in order instead. */
const sorted = async (db: Db, { doctor, offset, limit }: Wanted, prefix: string): Promise<readonly PatientRow[]> => {
  const keys = await matching(db, doctor, prefix).select('patient_uuid').distinct().execute()
  const matches = keys.map(row => row.patient_uuid)
  const placed = await db.selectFrom('patient').select(['uuid', 'updated_at']).where('uuid', 'in', matches).execute()
  const uuids = placed
    .sort(newestFirst)
    .slice(offset, offset + limit)
    .map(row => row.uuid)
  return rowsOf(db, uuids)
}

const awaiting = async (db: Db, wanted: Wanted & { readonly awaits: Awaits }, prefix: string): Promise<Found> => {
  const { total, uuids } = await casesAwaiting(db, { ...wanted, pattern: prefix === '' ? null : patternOf(prefix) })
  return { total, rows: await rowsOf(db, uuids) }
}

/** The search keys are of cases outside the bin only. */
const searched = async (db: Db, wanted: Wanted, prefix: string): Promise<Found> => {
  const { n } = await matching(db, wanted.doctor, prefix)
    .select(eb => eb.fn.count<number>('patient_uuid').distinct().as('n'))
    .executeTakeFirstOrThrow()
  if (n === 0) return { total: 0, rows: [] }
  return { total: n, rows: await (n > few ? page(byText(db, wanted, prefix), wanted) : sorted(db, wanted, prefix)) }
}

/**
 * Cases, last changed first. `search` is part of a name, of its pinyin or initials, or of a case number; a doctor's
 * 100,000 cases are searched by an index, the bin, the favourites and those that wait (which are few) row by row.
 */
export const findPatients = async (db: Db, wanted: Wanted): Promise<Found> => {
  const prefix = fold(wanted.search)
  if (wanted.search.trim() !== '' && prefix === '') return { total: 0, rows: [] }
  const { awaits } = wanted
  if (awaits) return awaiting(db, { ...wanted, awaits }, prefix)
  if (prefix !== '' && !wanted.deleted && !wanted.favorite) return searched(db, wanted, prefix)
  if (prefix === '' && !wanted.deleted && !wanted.favorite)
    return { total: await everyCase(db, wanted.doctor), rows: await page(listed(db, wanted), wanted) }
  const query = () => (prefix === '' ? listed(db, wanted) : byText(db, wanted, prefix))
  return { total: await count(query()), rows: await page(query(), wanted) }
}
