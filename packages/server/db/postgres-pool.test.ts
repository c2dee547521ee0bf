import { type CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPostgres, whyNoPostgres } from '../testing/postgres'
import { openStore } from './open'

const why = whyNoPostgres()

test.skipIf(why)('a statement used often stays prepared; when its table changes, one refusal renews the connection', async () => {
  const postgres = await startPostgres()
  const { db, close } = openStore({ folder: '', url: await postgres.database() })
  const send = (text: string) => sql.raw(text).execute(db)
  const all = () => db.executeQuery({ ...sql`select * from fruit where name = ${'pear'}`.compile(db) } as CompiledQuery)
  try {
    await send('create table fruit (name text)')
    await send("insert into fruit values ('pear')")
    for (let n = 0; n < 20; n += 1) expect((await all()).rows).toEqual([{ name: 'pear' }])
    const { rows } = await send("select count(*) as n from pg_prepared_statements where statement like '%fruit where%'")
    expect(rows).toEqual([{ n: 1 }])
    await send('alter table fruit add column weight integer')
    await expect(all()).rejects.toMatchObject({ code: 'DATABASE_AWAY' })
    expect((await all()).rows).toEqual([{ name: 'pear', weight: null }])
  } finally {
    await close()
    await postgres.stop()
  }
})
