import { type Stage, stageNumber } from '@sella/ceph/data/maturation-stages'
import { isModelFinding } from '@sella/ceph/study-models/finding-items'
import type { Finding, SearchFilter } from '@sella/contract/case-search'
import { type RawBuilder, sql } from 'kysely'
import { visibleCases } from '../db/visible-cases'
import { type KeyOf, termsOf } from '../keys/search-keys'
import { holding } from '../patients/holding'
import { exactListOf, listOf, neckList, unitOf } from '../readings/read-tracing'
import type { ReadingContext } from '../readings/reader'
import { isBounded } from './aged'
import type { Numbers } from './indexed/changes'

type Condition = RawBuilder<boolean>

/** The context in which a filter is answered. */
export interface Scope {
  readonly doctor: string
  /** Only the cases this person is assigned to; null for all. */
  readonly only: string | null
  /** YYYY-MM-DD, the reader's current date. */
  readonly today: string
  readonly reader: ReadingContext
  /** Numbers of the doctor's value lists. */
  readonly lists: ReadonlyMap<string, number>
}

/** Input without a letter or digit matches nothing. */
const nothing: Condition = sql<boolean>`1 = 0`

/** Cases that match every part of the typed text, in any order. */
const keyed = (doctor: string, typed: string, of: KeyOf): readonly Condition[] => {
  const terms = termsOf(typed)
  return terms.length === 0 ? [nothing] : terms.map(term => sql<boolean>`c.no in (${holding(doctor, term, of)})`)
}

/** Whether a filter restricts the age at the record. */
export const agedAtRecord = (filter: SearchFilter): boolean => filter.age?.at === 'record' && isBounded(filter.age)

/**
 * Cases only the database can determine: those matching typed text, or those a person is assigned to; null if the filter asks for
 * neither.
 */
export const caseSet = ({ name, number }: SearchFilter, { doctor, only }: Scope): Numbers | null => {
  const typed = [
    ...(name?.trim() ? keyed(doctor, name.trim(), 'name') : []),
    ...(number?.trim() ? keyed(doctor, number.trim(), 'number') : []),
  ]
  if (typed.length === 0 && only === null) return null
  const own = sql<boolean>`c.doctor_id = ${doctor} and c.binned = 0 ${visibleCases('c.case_uuid', only)}`
  return sql`select c.no from case_index c where ${sql.join([own, ...typed], sql` and `)}`
}

/** Whether the finding compares a length, which requires a scale. */
const isLength = ({ item }: Finding, { reader }: Scope): boolean => unitOf(item, reader.items) === 'mm'

/**
 * Whether some records may match only by an unmeasured scale: a length, or anything measured on models, which may be photographs.
 */
export const mayBeInexact = (finding: Finding, scope: Scope): boolean => isModelFinding(finding.item) || isLength(finding, scope)

/** Whether it is a length on a film; models have a unit of their own. */
export const isFilmLength = (finding: Finding, scope: Scope): boolean => !isModelFinding(finding.item) && isLength(finding, scope)

/**
 * The value list of each finding, in their order; null if no record has such a value. For models only surfaces with known units
 * count, unless the filter accepts others.
 */
export const listsOf = ({ findings = [], approximate }: SearchFilter, scope: Scope): readonly (number | null)[] =>
  findings.map(({ item }) => {
    const exact = isModelFinding(item) && !approximate
    return scope.lists.get(exact ? exactListOf(item) : listOf(item)) ?? null
  })

/** Whether the reading of record `d` was made on the film that it shows, or on none; as `neckReadOf`. */
export const readOnItsFilm: Condition = sql<boolean>`(d.neck_film is null or not exists (
    select 1 from image f where f.record_uuid = d.uuid and f.type = 'Lateral_Ceph' and f.deleted_at is null and f.beside = 0
      and coalesce(f.plain, f.hash) <> d.neck_film))`

/** The stage assessed by the doctor herself, otherwise the computed one; none if she states that it cannot be determined. */
const neckHolds = (necks: readonly Stage[], { lists, reader }: Scope): Condition => {
  const own = sql<boolean>`exists (select 1 from record d where d.uuid = ri.record_uuid and d.neck_stage in (${sql.join(necks)})
    and ${readOnItsFilm})`
  const list = lists.get(neckList)
  if (list === undefined) return own
  const values = sql.join(necks.map(stage => stageNumber(stage) * 1000))
  const computed = sql<boolean>`ri.stamp = ${reader.stamp}
    and exists (select 1 from reading m where m.record = ri.no and m.list = ${list} and m.value in (${values}))
    and not exists (select 1 from record d where d.uuid = ri.record_uuid and d.neck_at is not null
      and ${readOnItsFilm})`
  return sql<boolean>`(${own} or (${computed}))`
}

/** Records with the requested vertebral stages; null if none is requested. */
export const neckSet = ({ necks }: SearchFilter, scope: Scope): Numbers | null =>
  necks
    ? sql`select ri.no from record_index ri where ri.doctor_id = ${scope.doctor} and ri.binned = 0 and ${neckHolds(necks, scope)}`
    : null

/** Whether a filter has conditions on records. */
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

/** Whether a case without any record matches: true if everything requested is the absence of something. */
export const emptyFits = (filter: SearchFilter): boolean =>
  asksRecords({ ...filter, film: undefined, tracing: undefined, report: undefined }) === false &&
  filter.film !== true &&
  filter.tracing !== true &&
  filter.report !== true
