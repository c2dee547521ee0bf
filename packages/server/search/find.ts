import type { Finding, SearchFilter } from '@sella/contract/case-search'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/open'
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
const read = (findings: readonly Finding[], scope: Scope): readonly Condition[] =>
  listsOf(findings, scope).flatMap((list, i) => {
    const finding = findings[i]
    const same = sql<boolean>`${sql.ref(`${nameOf(i)}.record`)} = ${i === 0 ? sql.ref('ri.no') : sql.ref('f0.record')}`
    return list === null || !finding ? [sql<boolean>`1 = 0`] : [same, findingHolds(finding, list, nameOf(i))]
  })

const crossed = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join([...parts], sql` cross join `)

const owned = ({ doctor }: Scope): Condition => sql<boolean>`ri.doctor_id = ${doctor} and ri.binned = 0`

const aged = (filter: SearchFilter): boolean => filter.age?.at === 'record'

/** Numbers of cases that have a record that fits. */
const hits = (filter: SearchFilter, scope: Scope, more: readonly Condition[] = []): RawBuilder<unknown> => {
  const findings = filter.findings ?? []
  const from = [...sources(findings), sql`record_index ri`, ...(aged(filter) ? [sql`case_index c`] : [])]
  const ages = aged(filter) ? [sql<boolean>`c.no = ri.case_no`] : []
  const conditions = [owned(scope), ...read(findings, scope), ...ages, ...recordConditions(filter, scope), ...more]
  return sql`select distinct ri.case_no as case_no from ${crossed(from)} where ${all(conditions)}`
}

const ofCase = (filter: SearchFilter, scope: Scope): Condition =>
  all([sql<boolean>`c.doctor_id = ${scope.doctor} and c.binned = 0`, ...caseConditions(filter, scope)])

const without = sql<boolean>`not exists (select 1 from record_index e where e.case_no = c.no and e.binned = 0)`

const fits = (filter: SearchFilter, scope: Scope): RawBuilder<unknown> => {
  const own = ofCase(filter, scope)
  if (!asksRecords(filter)) return sql`from case_index c where ${own}`
  return emptyFits(filter)
    ? sql`from case_index c left join hit on hit.case_no = c.no where ${own} and (hit.case_no is not null or ${without})`
    : sql`from hit cross join case_index c where c.no = hit.case_no and ${own}`
}

const withHits = (filter: SearchFilter, scope: Scope): RawBuilder<unknown> =>
  asksRecords(filter) ? sql`with hit as materialized (${hits(filter, scope)}) ` : sql``

/** The rarest finding first: its range is walked, the others are looked up. */
export const rarestFirst = async (db: Db, filter: SearchFilter, scope: Scope): Promise<SearchFilter> => {
  const findings = filter.findings ?? []
  if (findings.length < 2) return filter
  const counted: { readonly finding: Finding; readonly n: number }[] = []
  for (const [i, list] of listsOf(findings, scope).entries()) {
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
  const { rows } = await sql<{ n: number }>`${withHits(filter, scope)}select count(*) as n ${fits(filter, scope)}`.execute(db)
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

/** Cases that fit, last changed first, and how many there are in all. */
export const findCases = async (db: Db, filter: SearchFilter, scope: Scope & Part): Promise<Cases> => {
  const { rows } = await sql<{ uuid: string; total: number }>`${withHits(filter, scope)}
    select c.case_uuid as uuid, count(*) over () as total ${fits(filter, scope)}
    order by c.updated_at desc, c.case_uuid desc limit ${scope.limit} offset ${scope.offset}`.execute(db)
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
  const conditions = [here, owned(scope), ...read(findings, scope), ...recordConditions(filter, scope)]
  const { rows } = await sql<{ uuid: string; best: string }>`select c.case_uuid as uuid,
    max(ri.createday || ' ' || ri.record_uuid) as best from ${from} where ${all(conditions)} group by c.case_uuid`.execute(db)
  return new Map(rows.map(({ uuid, best }) => [uuid, best.split(' ').at(-1) ?? '']))
}

/** Cases with a traced record without a scale, that fit but for their findings. */
export const countUnscaled = async (db: Db, filter: SearchFilter, scope: Scope): Promise<number> => {
  const loose = { ...filter, findings: undefined }
  const unscaled = [sql<boolean>`ri.traced = 1 and ri.scale = 'none' and ri.stamp = ${scope.reader.stamp}`]
  const { rows } = await sql<{ n: number }>`with hit as materialized (${hits(loose, scope, unscaled)})
    select count(*) as n from hit cross join case_index c where c.no = hit.case_no and ${ofCase(loose, scope)}`.execute(db)
  return rows[0]?.n ?? 0
}
