import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/open'
import { visibleCases } from '../db/visible-cases'
import { termsOf } from '../keys/search-keys'
import { type Awaits, awaitingCases } from './awaiting'
import { holdingAll, matchesTerm } from './holding'
import { gatheredOrder, type Order, orderOf } from './order'
import type { PatientRow } from './rows'

export interface Wanted {
  readonly doctor: string
  /** Only the cases assigned to this person; null for all. */
  readonly only?: string | null
  readonly search: string
  readonly favorite: boolean
  readonly deleted: boolean
  /** Only cases that wait for this; null for all. */
  readonly awaits: Awaits | null
  /** Only cases whose next visit falls on or before this day, earliest first; null for all. */
  readonly due: string | null
  readonly order: Order
  readonly limit: number
  readonly offset: number
  /** Up to this many matches are gathered rather than walked; for tests. */
  readonly few?: number
}

export interface FoundPatients {
  readonly total: number
  readonly rows: readonly PatientRow[]
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Cases in index order. The bin has no keys, so it is compared row by row. */
const listed = (db: Db, { doctor, deleted, favorite, only = null }: Wanted, terms: readonly string[]) => {
  const query = db
    .selectFrom('patient')
    .where('doctor_id', '=', doctor)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    // As a literal, so that the engine recognises that the index of favourites covers it.
    .$if(favorite, some => some.where(sql<boolean>`favorite = 1`))
    .where(sql<boolean>`1 = 1 ${visibleCases('uuid', only)}`)
  return terms.reduce((some, term) => some.where(sql<boolean>`search_text like ${`%\n${escaped(term)}%`} escape '\\'`), query)
}

const page = <T extends ReturnType<typeof listed>>(query: T, { limit, offset, order }: Wanted) => {
  const { column, direction } = orderOf(order)
  return query.selectAll().orderBy(column, direction).orderBy('uuid', direction).limit(limit).offset(offset).execute()
}

const everyCase = async (db: Db, doctor: string): Promise<number> =>
  (await db.selectFrom('doctor').select('cases').where('uuid', '=', doctor).executeTakeFirst())?.cases ?? 0

const count = async (query: ReturnType<typeof listed>): Promise<number> =>
  (await query.select(eb => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n

/** The rows of these cases, in the given order. */
const rowsOf = async (db: Db, uuids: readonly string[]): Promise<readonly PatientRow[]> => {
  const rows = uuids.length === 0 ? [] : await db.selectFrom('patient').selectAll().where('uuid', 'in', uuids).execute()
  const placed = new Map(rows.map(row => [row.uuid, row]))
  return uuids.flatMap(uuid => placed.get(uuid) ?? [])
}

// A cross join is evaluated in the order written, also by SQLite's planner, which would otherwise start at the wrong end.

/** Cases outside the bin found by all terms. */
const casesHolding = ({ doctor, favorite, only = null }: Wanted, terms: readonly string[]): RawBuilder<unknown> => sql`
  select c.case_uuid, c.updated_at from (${holdingAll(doctor, terms)}) m cross join case_index c
  where c.no = m.case_no and c.binned = 0 ${favorite ? sql`and c.favorite = 1` : sql``} ${visibleCases('c.case_uuid', only)}`

const narrowedBy = ({ doctor, only = null }: Wanted, terms: readonly string[]): RawBuilder<unknown> =>
  sql`${terms.length === 0 ? sql`` : sql`and c.no in (${holdingAll(doctor, terms)})`} ${visibleCases('c.case_uuid', only)}`

const dueCases = (wanted: Wanted & { readonly due: string }, terms: readonly string[]): RawBuilder<unknown> => sql`
  select c.case_uuid, c.updated_at, f.next_visit from case_file f cross join case_index c
  where f.doctor_id = ${wanted.doctor} and f.next_visit is not null and f.next_visit <= ${wanted.due}
    and c.case_uuid = f.case_uuid and c.binned = 0 ${wanted.favorite ? sql`and c.favorite = 1` : sql``} ${narrowedBy(wanted, terms)}`

/** Up to this many matches are gathered and sorted; beyond that, cases are walked from the newest on, of which many match. */
const mostGathered = 2500

const countMatches = async (db: Db, doctor: string, terms: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (${holdingAll(doctor, terms)}) m`.execute(db)
  return rows[0]?.n ?? 0
}

const walked = async (db: Db, { doctor, limit, offset }: Wanted, terms: readonly string[]): Promise<readonly PatientRow[]> => {
  const { rows } = await sql<{ uuid: string }>`select c.case_uuid as uuid from case_index c
    where c.doctor_id = ${doctor} and c.binned = 0 and ${sql.join(terms.map(matchesTerm), sql` and `)}
    order by c.updated_at desc, c.case_uuid desc limit ${limit} offset ${offset}`.execute(db)
  return rowsOf(
    db,
    rows.map(({ uuid }) => uuid),
  )
}

const searched = async (db: Db, wanted: Wanted, terms: readonly string[]): Promise<FoundPatients> => {
  const { doctor, favorite, only = null, order, few = mostGathered } = wanted
  if (only === null && !favorite && order.by === 'updated' && !order.turned) {
    const total = await countMatches(db, doctor, terms)
    if (total > few) return { total, rows: await walked(db, wanted, terms) }
  }
  return gathered(db, wanted, casesHolding(wanted, terms), gatheredOrder(order))
}

interface Gathered {
  readonly total: number
  readonly uuid: string | null
}

/** Matches are first gathered, then sorted and counted, so that one statement answers both, whether few or many match. */
const gathered = async (
  db: Db,
  wanted: Wanted,
  fitting: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<FoundPatients> => {
  const { rows } = await sql<Gathered>`with fit as materialized (${fitting})
    select (select count(*) from fit) as total, page.case_uuid as uuid from (select 1 as one) one left join (
      select case_uuid from fit order by ${order} limit ${wanted.limit} offset ${wanted.offset}) page
    on 1 = 1`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    rows: await rowsOf(
      db,
      rows.flatMap(({ uuid }) => uuid ?? []),
    ),
  }
}

/**
 * Cases, last changed first unless `order` says otherwise. `search`: terms, each part of the name, its pinyin or initials, the
 * case number, the phone, a tag or a note; all must match. A doctor's 100,000 cases are searched through an index, the bin row by
 * row.
 */
export const findPatients = async (db: Db, wanted: Wanted): Promise<FoundPatients> => {
  const terms = termsOf(wanted.search)
  if (wanted.search.trim() !== '' && terms.length === 0) return { total: 0, rows: [] }
  const { awaits, due, deleted, favorite, order } = wanted
  if (due && !deleted) return gathered(db, wanted, dueCases({ ...wanted, due }, terms), sql`next_visit, case_uuid`)
  if (awaits)
    return gathered(
      db,
      wanted,
      awaitingCases({ ...wanted, awaits, more: narrowedBy(wanted, deleted ? [] : terms) }),
      gatheredOrder(order),
    )
  if (terms.length > 0 && !deleted) return searched(db, wanted, terms)
  const query = () => listed(db, wanted, terms)
  const counted = deleted || favorite || wanted.only ? count(query()) : everyCase(db, wanted.doctor)
  const [total, rows] = await Promise.all([counted, page(query(), wanted)])
  return { total, rows }
}
