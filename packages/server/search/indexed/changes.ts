import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/open'
import type { CaseFacts } from './cases'
import { numbersIn, packed, textsIn } from './packed'
import { type RecordFacts, scaleLevel, type ValueRows } from './records'

/** A select of numbers, named `no`. */
export type Numbers = RawBuilder<unknown>

/** What one look at the database asks for. */
export interface ChangesAsked {
  readonly doctor: string
  /** Changes since this moment; null for everything. */
  readonly since: number | null
  /** Lists for which the values of the changed records are asked. */
  readonly kept: readonly number[]
  /** Lists for which all values are asked. */
  readonly fresh: readonly number[]
  /** Further numbers, of cases or of records, as of the same moment. */
  readonly sets: readonly Numbers[]
}

/** The result of one look. Records still refer to their cases by number. */
export interface ChangesSeen {
  /** The moment from which the next look starts. */
  readonly next: number
  /** Last changed first. */
  readonly cases: readonly CaseFacts[]
  readonly casesGone: readonly number[]
  readonly records: readonly RecordFacts[]
  readonly recordsGone: readonly number[]
  readonly values: ValueRows
  readonly sets: readonly Int32Array[]
}

type Part = RawBuilder<unknown>
type PackedColumns = Readonly<Record<string, string | null>>

const within = (of: string, { doctor, since }: ChangesAsked): Part => {
  const own = sql`${sql.ref(`${of}.doctor_id`)} = ${doctor}`
  // All of it, except what is in the bin.
  if (since === null) return sql`${own} and ${sql.ref(`${of}.binned`)} = 0`
  const changed = sql.ref(`${of}.changed`)
  // `+ 0`: PostgreSQL takes two bounds of one column, one not known beforehand, for half a per cent of all rows, and reads them all.
  return sql`${own} and ${changed} >= ${since} and ${changed} + 0 < (select until from search_now)`
}

const casesPart = (
  look: ChangesAsked,
): Part => sql`select ${packed('no')} as c_no, ${packed('sex')} as c_sex, ${packed('flags')} as c_flags,
    ${packed('born')} as c_born, ${packed('agency')} as c_agency, ${packed('updated_at')} as c_updated, ${packed('case_uuid')} as c_uuid
  from (select c.no, coalesce(c.sex, '') as sex, c.favorite + 2 * c.binned as flags, coalesce(c.birthday, '') as born,
      coalesce(c.agency_uuid, '') as agency, c.updated_at, c.case_uuid
    from case_index c where ${within('c', look)} order by c.updated_at desc, c.case_uuid desc) fit`

const level = sql`case when ri.scale = 'measured' then ${sql.lit(scaleLevel.measured)}
  when ri.traced = 1 and ri.scale in ('none', 'doubted') then ${sql.lit(scaleLevel.none)} else ${sql.lit(scaleLevel.other)} end`

const recordsPart = (
  look: ChangesAsked,
): Part => sql`select ${packed('no')} as r_no, ${packed('case_no')} as r_case, ${packed('day')} as r_day,
    ${packed('type')} as r_type, ${packed('flags')} as r_flags, ${packed('level')} as r_level, ${packed('stamp')} as r_stamp
  from (select ri.no, ri.case_no, substr(ri.createday, 1, 10) as day, ri.type, ${level} as level, ri.stamp,
      ri.film + 2 * ri.traced + 4 * ri.reported + 8 * ri.binned as flags
    from record_index ri where ${within('ri', look)}) fit`

/** Those erased or transferred to another account. One that came back is among the changed ones, or was kept before. */
const gonePart = (table: 'case_index' | 'record_index', { doctor, since }: ChangesAsked): Part =>
  sql`select ${packed('g.no')} as ${sql.ref(`${table}_gone`)} from search_gone g
    where g.of = ${table} and g.changed >= ${since} and g.changed < (select until from search_now)
      and not exists (select 1 from ${sql.table(table)} t where t.no = g.no and t.doctor_id = ${doctor})`

