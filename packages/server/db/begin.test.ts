import { CompiledQuery, type DatabaseConnection, type Driver, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres, whyNoPostgres } from '../testing/postgres'
import type { Deferring } from './lastly'
import { type OpenDatabase, openStore } from './open'
import { PipelinedPostgresDialect } from './postgres-driver'

const raw = (text: string) => CompiledQuery.raw(text)

describe.skipIf(whyNoPostgres())('a transaction whose beginning fails, on PostgreSQL', () => {
  let postgres: Postgres
  let store: OpenDatabase
  let url: string
  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.database()
    store = openStore({ folder: '', url })
    await sql`create table pair (n int, half text)`.execute(store.db)
  })
  afterAll(async () => {
    await store?.close()
    await postgres?.stop()
  })
  const written = async (): Promise<number> =>
    (await sql<{ n: number }>`select count(*) as n from pair`.execute(store.db)).rows[0]?.n ?? -1

  test('writes nothing: not its first statement, not one left for its end, not one after a failed read', async () => {
    const driver = new PipelinedPostgresDialect({ url, longest: null }).createDriver() as Driver
    const write = raw("insert into pair values (1, 'a')")
    type Line = DatabaseConnection & Deferring
    const ways: readonly ((line: Line) => Promise<unknown>)[] = [
      line => line.executeQuery(write),
      line => Promise.all([line.executeQuery(write), line.executeQuery(write)]),
      line => line.later(write).then(() => driver.commitTransaction(line)),
      line => line.later(write).then(() => line.executeQuery(raw('select 1'))),
      line => line.later(write).then(() => line.nowLater()),
      async line => {
        await line.executeQuery(raw('select 1')).catch(() => undefined)
        await line.executeQuery(write)
      },
    ]
    for (const way of ways) {
      const line = (await driver.acquireConnection()) as Line
      // Refused by PostgreSQL, as one that an operator cancels is.
      await driver.beginTransaction(line, { isolationLevel: 'of no kind' as never })
      await expect(way(line)).rejects.toThrow('syntax error')
      await driver.rollbackTransaction(line).catch(() => undefined)
      await driver.releaseConnection(line)
    }
    expect(await written()).toBe(0)
    const line = (await driver.acquireConnection()) as Line
    await driver.beginTransaction(line, {})
    await line.executeQuery(write)
    await driver.commitTransaction(line)
    await driver.releaseConnection(line)
    expect(await written()).toBe(1)
    await driver.destroy()
  })
})
