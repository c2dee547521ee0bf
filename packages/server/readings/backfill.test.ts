import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../db/migrate'
import { type OpenDatabase, openStore } from '../db/open'
import { startPostgres, whyNoPostgres } from '../testing/postgres'
import { tracingText } from '../testing/traced'
import { startIndexer } from './indexer'

const at = '2026-01-02T00:00:00.000Z'
const who = { name: '旧', sex: null, birthday: null, case_no: '1', case_key: '1', agency_uuid: null, phone: null, notes: null }
const times = { created_at: at, updated_at: at }

/** A traced record in a database of before the search. */
const fill = async ({ db }: OpenDatabase): Promise<void> => {
  const account = { login_name: 'd', login_key: 'd', password_hash: '', user_name: 'd', phone: null, email: null, age: null }
  await db
    .insertInto('doctor')
    .values({ uuid: 'd', ...account, role: 'doctor', ...times })
    .execute()
  await db
    .insertInto('patient')
    .values({ uuid: 'p', doctor_id: 'd', ...who, favorite: 1, search_text: '', deleted_at: null, ...times })
    .execute()
  const stage = { createday: at, type: 1, ceph_points: tracingText(), ceph_film: 'h', has_tracing: 1, version: 1 } as const
  await db
    .insertInto('record')
    .values({ uuid: 'r', doctor_id: 'd', case_uuid: 'p', ...stage, deleted_at: null, ...times })
    .execute()
  const file = { type: 'Lateral_Ceph', hash: 'h', oss_path: 'h', width: 1, height: 1, name: 'h', bytes: 1 }
  await db
    .insertInto('image')
    .values({ uuid: 'i', doctor_id: 'd', record_uuid: 'r', ...file, created_at: at })
    .execute()
}

const upgraded = async (store: OpenDatabase): Promise<void> => {
  await migrate(store, '0006-picture-edits')
  await fill(store)
  await migrate(store)
  const { db } = store
  const facts = await db
    .selectFrom('record_index')
    .innerJoin('case_index', 'case_index.no', 'case_no')
    .select(['film', 'traced', 'stamp', 'favorite'])
    .execute()
  expect(facts).toEqual([{ film: 1, traced: 1, stamp: '', favorite: 1 }])
  const errors: unknown[] = []
  const indexer = startIndexer({ db, onError: error => errors.push(error), write: () => undefined })
  const stamped = async () => (await db.selectFrom('record_index').select('stamp').executeTakeFirstOrThrow()).stamp
  await expect.poll(stamped, { timeout: 10_000 }).not.toBe('')
  await indexer.close()
  const values = await db.selectFrom('reading').select('value').execute()
  expect([values.length > 100, errors]).toEqual([true, []])
  await store.close()
}

test('tracings of before the search are read when the server starts, on SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-backfill-'))
  await upgraded(openStore({ folder, url: null }))
  await rm(folder, { recursive: true })
})

test.skipIf(whyNoPostgres())('tracings of before the search are read when the server starts, on PostgreSQL', async () => {
  const postgres = await startPostgres()
  try {
    await upgraded(openStore({ folder: '', url: await postgres.database() }))
  } finally {
    await postgres.stop()
  }
})
