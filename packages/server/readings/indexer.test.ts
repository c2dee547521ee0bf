import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { migrate } from '../db/migrate'
import { type Db, type OpenDatabase, openStore } from '../db/open'
import { migratedInto } from '../testing/migrated'
import { tracingText } from '../testing/traced'
import { startIndexer } from './indexer'
import { batch } from './write'

const at = '2026-01-02T00:00:00.000Z'
const times = { created_at: at, updated_at: at }
let folder = ''
let store: OpenDatabase
let db: Db
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sella-indexer-'))
  await migratedInto(folder)
  store = openStore({ folder, url: null })
  ;({ db } = store)
  await migrate(store)
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] }))
afterEach(async () => {
  vi.useRealTimers()
  await db.deleteFrom('doctor').execute()
})

/** A doctor with so many traced records, of a case each. */
const doctorWith = async (uuid: string, records: number): Promise<void> => {
  const account = { login_name: uuid, login_key: uuid, password_hash: '', user_name: uuid, phone: null, email: null, age: null }
  await db
    .insertInto('doctor')
    .values({ uuid, ...account, role: 'doctor', ...times })
    .execute()
  for (let n = 0; n < records; n++) {
    const [patient, record] = [`${uuid}-p${n}`, `${uuid}-r${n}`]
    const who = {
      name: '甲',
      sex: null,
      birthday: null,
      case_no: `${n}`,
      case_key: `${n}`,
      agency_uuid: null,
      phone: null,
      notes: null,
    }
    await db
      .insertInto('patient')
      .values({ uuid: patient, doctor_id: uuid, ...who, favorite: 0, search_text: '', deleted_at: null, ...times })
      .execute()
    const stage = { createday: at, type: 1, ceph_points: tracingText(), ceph_film: 'h', has_tracing: 1, version: 1 } as const
    await db
      .insertInto('record')
      .values({ uuid: record, doctor_id: uuid, case_uuid: patient, ...stage, deleted_at: null, ...times })
      .execute()
  }
}

/** How many records of each doctor still wait to be measured. */
const waiting = async (): Promise<Readonly<Record<string, number>>> => {
  const rows = await db.selectFrom('record_index').select('doctor_id').where('stamp', '=', '').execute()
  return Object.fromEntries(rows.map(({ doctor_id: doctor }) => [doctor, rows.filter(row => row.doctor_id === doctor).length]))
}
const outdate = (doctor: string) => db.updateTable('record_index').set({ stamp: '' }).where('doctor_id', '=', doctor).execute()

const started = (of: Db = db) => {
  const errors: unknown[] = []
  const indexer = startIndexer({ db: of, onError: error => errors.push(error), write: () => undefined })
  /** Once nothing more of this waits. */
  const until = (left: Readonly<Record<string, number>>) => vi.waitFor(async () => expect(await waiting()).toEqual(left), 10_000)
  return { indexer, errors, until }
}

test('measures all records of every doctor at the start, however many steps that takes', async () => {
  await doctorWith('a', 2 * batch + 1)
  await doctorWith('b', 1)
  expect(await waiting()).toEqual({ a: 2 * batch + 1, b: 1 })
  const { indexer, errors, until } = started()
  await until({})
  await indexer.close()
  expect(errors).toEqual([])
})

test('measures anew at the start what another engine measured', async () => {
  await doctorWith('a', 1)
  const first = started()
  await first.until({})
  await first.indexer.close()
  const stamps = async () => (await db.selectFrom('record_index').select('stamp').execute()).map(({ stamp }) => stamp)
  const [current] = await stamps()
  await db.updateTable('record_index').set({ stamp: 'of another engine' }).execute()
  const { indexer } = started()
  await vi.waitFor(async () => expect(await stamps()).toEqual([current]), 10_000)
  await indexer.close()
})

test('measures again what changed, some seconds after it is woken, and what another process changed, at its next look', async () => {
  await doctorWith('a', 1)
  await doctorWith('b', 1)
  const { indexer, until } = started()
  await until({})
  await Promise.all([outdate('a'), outdate('b')])
  indexer.wake('a')
  await vi.advanceTimersByTimeAsync(6000)
  await until({ b: 1 })
  await vi.advanceTimersByTimeAsync(30_000)
  await until({})
  await indexer.close()
})

/** The database, where `before` runs ahead of each transaction with its number. */
const watched = (before: (transaction: number) => void): Db => {
  let begun = 0
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') before(++begun)
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const failingOnce = () =>
  watched(transaction => {
    if (transaction === 1) throw new Error('the connection is gone')
  })

test('one doctor whose records cannot be measured holds up no other, is told of, and is measured at the next look', async () => {
  await doctorWith('a', 1)
  await doctorWith('b', 1)
  const { indexer, errors, until } = started(failingOnce())
  await vi.waitFor(async () => expect(Object.keys(await waiting())).toHaveLength(1), 10_000)
  expect(errors).toEqual([new Error('the connection is gone')])
  await vi.advanceTimersByTimeAsync(30_000)
  await until({})
  await indexer.close()
})

test('measures nothing more once it is closed', async () => {
  await doctorWith('a', 1)
  const { indexer, until } = started()
  await until({})
  await indexer.close()
  await outdate('a')
  indexer.wake('a')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await waiting()).toEqual({ a: 1 })
})

test('ends after the step it is in when it is closed meanwhile', async () => {
  await doctorWith('a', 3 * batch)
  const closing: { end?: Promise<void> } = {}
  const { indexer } = started(
    watched(transaction => {
      if (transaction === 2) closing.end = indexer.close()
    }),
  )
  await vi.waitFor(() => expect(closing.end).toBeDefined(), 10_000)
  await closing.end
  expect(await waiting()).toEqual({ a: batch })
})
