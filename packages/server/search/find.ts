import type { SearchFilter } from '@sella/contract/case-search'
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

/** A case that fits, and the latest record that does; null where nothing was asked of records or the case has none. */
export interface Hit {
  readonly uuid: string
  readonly record: string | null
}

const all = (conditions: readonly Condition[]): Condition => sql.join<boolean>([sql`1 = 1`, ...conditions], sql` and `)

/** Records that fit, as `hit (case_uuid, best)`: the latest of each case, its day and uuid in one text. */
const hits = (filter: SearchFilter, scope: Scope, more: readonly Condition[] = []): RawBuilder<unknown> => {
  const findings = filter.findings ?? []
  const lists = listsOf(findings, scope)
  if (lists.includes(null)) return sql`select '' as case_uuid, '' as best where 1 = 0`
  const names = findings.map((_, i) => `f${i}`)
  const [first, ...others] = names
  const joined = others.map(
    name => sql` join reading ${sql.ref(name)} on ${sql.ref(`${name}.record`)} = ${sql.ref(`${first}.record`)}`,
  )
  const from = first
    ? sql`reading ${sql.ref(first)} ${sql.join(joined, sql` `)} join record_index ri on ri.no = ${sql.ref(`${first}.record`)}`
    : sql`record_index ri`
  const aged = filter.age?.at === 'record' ? sql` join patient p on p.uuid = ri.case_uuid` : sql``
  const values = findings.map((finding, i) => findingHolds(finding, lists[i] ?? 0, names[i] ?? ''))
  const conditions = [
    sql<boolean>`ri.doctor_id = ${scope.doctor}`,
    sql<boolean>`ri.binned = 0`,
    ...recordConditions(filter, scope),
    ...values,
    ...more,
  ]
  return sql`select ri.case_uuid as case_uuid, max(ri.createday || ' ' || ri.record_uuid) as best from ${from}${aged}
    where ${all(conditions)} group by ri.case_uuid`
}

const fits = (filter: SearchFilter, scope: Scope): RawBuilder<unknown> => {
  const own = all([
    sql<boolean>`p.doctor_id = ${scope.doctor}`,
    sql<boolean>`p.deleted_at is null`,
    ...caseConditions(filter, scope),
  ])
  if (!asksRecords(filter)) return sql`from patient p where ${own}`
  const without = sql<boolean>`not exists (select 1 from record_index e where e.case_uuid = p.uuid and e.binned = 0)`
  return emptyFits(filter)
    ? sql`from patient p left join hit on hit.case_uuid = p.uuid where ${own} and (hit.case_uuid is not null or ${without})`
    : sql`from patient p join hit on hit.case_uuid = p.uuid where ${own}`
}

const withHits = (filter: SearchFilter, scope: Scope): RawBuilder<unknown> =>
  asksRecords(filter) ? sql`with hit as materialized (${hits(filter, scope)}) ` : sql``

/** How many cases fit. */
export const countCases = async (db: Db, filter: SearchFilter, scope: Scope): Promise<number> => {
  const { rows } = await sql<{ n: number }>`${withHits(filter, scope)}select count(*) as n ${fits(filter, scope)}`.execute(db)
  return rows[0]?.n ?? 0
}

interface Part {
  readonly limit: number
  readonly offset: number
}

const recordIn = (best: string | null): string | null => best?.split(' ').at(-1) ?? null

/** Cases that fit, last changed first. */
export const findCases = async (db: Db, filter: SearchFilter, scope: Scope & Part): Promise<readonly Hit[]> => {
  const best = asksRecords(filter) ? sql`hit.best` : sql`null`
  const { rows } = await sql<{ uuid: string; best: string | null }>`${withHits(filter, scope)}
    select p.uuid as uuid, ${best} as best ${fits(filter, scope)}
    order by p.updated_at desc, p.uuid desc limit ${scope.limit} offset ${scope.offset}`.execute(db)
  return rows.map(({ uuid, best: found }) => ({ uuid, record: recordIn(found) }))
}

/** Traced records without a scale, among those that fit but for their findings. */
export const countUnscaled = async (db: Db, filter: SearchFilter, scope: Scope): Promise<number> => {
  const loose = { ...filter, findings: undefined }
  const unscaled = [sql<boolean>`ri.traced = 1 and ri.scale = 'none' and ri.stamp = ${scope.reader.stamp}`]
  const own = all([
    sql<boolean>`p.doctor_id = ${scope.doctor}`,
    sql<boolean>`p.deleted_at is null`,
    ...caseConditions(loose, scope),
  ])
  const { rows } = await sql<{ n: number }>`with hit as materialized (${hits(loose, scope, unscaled)})
    select count(*) as n from patient p join hit on hit.case_uuid = p.uuid where ${own}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Traced records whose values are still to be read. */
export const countWaiting = async (db: Db, { doctor, reader }: Scope): Promise<number> => {
  const { n } = await db
    .selectFrom('record_index')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('doctor_id', '=', doctor)
    .where('stamp', '<>', reader.stamp)
    .where('traced', '=', 1)
    .executeTakeFirstOrThrow()
  return n
}