const valuesPart = (look: ChangesAsked): Part => {
  const all = sql`select f.record, f.list, f.value from reading f where f.list in (${sql.join([-1, ...look.fresh])})`
  const changed = sql`select f.record, f.list, f.value from record_index ri join reading f on f.record = ri.no
    where ${within('ri', look)} and f.list in (${sql.join([-1, ...look.kept])})`
  const either = look.since === null || look.kept.length === 0 ? all : sql`${all} union all ${changed}`
  return sql`select ${packed('record')} as v_record, ${packed('list')} as v_list, ${packed('value')} as v_value from (${either}) fit`
}

const casesIn = (row: PackedColumns): { readonly now: readonly CaseFacts[]; readonly gone: readonly number[] } => {
  const [sexes, born, agencies] = [textsIn(row.c_sex), textsIn(row.c_born), textsIn(row.c_agency)]
  const [flags, updated, uuids] = [numbersIn(row.c_flags), textsIn(row.c_updated), textsIn(row.c_uuid)]
  const now: CaseFacts[] = []
  const gone: number[] = []
  for (const [i, no] of numbersIn(row.c_no).entries()) {
    const bits = flags[i] ?? 0
    if (bits & 2) gone.push(no)
    else
      now.push({
        ...{ no, sex: sexes[i] ?? '', favorite: (bits & 1) > 0, born: born[i] ?? '', agency: agencies[i] ?? '' },
        ...{ updatedAt: updated[i] ?? '', uuid: uuids[i] ?? '' },
      })
  }
  return { now, gone }
}

const recordsIn = (row: PackedColumns): { readonly now: readonly RecordFacts[]; readonly gone: readonly number[] } => {
  const [owners, types, flags, levels] = [row.r_case, row.r_type, row.r_flags, row.r_level].map(numbersIn)
  const [days, stamps] = [textsIn(row.r_day), textsIn(row.r_stamp)]
  const now: RecordFacts[] = []
  const gone: number[] = []
  for (const [i, no] of numbersIn(row.r_no).entries()) {
    const bits = flags?.[i] ?? 0
    if (bits & 8) gone.push(no)
    else
      now.push({
        ...{
          no,
          owner: owners?.[i] ?? 0,
          day: days[i] ?? '',
          type: types?.[i] ?? 0,
          level: levels?.[i] ?? 0,
          stamp: stamps[i] ?? '',
        },
        ...{ film: (bits & 1) > 0, traced: (bits & 2) > 0, reported: (bits & 4) > 0 },
      })
  }
  return { now, gone }
}

/**
 * The changes to an account's cases, records and values, in one statement: everything, including the sets, reflects one moment of
 * the database.
 */
export const lookAt = async (db: Db, look: ChangesAsked): Promise<ChangesSeen> => {
  const parts = [
    sql`select cast(since as text) as since from search_now`,
    ...[casesPart(look), recordsPart(look), valuesPart(look)],
    ...(look.since === null ? [] : [gonePart('case_index', look), gonePart('record_index', look)]),
    ...look.sets.map((set, i) => sql`select ${packed('no')} as ${sql.ref(`set${i}`)} from (${set}) one`),
  ]
  const from = parts.map((part, i) => sql`(${part}) ${sql.ref(`p${i}`)}`)
  const { rows } = await sql<PackedColumns>`select * from ${sql.join(from, sql` cross join `)}`.execute(db)
  const row = rows[0] ?? {}
  const [cases, records] = [casesIn(row), recordsIn(row)]
  return {
    next: Number(row.since),
    cases: cases.now,
    casesGone: [...numbersIn(row.case_index_gone), ...cases.gone],
    records: records.now,
    recordsGone: [...numbersIn(row.record_index_gone), ...records.gone],
    values: { records: numbersIn(row.v_record), lists: numbersIn(row.v_list), values: numbersIn(row.v_value) },
    sets: look.sets.map((_, i) => numbersIn(row[`set${i}`])),
  }
}
