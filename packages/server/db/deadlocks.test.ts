import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres, whyNoPostgres } from '../testing/postgres'
import { type Db, type OpenDatabase, openStore } from './open'

const why = whyNoPostgres()

/** Resolves for both callers once both have come; again and again from then on. */
const meeting = () => {
  let come = 0
  let open = (): void => undefined
  const both = new Promise<void>(resolve => {
    open = resolve
  })
  return async (): Promise<void> => {
    come += 1
    if (come === 2) open()
    await both
  }
}

describe.skipIf(why)(`two that wait for each other${why ? ` (skipped, ${why})` : ''}`, () => {
  let postgres: Postgres
  let store: OpenDatabase
  beforeAll(async () => {
    postgres = await startPostgres()
    store = openStore({ folder: '', url: await postgres.database() })
    await sql`create table thing (id integer primary key, n integer not null)`.execute(store.db)
    await sql`insert into thing values (1, 0), (2, 0)`.execute(store.db)
  })
  afterAll(async () => {
    await store?.close()
    await postgres?.stop()
  })
  const more = (db: Db, id: number) => sql`update thing set n = n + 1 where id = ${id}`.execute(db)
  const things = async () => (await sql<{ n: number }>`select n from thing order by id`.execute(store.db)).rows.map(({ n }) => n)

  test('are both carried out, each once', async () => {
    const meet = meeting()
    const both = (first: number, second: number) =>
      store.db.transaction().execute(async tx => {
        await more(tx, first)
        await meet()
        await more(tx, second)
      })
    await Promise.all([both(1, 2), both(2, 1)])
    expect(await things()).toEqual([2, 2])
  })

  test('so is a statement alone that meets a transaction', async () => {
    const before = await things()
    const holding = store.db.transaction().execute(async tx => {
      await more(tx, 2)
      await sql`select pg_sleep(0.2)`.execute(tx)
      await more(tx, 1)
    })
    await new Promise(resolve => setTimeout(resolve, 100))
    const alone = sql`update thing set n = n + 1 where id in (select id from thing order by id)`.execute(store.db)
    await Promise.all([holding, alone])
    expect(await things()).toEqual(before.map(n => n + 2))
  })

  test('what fails otherwise fails once', async () => {
    let runs = 0
    const failing = store.db.transaction().execute(async tx => {
      runs += 1
      await sql`insert into thing values (1, 0)`.execute(tx)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(runs).toBe(1)
  })
})
