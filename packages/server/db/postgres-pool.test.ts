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
    const all = () => db.executeQuery(pears())
    try {
      await send('create table fruit (name text)')
      await send("insert into fruit values ('pear')")
      for (let n = 0; n < 20; n += 1) expect((await all()).rows).toEqual([{ name: 'pear' }])
      const { rows } = await send("select count(*) as n from pg_prepared_statements where statement like '%fruit where%'")
      expect(rows).toEqual([{ n: 1 }])
      await send('alter table fruit add column weight integer')
      expect((await all()).rows).toEqual([{ name: 'pear', weight: null }])
      for (let n = 0; n < 20; n += 1) await all()
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
