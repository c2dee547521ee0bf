import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noEdit } from '@sella/contract/picture-edit'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '../db/migrate'
import { type OpenDatabase, openStore } from '../db/open'
import { plainName } from '../files/shown-name'
import { startPostgres, whyNoPostgres } from '../testing/postgres'

const recipes = {
  third: JSON.stringify({ ...noEdit, page: 3, turn: 90, contrast: 5 }),
  only: JSON.stringify({ ...noEdit, turn: 90 }),
  untouched: null,
}

/** Pictures as they were kept before this column: one of a file of several, an edited one, one as its file shows it. */
const upgraded = async (store: OpenDatabase): Promise<void> => {
  await migrate(store, '0036-oidc')
  const { db } = store
  const at = '2026-01-02T00:00:00.000Z'
  await sql`insert into doctor (uuid, login_name, login_key, password_hash, user_name, role, created_at, updated_at)
    values ('d', 'd', 'd', '', 'd', 'doctor', ${at}, ${at})`.execute(db)
  await sql`insert into patient (uuid, doctor_id, name, case_no, case_key, favorite, search_text, created_at, updated_at)
    values ('p', 'd', 'p', '1', '1', 0, '', ${at}, ${at})`.execute(db)
  await sql`insert into record (uuid, doctor_id, case_uuid, createday, type, has_tracing, version, created_at, updated_at)
    values ('r', 'd', 'p', ${at}, 1, 0, 1, ${at}, ${at})`.execute(db)
  for (const [uuid, recipe] of Object.entries(recipes))
    await sql`insert into image (uuid, doctor_id, record_uuid, type, hash, oss_path, width, height, name, bytes, recipe, shown, created_at)
      values (${uuid}, 'd', 'r', ${uuid}, 'h', 'h', 1, 1, 'h', 1, ${recipe}, ${recipe && uuid}, ${at})`.execute(db)
  await migrate(store)
  const rows = await db.selectFrom('image').select(['uuid', 'plain']).execute()
  const named = Object.fromEntries(rows.map(({ uuid, plain }) => [uuid, plain]))
  expect(named).toEqual({ third: plainName({ hash: 'h', recipe: recipes.third }), only: null, untouched: null })
  await store.close()
}

test('pictures of before are called by the name before their edit, on SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-plain-'))
  await upgraded(openStore({ folder, url: null }))
  await rm(folder, { recursive: true })
})

test.skipIf(whyNoPostgres())('pictures of before are called by the name before their edit, on PostgreSQL', async () => {
  const postgres = await startPostgres()
  try {
    await upgraded(openStore({ folder: '', url: await postgres.database() }))
  } finally {
    await postgres.stop()
  }
})
