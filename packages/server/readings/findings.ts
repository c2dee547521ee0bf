import type { Dentition } from '@sella/ceph/patient/age-group'
import type { ChiefFindings } from '@sella/contract/glance'
import type { Db } from '../db/open'
import { catchUp } from './caught-up'
import { type Asked, chiefOfReadings, chiefOfTracing, type StoredReadings } from './chief'
import { type Judging, judgingBy } from './judging'
import { listOf, type Scale } from './read-tracing'
import { readerOf } from './reader'
import { tracingsOf } from './stored-tracing'

interface Latest {
  readonly no: number
  readonly record_uuid: string
  readonly case_uuid: string
  readonly createday: string
  readonly sex: 'male' | 'female' | null
  readonly birthday: string | null
  readonly age_group: Dentition | null
  readonly scale: Scale
  readonly stamp: string
}

/** The latest traced record of each of the doctor's cases outside the bin. */
const latestOf = async (db: Db, doctor: string, cases: readonly string[]): Promise<readonly Latest[]> => {
  const rows = await db
    .selectFrom('case_index as c')
    .innerJoin('record_index as ri', 'ri.case_no', 'c.no')
    .innerJoin('record as r', 'r.uuid', 'ri.record_uuid')
    .select(['ri.no', 'ri.record_uuid', 'ri.createday', 'ri.scale', 'ri.stamp', 'c.case_uuid', 'c.sex', 'c.birthday'])
    .select('r.age_group')
    .where('c.case_uuid', 'in', cases)
    .where('c.doctor_id', '=', doctor)
    .where('c.binned', '=', 0)
    .where('ri.binned', '=', 0)
    .where('ri.traced', '=', 1)
    .orderBy('ri.createday')
    .orderBy('ri.no')
    .execute()
  return [...new Map(rows.map(row => [row.case_uuid, row])).values()]
}

/** The stored values of records, for the items of an analysis. */
const storedReadingsOf = async (
  db: Db,
  records: readonly Latest[],
  { doctor, judging }: { readonly doctor: string; readonly judging: Judging },
): Promise<ReadonlyMap<number, StoredReadings>> => {
  const wanted = new Set(judging.analysis.items.map(listOf))
  const lists = await db.selectFrom('reading_list').select(['no', 'item']).where('doctor_id', '=', doctor).execute()
  const names = new Map(lists.filter(({ item }) => wanted.has(item)).map(({ no, item }) => [no, item]))
  const kept = new Map(records.map(({ no, scale }) => [no, { scale, values: new Map<string, number>() }]))
  if (names.size === 0 || kept.size === 0) return kept
  const rows = await db
    .selectFrom('reading')
    .select(['record', 'list', 'value'])
    .where('record', 'in', [...kept.keys()])
    .where('list', 'in', [...names.keys()])
    .execute()
  for (const { record, list, value } of rows) kept.get(record)?.values.set(names.get(list) ?? '', value)
  return kept
}

interface Wish {
  readonly doctor: string
  readonly cases: readonly string[]
  /** Name of an analysis. */
  readonly analysis: string
}

/**
 * Values outside the norm on the latest traced films of cases, from the values stored for searches. A value whose class depends
 * on digits that are not stored is measured from its tracing. Records whose stored values are out of date are left out and
 * counted.
 */
export const findingsOf = async (db: Db, { doctor, cases, analysis }: Wish): Promise<ChiefFindings> => {
  const reader = await readerOf(db, doctor)
  await catchUp(db, reader)
  const { stamp } = reader
  const judging = await judgingBy(db, doctor, analysis)
  const latest = await latestOf(db, doctor, cases)
  const read = latest.filter(row => row.stamp === stamp)
  if (!judging) return { rows: [], waiting: 0 }
  const kept = await storedReadingsOf(db, read, { doctor, judging })
  const askedFor = ({ sex, birthday, createday, age_group: ageGroup, scale }: Latest): Asked => ({
    doubted: scale === 'doubted',
    judging,
    patient: { sex, birthday },
    record: { createday, ageGroup },
  })
  const first = read.map(row => ({
    row,
    values: chiefOfReadings(kept.get(row.no) ?? { scale: 'none', values: new Map() }, askedFor(row)),
  }))
  const unclear = first.filter(({ values }) => values === null).map(({ row }) => row.record_uuid)
  const tracings = await tracingsOf(db, unclear)
  const rows = first.flatMap(({ row, values }) => {
    const tracing = tracings.get(row.record_uuid)
    const sure = values ?? (tracing ? chiefOfTracing(tracing, askedFor(row)) : [])
    const scaleDoubted = row.scale === 'doubted'
    if (sure.length === 0 && !scaleDoubted) return []
    return [{ caseUuid: row.case_uuid, recordUuid: row.record_uuid, scaleDoubted, values: [...sure] }]
  })
  return { rows, waiting: latest.length - read.length }
}
