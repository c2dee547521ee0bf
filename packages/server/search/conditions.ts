import { type Stage, stageNumber } from '@sella/ceph/data/maturation'
import { isModelFinding } from '@sella/ceph/study-models/finding-items'
import type { Comparison, Finding, SearchFilter } from '@sella/contract/case-search'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, type KeyOf, termsOf } from '../keys/search-keys'
import { holding } from '../patients/holding'
import { listOf, neckList, saidListOf, unitOf } from '../readings/read-tracing'
import type { ReadingContext } from '../readings/reader'
import type { AgeFilter } from './aged'

export type Condition = RawBuilder<boolean>

/** What a filter is answered for. */
export interface Scope {
  readonly doctor: string
  /** Only the cases this person is assigned to; null for all. */
  readonly only: string | null
  /** YYYY-MM-DD, the reader's day. */
  readonly today: string
  readonly reader: ReadingContext
  /** Numbers of the doctor's lists of values. */
  readonly lists: ReadonlyMap<string, number>
}

/** Nothing is found by what holds no letter and no digit. */
const nothing: Condition = sql<boolean>`1 = 0`

/** Cases found by what was typed, part by part, in any order. */
const keyed = (doctor: string, typed: string, of: KeyOf): readonly Condition[] => {
  const terms = termsOf(typed)
  return terms.length === 0 ? [nothing] : terms.map(term => sql<boolean>`c.no in (${holding(doctor, term, of)})`)
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The last birthday by which one is so many years old on a day; who was born on 29 February is older on 28 February of a common year. */
const bornBy = (day: string, years: number): string => {
  const year = Number(day.slice(0, 4))
  const early = day.slice(5) === '02-28' && !isLeap(year) && isLeap(year - years)
  return `${String(Math.max(0, year - years)).padStart(4, '0')}-${early ? '02-29' : day.slice(5)}`
}

const ageToday = (today: string, { from = 0, to }: AgeFilter): readonly Condition[] => [
  sql<boolean>`c.birthday <= ${bornBy(today, from)}`,
  ...(to === undefined ? [] : [sql<boolean>`c.birthday > ${bornBy(today, to + 1)}`]),
]

const given = <T>(value: T | undefined, holds: (value: T) => Condition | readonly Condition[]): readonly Condition[] =>
  value === undefined ? [] : [holds(value)].flat()

const bounded = (age: AgeFilter | undefined): AgeFilter | undefined =>
  age && (age.from !== undefined || age.to !== undefined) ? age : undefined

/** Whether a filter asks how old somebody was at the record. */
export const agedAtRecord = (filter: SearchFilter): boolean => bounded(filter.age)?.at === 'record'

/** What must hold for the case, `c`. */
export const caseConditions = (filter: SearchFilter, { doctor, today }: Scope): readonly Condition[] => [
  ...given(filter.name?.trim() || undefined, typed => keyed(doctor, typed, 'name')),
  ...given(filter.number?.trim() || undefined, typed => keyed(doctor, typed, 'number')),
  ...given(filter.sex, sex => (sex === 'none' ? sql<boolean>`c.sex is null` : sql<boolean>`c.sex = ${sex}`)),
  ...given(filter.agency, uuid =>
    uuid === 'none' ? sql<boolean>`c.agency_uuid is null` : sql<boolean>`c.agency_uuid = ${uuid}`,
  ),
  ...given(filter.favorite, lit => sql<boolean>`c.favorite = ${lit ? 1 : 0}`),
  ...given(bounded(filter.age)?.at === 'today' ? bounded(filter.age) : undefined, age => ageToday(today, age)),
]

const signs: Readonly<Record<Comparison, RawBuilder<unknown>>> = {
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
  eq: sql`=`,
}

/** Thousandths are kept; a bound that lies between two of them is moved to neither. */
const bound = (value: number): number => Number((value * 1000).toPrecision(12))

/** Values of one finding: a range of its list. */
export const findingHolds = ({ is, value }: Finding, list: number, of: string): Condition =>
  sql<boolean>`${sql.ref(`${of}.list`)} = ${list} and ${sql.ref(`${of}.value`)} ${signs[is]} ${bound(value)}`

/** Whether the finding compares a length, which needs a scale. */
const isLength = ({ item }: Finding, { reader }: Scope): boolean => unitOf(item, reader.items) === 'mm'

/** Whether some records have it only by an unmeasured scale: a length, or anything read off models, which may be photographs. */
export const mayBeInexact = (finding: Finding, scope: Scope): boolean => isModelFinding(finding.item) || isLength(finding, scope)

/** Whether it is one of a film; those of models have a unit of their own. */
export const isFilmLength = (finding: Finding, scope: Scope): boolean => !isModelFinding(finding.item) && isLength(finding, scope)

/** The list of each finding, in their order; null where no record has such a value. Of models only surfaces in named units count, unless asked for. */
export const listsOf = ({ findings = [], approximate }: SearchFilter, scope: Scope): readonly (number | null)[] =>
  findings.map(({ item }) => {
    const exact = isModelFinding(item) && !approximate
    return scope.lists.get(exact ? saidListOf(item) : listOf(item)) ?? null
  })

/** The stage the doctor read herself, else the computed one; none where she says that none can be told. */
const neckHolds = (necks: readonly Stage[], { lists, reader }: Scope): Condition => {
  const own = sql<boolean>`exists (select 1 from record d where d.uuid = ri.record_uuid and d.neck_stage in (${sql.join(necks)}))`
  const list = lists.get(neckList)
  if (list === undefined) return own
  const values = sql.join(necks.map(stage => stageNumber(stage) * 1000))
  const computed = sql<boolean>`ri.stamp = ${reader.stamp}
    and exists (select 1 from reading m where m.record = ri.no and m.list = ${list} and m.value in (${values}))
    and not exists (select 1 from record d where d.uuid = ri.record_uuid and d.neck_at is not null)`
  return sql<boolean>`(${own} or (${computed}))`
}

/** What must hold for one record, `ri`, beside its findings, their scale and the age at it. */
export const recordConditions = (filter: SearchFilter, scope: Scope): readonly Condition[] => [
  ...given(filter.days?.from, from => sql<boolean>`ri.createday >= ${from}`),
  ...given(filter.days?.to, to => sql<boolean>`ri.createday < ${afterAll(to)}`),
  ...given(filter.types, types => sql<boolean>`ri.type in (${sql.join(types)})`),
  ...given(filter.necks, necks => neckHolds(necks, scope)),
  ...given(filter.film, has => sql<boolean>`ri.film = ${has ? 1 : 0}`),
  ...given(filter.tracing, has => sql<boolean>`ri.traced = ${has ? 1 : 0}`),
  ...given(filter.report, has => sql<boolean>`ri.reported = ${has ? 1 : 0}`),
  ...(filter.findings?.length ? [sql<boolean>`ri.stamp = ${scope.reader.stamp}`] : []),
]

/** Whether a filter asks anything of records. */
export const asksRecords = (filter: SearchFilter): boolean =>
  filter.types !== undefined ||
  filter.necks !== undefined ||
  filter.film !== undefined ||
  filter.tracing !== undefined ||
  filter.report !== undefined ||
  filter.days?.from !== undefined ||
  filter.days?.to !== undefined ||
  agedAtRecord(filter) ||
  (filter.findings ?? []).length > 0

/** Whether a case without any record fits: all that is asked is that something is not there. */
export const emptyFits = (filter: SearchFilter): boolean =>
  asksRecords({ ...filter, film: undefined, tracing: undefined, report: undefined }) === false &&
  filter.film !== true &&
  filter.tracing !== true &&
  filter.report !== true
