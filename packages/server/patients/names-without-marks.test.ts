import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../db/migrate'
import { type OpenDatabase, openStore } from '../db/open'
import { startPostgres, whyNoPostgres } from '../testing/postgres'

const names = { turned: '\u202e王小东\u202c', plain: '陈一', spelled: 'دده\u200cلو', nothing: '\u200f' }

/** Names as they were kept while marks could still come in. */
const upgraded = async (store: OpenDatabase): Promise<void> => {
  await migrate(store, '0051-machine-makers')
  const { db } = store
  const at = '2026-01-02T00:00:00.000Z'
  await sql`insert into doctor (uuid, login_name, login_key, password_hash, user_name, role, created_at, updated_at)
    values ('d', 'd', 'd', '', ${'林\u2067医生'}, 'doctor', ${at}, ${at})`.execute(db)
  for (const [uuid, name] of Object.entries(names))
    await sql`insert into patient (uuid, doctor_id, name, case_no, case_key, favorite, search_text, created_at, updated_at)
      values (${uuid}, 'd', ${name}, ${`${uuid}\u200e`}, ${uuid}, 0, '', ${at}, ${at})`.execute(db)
  await migrate(store)
  const rows = await db.selectFrom('patient').select(['uuid', 'name', 'case_no', 'updated_at']).execute()
  expect(Object.fromEntries(rows.map(({ uuid, name }) => [uuid, name]))).toEqual({ ...names, turned: '王小东' })
  expect(rows.map(row => [row.case_no, row.updated_at])).toEqual(rows.map(({ uuid }) => [uuid, at]))
  expect((await db.selectFrom('doctor').select('user_name').execute())[0]?.user_name).toBe('林医生')
  await store.close()
}

test('names of before turn around nothing that stands after them, on SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-marks-'))
  await upgraded(openStore({ folder, url: null }))
  await rm(folder, { recursive: true })
})

test.skipIf(whyNoPostgres())('names of before turn around nothing that stands after them, on PostgreSQL', async () => {
  const postgres = await startPostgres()
  try {
    await upgraded(openStore({ folder: '', url: await postgres.database() }))
  } finally {
    await postgres.stop()
  }
})
