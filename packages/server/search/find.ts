import type { Finding, SearchFilter } from '@sella/contract/case-search'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/open'
import { seen } from '../db/sight'
import {
  asksRecords,
  type Condition,
  caseConditions,
  emptyFits,
  findingHolds,
  listsOf,
  recordConditions,
  type Scope,
} from './conditions'

// A cross join is read in the order it is written, also by SQLite's planner, which would otherwise start at the wrong end.

const all = (conditions: readonly Condition[]): Condition => sql.join<boolean>([sql`1 = 1`, ...conditions], sql` and `)

const nameOf = (place: number): string => `f${place}`

const sources = (findings: readonly Finding[]): readonly RawBuilder<unknown>[] =>
  findings.map((_, i) => sql`reading ${sql.ref(nameOf(i))}`)

/** Every finding on the record `ri`. */
const read = (filter: SearchFilter, scope: Scope): readonly Condition[] =>
  listsOf(filter, scope).flatMap((list, i) => {
    const finding = filter.findings?.[i]
    const same = sql<boolean>`${sql.ref(`${nameOf(i)}.record`)} = ${i === 0 ? sql.ref('ri.no') : sql.ref('f0.record')}`
    return list === null || !finding ? [sql<boolean>`1 = 0`] : [same, findingHolds(finding, list, nameOf(i))]
  })

const crossed = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join([...parts], sql` cross join `)

const owned = ({ doctor }: Scope): Condition => sql<boolean>`ri.doctor_id = ${doctor} and ri.binned = 0`

const aged = (filter: SearchFilter): boolean => filter.age?.at === 'record'

/** Numbers of records with every finding. Each finding is one range of an index: ranges are walked and met, which takes a fifth of looking up each record of one in the others. */
const records = (filter: SearchFilter, scope: Scope): RawBuilder<unknown> => {
  const ranges = listsOf(filter, scope).map((list, i) => {
    const finding = filter.findings?.[i]
    const holds = list === null || !finding ? sql<boolean>`1 = 0` : findingHolds(finding, list, 'f')
    return sql`select f.record from reading f where ${holds}`
  })
  return sql`(${sql.join(ranges, sql` intersect `)}) m`
}

/** Numbers of cases that have a record that fits, some of them several times. */
const hits = (filter: SearchFilter, scope: Scope, more: readonly Condition[] = []): RawBuilder<unknown> => {
  const findings = filter.findings ?? []
  const met = findings.length > 0
  const from = [...(met ? [records(filter, scope)] : []), sql`record_index ri`, ...(aged(filter) ? [sql`case_index c`] : [])]
  const joins = [...(met ? [sql<boolean>`ri.no = m.record`] : []), ...(aged(filter) ? [sql<boolean>`c.no = ri.case_no`] : [])]
  const conditions = [owned(scope), ...joins, ...recordConditions(filter, scope), ...more]
  return sql`select ri.case_no from ${crossed(from)} where ${all(conditions)}`
}

const ofCase = (filter: SearchFilter, scope: Scope): Condition =>
  all([
    sql<boolean>`c.doctor_id = ${scope.doctor} and c.binned = 0 ${seen('c.case_uuid', scope.only)}`,
    ...caseConditions(filter, scope),
  ])

/** Numbers of cases without any record. */
const empty = ({ doctor }: Scope): RawBuilder<unknown> => sql`select n.no from case_index n
  where n.doctor_id = ${doctor} and not exists (select 1 from record_index e where e.case_no = n.no and e.binned = 0)`

/** What a case, `c`, fulfils that fits. One list of numbers: of two joined by `or` PostgreSQL would walk one for each case. */
const fits = (filter: SearchFilter, scope: Scope): Condition => {
  const own = ofCase(filter, scope)
  if (!asksRecords(filter)) return own
  const numbers = emptyFits(filter) ? sql`${hits(filter, scope)} union all ${empty(scope)}` : hits(filter, scope)
  return sql<boolean>`${own} and c.no in (${numbers})`
}

