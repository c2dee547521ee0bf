import { randomUUID } from 'node:crypto'
import { ageAt } from '@sella/ceph/patient/age'
import type { Comparison, SearchFilter } from '@sella/contract/case-search'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Db, OpenDatabase } from '../db/open'
import { fold } from '../keys/fold'
import { nameKeys } from '../keys/name-keys'
import { searchKeys } from '../keys/search-keys'
import { addPatient, binPatient, markFavorite } from '../patients/store'
import { listOf } from '../readings/read-tracing'
import { readerOf } from '../readings/reader'
import { onEachEngine } from '../testing/each-engine'
import type { Scope } from './conditions'
import { uuidsOf } from './find'
import { fitting } from './fitting'

interface Record {
  readonly uuid: string
  readonly createday: string
  readonly type: 1 | 2 | 3
  readonly binned: boolean
  readonly film: boolean
  readonly traced: boolean
  readonly reported: boolean
  readonly scale: 'measured' | 'detector' | 'none'
  readonly read: boolean
  /** Displayed values times 10. */
  readonly values: { readonly [item: string]: number | null }
}

interface Case {
  readonly name: string
  readonly number: string
  readonly sex: 'male' | 'female' | null
  readonly birthday: string | null
  readonly agency: 0 | 1 | null
  readonly favorite: boolean
  readonly binned: boolean
  readonly records: readonly Record[]
}

const items = ['ANB', 'SNA', 'Wits appraisal'] as const
const days = ['2023-02-28', '2024-02-28', '2024-02-29', '2025-06-17', '2026-01-31', '2026-11-21'] as const
const clock = fc.constantFrom('T08:00', 'T23:59:30', 'T10:00:00.000Z')
const value = fc.option(fc.integer({ min: -30, max: 120 }))

const aRecord: fc.Arbitrary<Record> = fc.record({
  uuid: fc.constant('').map(() => randomUUID()),
  createday: fc.tuple(fc.constantFrom(...days), clock).map(parts => parts.join('')),
  type: fc.constantFrom(1, 2, 3),
  binned: fc.boolean(),
  film: fc.boolean(),
  traced: fc.boolean(),
  reported: fc.boolean(),
  scale: fc.constantFrom('measured', 'detector', 'none'),
  read: fc.constantFrom(true, true, false),
  values: fc.record({ ANB: value, SNA: value, 'Wits appraisal': value }),
})

const aCase: fc.Arbitrary<Case> = fc.record({
  name: fc.constantFrom('欧阳春晓', '单小芳', '陈一', '春陈', 'Anna Müller'),
  number: fc.constantFrom('', 'X-1', '100-2', '21'),
  sex: fc.constantFrom('male', 'female', null),
  birthday: fc.constantFrom(null, '2012-02-29', '2012-02-28', '2010-06-17', '2026-11-21', '1999-11-22'),
  agency: fc.constantFrom(0, 1, null),
  favorite: fc.boolean(),
  binned: fc.constantFrom(false, false, false, true),
  records: fc.array(aRecord, { maxLength: 3 }),
})

/** Most parts of a filter are usually omitted: otherwise nothing would match. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const years = maybe(fc.integer({ min: 0, max: 30 }))
const comparison = fc.constantFrom<Comparison>('gt', 'ge', 'lt', 'le', 'eq')
const aFinding = fc.record({
  item: fc.constantFrom(...items),
  is: comparison,
  value: fc.integer({ min: -60, max: 240 }).map(number => number / 20),
})

/** Agencies by index; they are named once the cases are stored. */
type Wished = Omit<SearchFilter, 'agency'> & { readonly agency?: 0 | 1 | 'none' | undefined }

