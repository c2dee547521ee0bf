import type { SearchFilter } from '@sella/contract/case-search'
import { inParts } from '../db/in-parts'
import type { Db } from '../db/open'
import type { Scale } from '../readings/read-tracing'
import type { Scope } from './conditions'
import { type Fitting, fitting } from './fitting'

/** Numbers bound in one statement; both engines accept more. */
const atOnce = 5000

/** A record that matches a filter. */
export interface FittingRecord {
  readonly caseUuid: string
  readonly recordUuid: string
  readonly createday: string
  readonly type: number
  readonly scale: Scale
}

const recordsBy = async (db: Db, numbers: readonly number[]): Promise<readonly FittingRecord[]> => {
  const listed: FittingRecord[] = []
  for (const part of inParts(numbers, atOnce)) {
    const rows = await db
      .selectFrom('record_index as ri')
      .innerJoin('case_index as c', 'c.no', 'ri.case_no')
      .select(['c.case_uuid as caseUuid', 'ri.record_uuid as recordUuid', 'ri.createday', 'ri.type', 'ri.scale'])
      .where('ri.no', 'in', part)
      .execute()
    listed.push(...rows)
  }
  return listed
}

/** By date, then by name; texts are compared as in both engines. */
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const byDay = (a: FittingRecord, b: FittingRecord): number => order(a.createday, b.createday) || order(a.recordUuid, b.recordUuid)

/** For these cases, by number: the latest matching record, by the case's uuid; none for a case that matches without a record. */
export const bestRecords = async (
  db: Db,
  { records, owners }: Fitting,
  cases: readonly number[],
): Promise<ReadonlyMap<string, FittingRecord>> => {
  const wanted = new Set(cases)
  const fit = await recordsBy(
    db,
    records.filter((_, i) => wanted.has(owners[i] ?? 0)),
  )
  return new Map([...fit].sort(byDay).map(record => [record.caseUuid, record]))
}

/** Uuids of cases in the order of their numbers; a case erased in the meantime is omitted. */
export const uuidsOf = async (db: Db, cases: readonly number[]): Promise<readonly string[]> => {
  if (cases.length === 0) return []
  const rows = await db.selectFrom('case_index').select(['no', 'case_uuid']).where('no', 'in', cases).execute()
  const uuids = new Map(rows.map(row => [row.no, row.case_uuid]))
  return cases.flatMap(no => uuids.get(no) ?? [])
}

type Limited = Scope & { readonly limit: number }

const byCase = (a: FittingRecord, b: FittingRecord): number => order(a.caseUuid, b.caseUuid) || byDay(a, b)

const numbersOf = async (db: Db, filter: SearchFilter, scope: Scope): Promise<readonly number[]> => {
  const { cases, records, owners } = await fitting(db, filter, scope)
  const wanted = new Set(cases)
  return records.filter((_, i) => wanted.has(owners[i] ?? 0))
}

/**
 * Traced records of the matching cases, case by case, oldest first: the matching ones if the filter has conditions on records,
 * otherwise all. At most `limit`.
 */
export const findTraced = async (db: Db, filter: SearchFilter, scope: Limited): Promise<readonly FittingRecord[]> => {
  if (filter.tracing === false) return []
  const numbers = await numbersOf(db, { ...filter, tracing: true }, scope)
  return [...(await recordsBy(db, numbers.slice(0, scope.limit)))].sort(byCase)
}

const withPointsOnPhotos = async (db: Db, records: readonly FittingRecord[]): Promise<ReadonlySet<string>> => {
  const uuids = new Set<string>()
  for (const part of inParts(records, atOnce)) {
    const asked = part.map(({ recordUuid }) => recordUuid)
    const rows = await db
      .selectFrom('record')
      .select('uuid')
      .where('uuid', 'in', asked)
      .where('face_points', 'is not', null)
      .execute()
    for (const { uuid } of rows) uuids.add(uuid)
  }
  return uuids
}

/** The same of records with points on a photo or a frontal film, whether or not their lateral film is traced. */
export const findFaced = async (db: Db, filter: SearchFilter, scope: Limited): Promise<readonly FittingRecord[]> => {
  // Every record is of one of these types: without a condition on records none would be listed.
  const records = await recordsBy(db, await numbersOf(db, { types: [1, 2, 3], ...filter }, scope))
  const faced = await withPointsOnPhotos(db, records)
  return records
    .filter(({ recordUuid }) => faced.has(recordUuid))
    .sort(byCase)
    .slice(0, scope.limit)
}
