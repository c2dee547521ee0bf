import { sql } from 'kysely'
import type { Db } from '../db/open'
import type { PatientRow } from './rows'
import { fold } from './search-keys'

export interface Wanted {
  readonly doctor: string
  readonly search: string
  readonly favorite: boolean
  readonly deleted: boolean
  readonly limit: number
  readonly offset: number
}

export interface Found {
  readonly total: number
  readonly rows: readonly PatientRow[]
}

/** Greater than every text that begins with the prefix, byte by byte. */
const after = (prefix: string): string => `${prefix}\u{10ffff}`

/** Up to here all matches are fetched and sorted; beyond, the newest are walked, of which many match. */
const few = 1000

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

const listed = (db: Db, { doctor, deleted, favorite }: Wanted) =>
  db
    .selectFrom('patient')
    .where('doctor_id', '=', doctor)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    // As a literal, so that the engine sees that the index of favourites covers it.
    .$if(favorite, query => query.where(sql<boolean>`favorite = 1`))

const page = <T extends ReturnType<typeof listed>>(query: T, { limit, offset }: Wanted) =>
  query.selectAll().orderBy('updated_at', 'desc').orderBy('uuid', 'desc').limit(limit).offset(offset).execute()

const count = async (query: ReturnType<typeof listed>): Promise<number> =>
  (await query.select(eb => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n

const matching = (db: Db, doctor: string, prefix: string) =>
  db.selectFrom('patient_key').where('doctor_id', '=', doctor).where('key', '>=', prefix).where('key', '<', after(prefix))

const byText = (db: Db, wanted: Wanted, prefix: string) =>
  listed(db, wanted).where(sql<boolean>`search_text like ${`%\n${escaped(prefix)}%`} escape '\\'`)

/** The search keys are of cases outside the bin only. */
const searched = async (db: Db, wanted: Wanted, prefix: string): Promise<Found> => {
  const { n } = await matching(db, wanted.doctor, prefix)
    .select(eb => eb.fn.count<number>('patient_uuid').distinct().as('n'))
    .executeTakeFirstOrThrow()
  if (n > few) return { total: n, rows: await page(byText(db, wanted, prefix), wanted) }
  const keys = await matching(db, wanted.doctor, prefix).select('patient_uuid').distinct().execute()
  const uuids = keys.map(row => row.patient_uuid)
  return { total: n, rows: n === 0 ? [] : await page(listed(db, wanted).where('uuid', 'in', uuids), wanted) }
}

/**
 * Cases, last changed first. `search` is part of a name, of its pinyin or initials, or of a case number; a doctor's
 * 100,000 cases are searched by an index, the bin and the favourites (which are few) row by row.
 */
export const findPatients = async (db: Db, wanted: Wanted): Promise<Found> => {
  const prefix = fold(wanted.search)
  if (wanted.search.trim() !== '' && prefix === '') return { total: 0, rows: [] }
  if (prefix !== '' && !wanted.deleted && !wanted.favorite) return searched(db, wanted, prefix)
  const query = () => (prefix === '' ? listed(db, wanted) : byText(db, wanted, prefix))
  return { total: await count(query()), rows: await page(query(), wanted) }
}