const aFilter: fc.Arbitrary<Wished> = fc.record({
  name: maybe(fc.constantFrom('春', 'chen', 'oy', 'muller', '', '-')),
  number: maybe(fc.constantFrom('1', 'x', '002', ' ')),
  sex: maybe(fc.constantFrom<'male' | 'female' | 'none'>('male', 'female', 'none')),
  age: maybe(fc.record({ from: years, to: years, at: fc.constantFrom<'today' | 'record'>('today', 'record') })),
  agency: maybe(fc.constantFrom<0 | 1 | 'none'>(0, 1, 'none')),
  favorite: maybe(fc.boolean()),
  days: maybe(fc.record({ from: maybe(fc.constantFrom(...days)), to: maybe(fc.constantFrom(...days)) })),
  types: maybe(fc.uniqueArray(fc.constantFrom<1 | 2 | 3>(1, 2, 3), { minLength: 1 })),
  film: maybe(fc.boolean()),
  tracing: maybe(fc.boolean()),
  report: maybe(fc.boolean()),
  findings: maybe(fc.array(aFinding, { maxLength: 3 })),
  approximate: maybe(fc.boolean()),
})

const today = '2026-11-21'
const compare: { readonly [K in Comparison]: (a: number, b: number) => boolean } = {
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
  eq: (a, b) => a === b,
}

const numberKeys = (caseNo: string): readonly string[] =>
  searchKeys({ name: '', caseNo, phone: null, tags: [], notes: [] }).map(({ key }) => key)

const typed = (text: string | undefined): string | null => (text?.trim() ? fold(text) : null)
const begins = (keys: readonly string[], text: string | null) =>
  text === null || (text !== '' && keys.some(key => key.startsWith(text)))

const ageFits = (age: NonNullable<SearchFilter['age']>, birthday: string | null, on: string): boolean => {
  if (age.from === undefined && age.to === undefined) return true
  const years = birthday && ageAt(birthday, on)?.years
  return typeof years === 'number' && years >= (age.from ?? 0) && years <= (age.to ?? 999)
}

const recordFits = (record: Record | null, { birthday }: Case, filter: Wished): boolean => {
  const day = record?.createday.slice(0, 10)
  const { film, tracing, report, types, days: range, findings = [], age } = filter
  const reads = findings.every(({ item, is, value: wanted }) => {
    const shown = record?.read ? record.values[item] : null
    return typeof shown === 'number' && compare[is](shown / 10, wanted)
  })
  const lengths = findings.some(({ item }) => item === 'Wits appraisal')
  return (
    (film === undefined || (record?.film ?? false) === film) &&
    (tracing === undefined || (record?.traced ?? false) === tracing) &&
    (report === undefined || (record?.reported ?? false) === report) &&
    (types === undefined || (record !== null && types.includes(record.type))) &&
    (range?.from === undefined || (day !== undefined && day >= range.from)) &&
    (range?.to === undefined || (day !== undefined && day <= range.to)) &&
    (age?.at !== 'record' ||
      (age.from === undefined && age.to === undefined) ||
      (day !== undefined && ageFits(age, birthday, day))) &&
    reads &&
    (!lengths || filter.approximate === true || record?.scale === 'measured')
  )
}

/** The filter as specified, without any index. */
const naive = (all: readonly Case[], filter: Wished): readonly number[] =>
  all.flatMap((each, i) => {
    const { sex, agency, favorite, age } = filter
    const own =
      !each.binned &&
      begins(nameKeys(each.name), typed(filter.name)) &&
      begins(numberKeys(each.number), typed(filter.number)) &&
      (sex === undefined || each.sex === (sex === 'none' ? null : sex)) &&
      (agency === undefined || each.agency === (agency === 'none' ? null : agency)) &&
      (favorite === undefined || each.favorite === favorite) &&
      (age?.at !== 'today' || ageFits(age, each.birthday, today))
    const shown = each.records.filter(record => !record.binned)
    return own && (shown.length ? shown : [null]).some(record => recordFits(record, each, filter)) ? [i] : []
  })

interface Ground {
  readonly db: Db
  readonly doctor: string
  readonly stamp: string
  readonly lists: ReadonlyMap<string, number>
}

