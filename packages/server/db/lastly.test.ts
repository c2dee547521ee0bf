import { mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Postgres, startPostgres, whyNoPostgres } from '../testing/postgres'
import { lastly, together } from './lastly'
import { type Db, type OpenDatabase, openStore } from './open'

const insert = (db: Db, name: string) => {
  const query = sql`insert into fruit values (${name})`
  return { compile: () => query.compile(db) }
}
const namesIn = async (db: Db) =>
  (await sql<{ name: string }>`select name from fruit order by name`.execute(db)).rows.map(row => row.name)

/** Counts the system calls by which this process sends something over its sockets. */
const writesOf = async (work: () => Promise<unknown>): Promise<number> => {
  const sending: Record<'_write' | '_writev', (...sent: unknown[]) => void> = Socket.prototype as never
  const ways = (['_write', '_writev'] as const).map(way => vi.spyOn(sending, way))
  await work()
  const calls = ways.reduce((sum, way) => sum + way.mock.calls.length, 0)
  for (const way of ways) way.mockRestore()
  return calls
}

/** An open database with an empty table of fruit, for the tests of a block. */
const withFruit = (open: () => Promise<string | null>) => {
  let folder: string
  let store: OpenDatabase
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sella-lastly-'))
    store = openStore({ folder, url: await open() })
    await sql`create table fruit (name text primary key)`.execute(store.db)
  })
  beforeEach(async () => void (await sql`delete from fruit`.execute(store.db)))
  afterAll(async () => {
    await store?.close()
    if (folder) await rm(folder, { recursive: true, force: true })
  })
  return () => store
}

let postgres: Postgres | null = null
const inPostgres = async () => {
  postgres ??= await startPostgres()
  return postgres.database()
}
afterAll(() => postgres?.stop())

const engines = [
  { name: 'SQLite', open: async () => null, why: null },
  { name: 'PostgreSQL', open: inPostgres, why: whyNoPostgres() },
]

for (const { name, open, why } of engines)
  describe.skipIf(why)(`statements left for later, on ${name}`, () => {
    const store = withFruit(open)

    test('are carried out before what follows them in their transaction, and with its end', async () => {
      const seen = await store()
        .db.transaction()
        .execute(async tx => {
          await lastly(tx, insert(tx, 'apple'))
          const within = await namesIn(tx)
          await lastly(tx, insert(tx, 'pear'))
          return within
        })
      expect([seen, await namesIn(store().db)]).toEqual([['apple'], ['apple', 'pear']])
    })

    test('let their transaction fail as a whole, with their own error', async () => {
      await lastly(store().db, insert(store().db, 'plum'))
      const twice = store()
        .db.transaction()
        .execute(async tx => {
          await lastly(tx, insert(tx, 'cherry'))
          await lastly(tx, insert(tx, 'plum'))
          await lastly(tx, insert(tx, 'quince'))
        })
      const error = await twice.then(
        () => null,
        (reason: unknown) => reason,
      )
      expect(store().engine.isDuplicate(error)).toBe(true)
      expect(await namesIn(store().db)).toEqual(['plum'])
    })

    test('are forgotten where the transaction is undone', async () => {
      const undone = store()
        .db.transaction()
        .execute(async tx => {
          await lastly(tx, insert(tx, 'fig'))
          throw new Error('undone')
        })
      await expect(undone).rejects.toThrow('undone')
      expect(await namesIn(store().db)).toEqual([])
    })

    test('statements that need nothing of each other are answered in order', async () => {
      await lastly(store().db, insert(store().db, 'lime'))
      const number = { compile: () => sql`select 1 as n`.compile(store().db) }
      const all = { compile: () => sql`select name from fruit`.compile(store().db) }
      expect(
        await store()
          .db.transaction()
          .execute(tx => together(tx, number, all)),
      ).toEqual([[{ n: 1 }], [{ name: 'lime' }]])
    })
  })

describe.skipIf(whyNoPostgres())('system calls to PostgreSQL', () => {
  const store = withFruit(inPostgres)

  test('reads of one turn are sent by one system call, and one that fails fails alone', async () => {
    const read = () => namesIn(store().db)
    await read()
    expect(await writesOf(() => Promise.all(Array.from({ length: 12 }, read)))).toBe(1)
    const wrong = sql`select no_such_column from fruit`.execute(store().db)
    const ended = await Promise.allSettled([read(), wrong, read()])
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  test('a change with its note is sent by two system calls, whatever it consists of', async () => {
    const change = () =>
      store()
        .db.transaction()
        .execute(async tx => {
          await namesIn(tx)
          for (const name of ['date', 'guava', 'kiwi']) await lastly(tx, insert(tx, name))
        })
    expect(await writesOf(change)).toBe(2)
  })
})