/** The rarest finding first, from which the best record of a case is looked for. */
export const rarestFirst = async (db: Db, filter: SearchFilter, scope: Scope): Promise<SearchFilter> => {
  const findings = filter.findings ?? []
  if (findings.length < 2) return filter
  const counted: { readonly finding: Finding; readonly n: number }[] = []
  for (const [i, list] of listsOf(filter, scope).entries()) {
    const finding = findings[i]
    if (!finding) continue
    const holds = list === null ? sql<boolean>`1 = 0` : findingHolds(finding, list, 'f')
    const { rows } = await sql<{ n: number }>`select count(*) as n from reading f where ${holds}`.execute(db)
    counted.push({ finding, n: rows[0]?.n ?? 0 })
  }
  return { ...filter, findings: counted.sort((a, b) => a.n - b.n).map(({ finding }) => finding) }
}

/** How many cases fit. */
export const countCases = async (db: Db, filter: SearchFilter, scope: Scope): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from case_index c where ${fits(filter, scope)}`.execute(db)
  return rows[0]?.n ?? 0
}

interface Part {
  readonly limit: number
  readonly offset: number
}

interface Cases {
  readonly total: number
  readonly uuids: readonly string[]
}

/**
 * Cases that fit, last changed first, and how many there are in all. They are gathered before they are sorted: with the limit in
 * sight PostgreSQL would rather walk all cases in their order and look for each among the hits, minutes at 100,000.
 */
export const findCases = async (db: Db, filter: SearchFilter, scope: Scope & Part): Promise<Cases> => {
  const { rows } = await sql<{ uuid: string; total: number }>`with fit as materialized (
      select c.case_uuid, c.updated_at from case_index c where ${fits(filter, scope)})
    select case_uuid as uuid, (select count(*) from fit) as total from fit
    order by updated_at desc, case_uuid desc limit ${scope.limit} offset ${scope.offset}`.execute(db)
  // Behind the last page no row says how many there are.
  const total = rows[0]?.total ?? (scope.offset > 0 ? await countCases(db, filter, scope) : 0)
  return { total, uuids: rows.map(row => row.uuid) }
}

/** Of these cases, the latest record that fits; none for a case that fits without any. */
export const bestRecords = async (
  db: Db,
  filter: SearchFilter,
  scope: Scope & { readonly cases: readonly string[] },
): Promise<ReadonlyMap<string, string>> => {
  if (!asksRecords(filter) || scope.cases.length === 0) return new Map()
  const findings = filter.findings ?? []
  const from = crossed([sql`case_index c`, sql`record_index ri`, ...sources(findings)])
  const here = sql<boolean>`c.case_uuid in (${sql.join(scope.cases)}) and ri.case_no = c.no`
  const conditions = [here, owned(scope), ...read(filter, scope), ...recordConditions(filter, scope)]
  const { rows } = await sql<{ uuid: string; best: string }>`select c.case_uuid as uuid,
    max(ri.createday || ' ' || ri.record_uuid) as best from ${from} where ${all(conditions)} group by c.case_uuid`.execute(db)
  return new Map(rows.map(({ uuid, best }) => [uuid, best.split(' ').at(-1) ?? '']))
}

/**
 * Traced records of the cases that fit, case by case, oldest first: those that fit where the filter asks for records, else all. At most
 * `limit`.
 */
export const findTraced = async (
  db: Db,
  filter: SearchFilter,
  scope: Scope & { readonly limit: number },
): Promise<readonly { readonly caseUuid: string; readonly recordUuid: string }[]> => {
  const findings = filter.findings ?? []
  const from = crossed([sql`case_index c`, sql`record_index ri`, ...sources(findings)])
  const asked = [ofCase(filter, scope), sql<boolean>`ri.case_no = c.no and ri.traced = 1`, owned(scope)]
  const conditions = [...asked, ...read(filter, scope), ...recordConditions(filter, scope)]
  const { rows } = await sql<{
    caseUuid: string
    recordUuid: string
  }>`select c.case_uuid as "caseUuid", ri.record_uuid as "recordUuid"
    from ${from} where ${all(conditions)} order by c.case_uuid, ri.createday limit ${scope.limit}`.execute(db)
  return rows
}

/** Cases with a traced record without a scale, that fit but for their findings. */
export const countUnscaled = async (db: Db, filter: SearchFilter, scope: Scope): Promise<number> => {
  const loose = { ...filter, findings: undefined }
  const unscaled = [sql<boolean>`ri.traced = 1 and ri.scale = 'none' and ri.stamp = ${scope.reader.stamp}`]
  const { rows } = await sql<{ n: number }>`select count(*) as n from case_index c
    where ${ofCase(loose, scope)} and c.no in (${hits(loose, scope, unscaled)})`.execute(db)
  return rows[0]?.n ?? 0
}