const storeRecord = async ({ db, doctor, stamp, lists }: Ground, caseUuid: string, record: Record): Promise<void> => {
  const at = '2026-11-01T00:00:00.000Z'
  const own = { uuid: record.uuid, doctor_id: doctor, case_uuid: caseUuid, createday: record.createday, type: record.type }
  const rest = { has_tracing: 0, version: 1, created_at: at, updated_at: at, deleted_at: record.binned ? at : null }
  await db
    .insertInto('record')
    .values({ ...own, ...rest })
    .execute()
  const flags = { film: +record.film, traced: +record.traced, reported: +record.reported }
  const { no } = await db
    .updateTable('record_index')
    .set({ ...flags, scale: record.scale, stamp: record.read ? stamp : 'old' })
    .where('record_uuid', '=', record.uuid)
    .returning('no')
    .executeTakeFirstOrThrow()
  for (const item of items) {
    const shown = record.values[item]
    if (typeof shown === 'number')
      await db
        .insertInto('reading')
        .values({ record: no, list: lists.get(listOf(item)) ?? 0, value: shown * 100 })
        .execute()
  }
}

/** Stores the cases under their indices; resolves to their uuids. */
const storeAll = async (
  store: OpenDatabase,
  ground: Ground,
  { all, agencies }: { all: readonly Case[]; agencies: readonly string[] },
) => {
  const uuids: string[] = []
  for (const [i, each] of all.entries()) {
    const by = { doctor: ground.doctor, at: new Date(1.79e12 + i * 1000).toISOString() }
    const agencyUuid = each.agency === null ? null : (agencies[each.agency] ?? null)
    const fields = {
      name: each.name,
      sex: each.sex,
      birthday: each.birthday,
      caseNo: each.number,
      agencyUuid,
      phone: null,
      notes: null,
    }
    const { uuid } = await addPatient(store, fields, by)
    uuids.push(uuid)
    for (const record of each.records) await storeRecord(ground, uuid, record)
    if (each.favorite) await markFavorite(store, uuid, { doctor: ground.doctor, favorite: true })
    if (each.binned) await binPatient(store, uuid, by)
  }
  return uuids
}

const storeLists = async (db: Db, doctor: string): Promise<ReadonlyMap<string, number>> => {
  await db
    .insertInto('reading_list')
    .values(items.map(item => ({ doctor_id: doctor, item: listOf(item) })))
    .execute()
  const rows = await db.selectFrom('reading_list').select(['item', 'no']).execute()
  return new Map(rows.map(row => [row.item, row.no]))
}

onEachEngine('the search by combined filters', bench => {
  test('finds exactly the cases of the description, last changed first', async () => {
    const { store } = bench().server.ports
    const { db } = store
    await bench().doctor()
    const { uuid: doctor } = await db.selectFrom('doctor').select('uuid').executeTakeFirstOrThrow()
    const agencies = [randomUUID(), randomUUID()]
    for (const [position, uuid] of agencies.entries())
      await db.insertInto('agency').values({ uuid, doctor_id: doctor, name: uuid, position }).execute()
    const reader = await readerOf(db, doctor)
    const lists = await storeLists(db, doctor)
    const drawn = fc.sample(aCase, { seed: 20261121, numRuns: 90 })
    // A number belongs to one case only.
    const all = drawn.map((each, i) => ({ ...each, number: each.number && `${each.number}${i}` }))
    const uuids = await storeAll(store, { db, doctor, stamp: reader.stamp, lists }, { all, agencies })
    const scope: Scope = { doctor, only: null, today, reader, lists }
    let hitCount = 0
    await fc.assert(
      fc.asyncProperty(aFilter, async wished => {
        const agency = typeof wished.agency === 'number' ? agencies[wished.agency] : wished.agency
        const filter: SearchFilter = { ...wished, agency }
        const { cases } = await fitting(db, filter, scope)
        const expected = naive(all, wished)
          .map(i => uuids[i])
          .reverse()
        expect(await uuidsOf(db, cases)).toEqual(expected)
        hitCount += cases.length
      }),
      { numRuns: 400, seed: 6 },
    )
    expect(hitCount).toBeGreaterThan(1000)
  })
})
