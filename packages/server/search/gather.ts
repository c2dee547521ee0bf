import type { SearchFilter } from '@sella/contract/case-search'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/open'
import { seen } from '../db/sight'
import {
  agedAtRecord,
  asksRecords,
  type Condition,
  caseConditions,
  emptyFits,
  findingHolds,
  isFilmLength,
  listsOf,
  recordConditions,
  type Scope,
} from './conditions'
import { numbersIn, packed, textsIn } from './packed'

/** How the lengths of a record's film are known, as the database says it. */
export const scaleLevel = { other: 0, none: 1, measured: 2 } as const

/** What the database knows of a filter, in one look. Lists of one kind of row are in one order. */
export interface Gathered {
  /** Numbers of the cases that fit by themselves, last changed first. */
  readonly cases: Int32Array
  /** Their birthdays, '' where none is known; empty unless the age at the record is asked. */
  readonly birthdays: readonly string[]
  /** Numbers of the records that fit but for age, scale and findings; empty where nothing is asked of records. */
  readonly records: Int32Array
  /** Numbers of the records' cases. */
  readonly owners: Int32Array
  /** The records' days, YYYY-MM-DD; empty unless the age is asked. */
  readonly days: readonly string[]
  /** The records' `scaleLevel`; empty unless a film's length is asked. */
  readonly levels: Int32Array
  /** Numbers of cases with a record, some several times; empty unless a case without one may fit. */
  readonly filled: Int32Array
  /** For each finding the numbers of the records that have it. */
  readonly exact: readonly Int32Array[]
  /** The same where also values count of which nobody measured the scale. */
  readonly loose: readonly Int32Array[]
}

interface Ask {
  readonly filter: SearchFilter
  readonly scope: Scope
}

/** A part of the statement: one row of packed columns. */
type Part = RawBuilder<unknown>

const all = (conditions: readonly Condition[]): Condition => sql.join<boolean>([sql`1 = 1`, ...conditions], sql` and `)

const casesOf = ({ filter, scope }: Ask): Part => {
  const own = sql<boolean>`c.doctor_id = ${scope.doctor} and c.binned = 0 ${seen('c.case_uuid', scope.only)}`
  const aged = agedAtRecord(filter)
  return sql`select ${packed('no')} as cases ${aged ? sql`, ${packed('born')} as birthdays` : sql``} from (
    select c.no ${aged ? sql`, coalesce(c.birthday, '') as born` : sql``} from case_index c
    where ${all([own, ...caseConditions(filter, scope)])} order by c.updated_at desc, c.case_uuid desc) fit`
}

const owned = ({ doctor }: Scope): Condition => sql<boolean>`ri.doctor_id = ${doctor} and ri.binned = 0`

const level = sql`case when ri.scale = 'measured' then ${sql.lit(scaleLevel.measured)}
  when ri.traced = 1 and ri.scale = 'none' then ${sql.lit(scaleLevel.none)} else ${sql.lit(scaleLevel.other)} end`

const recordsOf = ({ filter, scope }: Ask): Part => {
  const aged = agedAtRecord(filter)
  const scaled = (filter.findings ?? []).some(finding => isFilmLength(finding, scope))
  return sql`select ${packed('no')} as records, ${packed('case_no')} as owners
      ${aged ? sql`, ${packed('day')} as days` : sql``} ${scaled ? sql`, ${packed('level')} as levels` : sql``} from (
    select ri.no, ri.case_no ${aged ? sql`, substr(ri.createday, 1, 10) as day` : sql``} ${scaled ? sql`, ${level} as level` : sql``}
    from record_index ri where ${all([owned(scope), ...recordConditions(filter, scope)])}) fit`
}

const filledOf = ({ scope }: Ask): Part =>
  sql`select ${packed('ri.case_no')} as filled from record_index ri where ${owned(scope)}`

/** Records with each finding: a range of its list. A measurement that no record has gives none. */
const rangesOf = ({ filter, scope }: Ask, name: string): readonly Part[] =>
  listsOf(filter, scope).map((list, i) => {
    const finding = filter.findings?.[i]
    const holds = list === null || !finding ? sql<boolean>`1 = 0` : findingHolds(finding, list, 'f')
    return sql`select ${packed('f.record')} as ${sql.ref(`${name}${i}`)} from reading f where ${holds}`
  })

/**
 * Everything a filter needs to be answered, by one statement: the database is seen at one moment. Each list is one walk of a covering
 * index, and they are met in memory (`fitting`): a join looks each of a hundred thousand records up, at several times the cost.
 */
export const gather = async (db: Db, filter: SearchFilter, scope: Scope): Promise<Gathered> => {
  const ask = { filter, scope }
  const loosely = { filter: { ...filter, approximate: true }, scope }
  // Only what was read off models has two lists.
  const twofold = String(listsOf(filter, scope)) !== String(listsOf(loosely.filter, scope))
  const parts = [
    casesOf(ask),
    ...(asksRecords(filter) ? [recordsOf(ask)] : []),
    ...(asksRecords(filter) && emptyFits(filter) ? [filledOf(ask)] : []),
    ...rangesOf(ask, 'exact'),
    ...(twofold ? rangesOf(loosely, 'loose') : []),
  ]
  const from = parts.map((part, i) => sql`(${part}) ${sql.ref(`p${i}`)}`)
  const { rows } = await sql<PackedColumns>`select * from ${sql.join(from, sql` cross join `)}`.execute(db)
  const row = rows[0] ?? {}
  const ranges = (name: string) => (filter.findings ?? []).map((_, i) => numbersIn(row[`${name}${i}`]))
  const exact = ranges('exact')
  return { ...listed(row), exact, loose: twofold ? ranges('loose') : exact }
}

type PackedColumns = Readonly<Record<string, string | null>>

const listed = (row: PackedColumns) => ({
  cases: numbersIn(row.cases),
  birthdays: textsIn(row.birthdays),
  records: numbersIn(row.records),
  owners: numbersIn(row.owners),
  days: textsIn(row.days),
  levels: numbersIn(row.levels),
  filled: numbersIn(row.filled),
})
