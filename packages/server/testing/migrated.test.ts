import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schemaOf, schemaSteps } from '../db/migrate'
import { openStore, type StoreAt } from '../db/open'
import { migratedInto } from './migrated'
import { startPostgres, whyNoPostgres } from './postgres'

const schemaAt = async (at: StoreAt): Promise<string> => {
  const store = openStore(at)
  return schemaOf(store.db).finally(store.close)
}

test('a copied SQLite database has every step of the schema taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-copy-'))
  await migratedInto(folder)
  expect(await schemaAt({ folder, url: null })).toBe(schemaSteps.at(-1))
  await rm(folder, { recursive: true })
})

const why = whyNoPostgres()
test.skipIf(why)(`so has a copied PostgreSQL database${why ? ` (skipped, ${why})` : ''}`, async () => {
  const postgres = await startPostgres()
  const [first, second] = await Promise.all([postgres.migrated(), postgres.migrated()])
  expect(second).not.toBe(first)
  for (const url of [first, second]) expect(await schemaAt({ folder: '', url })).toBe(schemaSteps.at(-1))
  await postgres.stop()
})
