import type { Input } from '@sella/contract/calls/index'
import { sql } from 'kysely'
import type { Db } from '../db/open'

/** What a case waits for. */
export type Awaits = NonNullable<Input<'patientGet'>['awaits']>

interface Wanted {
  readonly doctor: string
  readonly awaits: Awaits
  readonly favorite: boolean
  readonly deleted: boolean
  /** Part of `search_text` as a pattern; null for all. */
  readonly pattern: string | null
  readonly limit: number
  readonly offset: number
}

interface Awaiting {
  readonly total: number
  /** Of one page, in no order. */
  readonly uuids: readonly string[]
}

/** Which records wait, as literals, so that the engines see that an index of only these covers it. */
const waits: Readonly<Record<Awaits, string>> = {
  tracing: 'ri.film = 1 and ri.traced = 0 and ri.binned = 0',
  review: 'ri.traced = 1 and ri.unsure > 0 and ri.binned = 0',
}

/** Among which records of its case it must be the latest. */
const rivals: Readonly<Record<Awaits, string>> = {
  tracing: 'l.film = 1 and l.binned = 0',
  review: 'l.traced = 1 and l.binned = 0',
}

/** Each case once. A cross join is read in the order it is written, also by SQLite's planner, which would start at the wrong end. */
export const awaitingCases = ({ doctor, awaits, favorite, deleted, pattern }: Wanted) => sql`
  select c.case_uuid, c.updated_at from record_index ri cross join case_index c
  where ri.doctor_id = ${doctor} and ${sql.raw(waits[awaits])}
    and c.no = ri.case_no and c.doctor_id = ${doctor} and c.binned = ${deleted ? 1 : 0}
    and not exists (select 1 from record_index l where l.case_no = ri.case_no and ${sql.raw(rivals[awaits])}
      and (l.createday > ri.createday or (l.createday = ri.createday and l.no > ri.no)))
    ${favorite ? sql`and c.favorite = 1` : sql``}
    ${pattern === null ? sql`` : sql`and exists (select 1 from patient p where p.uuid = c.case_uuid and p.search_text like ${pattern} escape '\\')`}`

/** Cases whose latest film has no points, or whose latest tracing holds points to be checked, last changed first. */
export const casesAwaiting = async (db: Db, wanted: Wanted): Promise<Awaiting> => {
  const { rows } = await sql<{ total: number; uuid: string | null }>`with fit as materialized (${awaitingCases(wanted)})
    select (select count(*) from fit) as total, page.case_uuid as uuid from (select 1 as one) one left join (
      select case_uuid from fit order by updated_at desc, case_uuid desc limit ${wanted.limit} offset ${wanted.offset}) page
    on 1 = 1`.execute(db)
  return { total: rows[0]?.total ?? 0, uuids: rows.flatMap(({ uuid }) => uuid ?? []) }
}
