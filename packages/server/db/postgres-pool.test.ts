import { type CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPostgres, whyNoPostgres } from '../testing/postgres'
import { openStore } from './open'

const why = whyNoPostgres()

test.skipIf(why)(
  'a statement used often stays prepared; when its table changes it is planned anew, and only a transaction is refused',
  async () => {
    const postgres = await startPostgres()
    const { db, close } = openStore({ folder: '', url: await postgres.database() })
    const send = (text: string) => sql.raw(text).execute(db)
    const pears = (): CompiledQuery => sql`select * from fruit where name = ${'pear'}`.compile(db)
    // Each on both kinds of connection: reads travel with those of others, transactions have their own.
    const all = () => db.executeQuery(pears())
    const inTransaction = () => db.transaction().execute(tx => tx.executeQuery(pears()))
    try {
      await send('create table fruit (name text)')
      await send("insert into fruit values ('pear')")
      for (let n = 0; n < 20; n += 1)
        for (const read of [all, inTransaction]) expect((await read()).rows).toEqual([{ name: 'pear' }])
      const prepared = "select count(*) as n from pg_prepared_statements where statement like '%fruit where%'"
      expect((await send(prepared)).rows).toEqual([{ n: 1 }])
      await send('alter table fruit add column weight integer')
      expect((await all()).rows).toEqual([{ name: 'pear', weight: null }])
      await expect(inTransaction()).rejects.toMatchObject({ code: 'DATABASE_AWAY' })
      for (let n = 0; n < 20; n += 1) await inTransaction()
      await send('alter table fruit add column colour text')
      const within = db.transaction().execute(async tx => {
        await sql.raw("insert into fruit values ('plum')").execute(tx)
        return tx.executeQuery(pears())
      })
      await expect(within).rejects.toMatchObject({ code: 'DATABASE_AWAY' })
      expect((await send('select * from fruit')).rows).toEqual([{ name: 'pear', weight: null, colour: null }])
      expect((await all()).rows).toEqual([{ name: 'pear', weight: null, colour: null }])
    } finally {
      await close()
      await postgres.stop()
    }
  },
)
