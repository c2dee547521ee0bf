import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownItemsFrom } from '@sella/contract/documents/own-items'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../db/migrate'
import { type OpenDatabase, openStore } from '../db/open'
import { tracingText } from '../testing/traced'
import { catchUp } from './caught-up'
import { countDue } from './due'
import { readTracing } from './read-tracing'
import { type ReadingContext, readerOf } from './reader'
import { tracingsOf } from './stored-tracing'
import { readNext } from './write'

const at = '2026-01-02T00:00:00.000Z'
const times = { created_at: at, updated_at: at }
const folder = mkdtempSync(join(tmpdir(), 'sella-readings-'))
let store: OpenDatabase
let reader: ReadingContext

/** A record of a case of one doctor, with a film and these points on it, if any. */
const add = async (uuid: string, caseUuid: string, text: string | null, createday = at): Promise<void> => {
  const stage = { createday, type: 1, ceph_points: text, ceph_film: uuid, has_tracing: text ? 1 : 0, version: 1 } as const
  await store.db
    .insertInto('record')
    .values({ uuid, doctor_id: 'd', case_uuid: caseUuid, ...stage, deleted_at: null, ...times })
    .execute()
  const file = { type: 'Lateral_Ceph', hash: uuid, oss_path: uuid, width: 1, height: 1, name: 'a', bytes: 1 }
  await store.db
    .insertInto('image')
    .values({ uuid: `film of ${uuid}`, doctor_id: 'd', record_uuid: uuid, ...file, created_at: at })
    .execute()
}
const addCase = (uuid: string) =>
  store.db
    .insertInto('patient')
    .values({
      ...{ uuid, doctor_id: 'd', name: uuid, sex: null, birthday: null, case_no: uuid, case_key: uuid, agency_uuid: null },
      ...{ phone: null, notes: null, favorite: 0, search_text: '', deleted_at: null, ...times },
    })
    .execute()
const trace = (uuid: string, text: string) =>
  store.db.updateTable('record').set({ ceph_points: text, has_tracing: 1 }).where('uuid', '=', uuid).execute()

const indexOf = (uuid: string) =>
  store.db
    .selectFrom('record_index')
    .select(['scale', 'unsure', 'stamp'])
    .where('record_uuid', '=', uuid)
    .executeTakeFirstOrThrow()

/** What is stored of a record, by list. */
const stored = async (uuid: string): Promise<Readonly<Record<string, number>>> => {
  const rows = await store.db
    .selectFrom('reading')
    .innerJoin('record_index', 'record_index.no', 'reading.record')
    .innerJoin('reading_list', 'reading_list.no', 'reading.list')
    .select(['reading_list.item', 'value'])
    .where('record_uuid', '=', uuid)
    .execute()
  return Object.fromEntries(rows.map(({ item, value }) => [item, value]))
}
const measured = async (uuid: string, doubted = false): Promise<Readonly<Record<string, number>>> => {
  const tracing = (await tracingsOf(store.db, [uuid])).get(uuid)
  return tracing ? Object.fromEntries(readTracing(tracing, { ...reader, doubted }).values) : {}
}

beforeAll(async () => {
  store = openStore({ folder, url: null })
  await migrate(store)
  const account = { login_name: 'd', login_key: 'd', password_hash: '', user_name: 'd', phone: null, email: null, age: null }
  await store.db
    .insertInto('doctor')
    .values({ uuid: 'd', ...account, role: 'doctor', ...times })
    .execute()
  reader = await readerOf(store.db, 'd')
  for (const name of ['one', 'two', 'three']) await addCase(name)
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

test('a traced record is measured once, and what it says is stored', async () => {
  await add('a', 'one', tracingText())
  expect([await countDue(store.db, reader), (await indexOf('a')).stamp]).toEqual([1, ''])
  expect(await readNext(store.db, reader)).toBe(1)
  expect(await stored('a')).toEqual(await measured('a'))
  expect(Object.keys(await stored('a')).length).toBeGreaterThan(100)
  expect(await indexOf('a')).toEqual({ scale: 'measured', unsure: 0, stamp: reader.stamp })
  expect([await readNext(store.db, reader), await countDue(store.db, reader)]).toEqual([0, 0])
})

test('a changed tracing is measured again: what moved is written over, what has no value any more is gone', async () => {
  const before = await stored('a')
  await trace('a', tracingText({ forward: 40, ruler: false, errorPx: 60 }))
  expect(await readNext(store.db, reader)).toBe(1)
  const after = await stored('a')
  expect(after).toEqual(await measured('a'))
  const changed = Object.keys(after).filter(list => after[list] !== before[list])
  expect([changed.includes('q:SNA'), changed.includes('q:SNB')]).toEqual([true, false])
  expect(Object.keys(before).length).toBeGreaterThan(Object.keys(after).length)
  expect(await indexOf('a')).toMatchObject({ scale: 'none', unsure: 1 })
})

test('a record without points has nothing to say, and is not counted among those that wait', async () => {
  await add('bare', 'two', null)
  expect([(await indexOf('bare')).stamp, await countDue(store.db, reader)]).toEqual(['', 0])
  expect(await readNext(store.db, reader)).toBe(1)
  expect([await stored('bare'), await indexOf('bare')]).toEqual([{}, { scale: 'none', unsure: 0, stamp: reader.stamp }])
})

test('only so many are measured in one step, and another stamp makes all of them out of date', async () => {
  for (const name of ['b', 'c', 'd']) await add(name, 'two', tracingText())
  expect([await readNext(store.db, reader, 2), await readNext(store.db, reader, 2)]).toEqual([2, 1])
  const other = { ...reader, stamp: `${reader.stamp}.other` }
  expect(await countDue(store.db, other)).toBe(4)
  await catchUp(store.db, other)
  expect(await countDue(store.db, other)).toBe(0)
  await catchUp(store.db, reader)
  expect((await indexOf('b')).stamp).toBe(reader.stamp)
})

test('a film that makes the scale of an earlier one doubtful puts it out of date: its lengths go, its angles stay', async () => {
  await add('early', 'three', tracingText(), '2020-01-02T00:00:00.000Z')
  await readNext(store.db, reader)
  expect((await indexOf('early')).scale).toBe('measured')
  await add('late', 'three', tracingText({ rulerMm: 15 }), '2026-01-02T00:00:00.000Z')
  expect(await readNext(store.db, reader, 7)).toBe(7)
  expect((await indexOf('early')).stamp).toBe('')
  await catchUp(store.db, reader)
  for (const uuid of ['early', 'late']) {
    expect(await indexOf(uuid)).toMatchObject({ scale: 'doubted', stamp: reader.stamp })
    expect(await stored(uuid)).toEqual(await measured(uuid, true))
  }
})

test('thousands of own items are measured, though a statement does not take as many values', async () => {
  const item = ownItemsFrom({ own: { kind: 'angle_vertex', nodes: ['S', 'Na', 'A'] } }).own
  if (!item) throw new Error('the item is not sound')
  const items = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`own ${n}`, item]))
  await catchUp(store.db, { ...reader, items, stamp: `${reader.stamp}.many` })
  expect(Object.keys(await stored('a')).filter(list => list.startsWith('o:'))).toHaveLength(2000)
})
