import Sqlite from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { PatientSqliteDialect } from './sqlite-driver'

interface Tables {
  readonly note: { readonly text: string }
}

/** A store whose disk is brought up to date when the test says so. */
const opened = async () => {
  const waiting: { end: () => void; fail: (error: Error) => void }[] = []
  const file = new Sqlite(':memory:')
  file.exec('create table note (text text)')
  const synced = (): Promise<void> => new Promise((end, fail) => void waiting.push({ end, fail }))
  const db = new Kysely<Tables>({ dialect: new PatientSqliteDialect({ database: file, synced }) })
  return { db, waiting }
}
/** Some turns of the loop of events: one that lasts long, as on a busy machine, has the next statement wait for another. */
const turn = async (): Promise<void> => {
  for (let n = 0; n < 8; n += 1) await new Promise(resolve => setImmediate(resolve))
}
const open: Kysely<Tables>[] = []
afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy()
})

const writes: readonly [string, (db: Kysely<Tables>) => Promise<unknown>][] = [
  ['a statement', db => db.insertInto('note').values({ text: 'x' }).execute()],
  ['a raw statement', db => sql`with v (t) as (select 'x') insert into note select t from v`.execute(db)],
  ['a transaction', db => db.transaction().execute(tx => tx.insertInto('note').values({ text: 'x' }).execute())],
  ['a change of the schema', db => sql`create table other (x integer)`.execute(db)],
]

test.each(writes)('%s is said to be written once the disk has it, and others read and write meanwhile', async (_, write) => {
  const { db, waiting } = await opened()
  open.push(db)
  const ended: string[] = []
  void write(db).then(() => ended.push('first'))
  await turn()
  expect(waiting).toHaveLength(1)
  expect(ended).toEqual([])
  await db.selectFrom('note').selectAll().execute()
  void db
    .deleteFrom('note')
    .execute()
    .then(() => ended.push('second'))
  await turn()
  expect(waiting).toHaveLength(2)
  waiting[1]?.end()
  await turn()
  expect(ended).toEqual(['second'])
  waiting[0]?.end()
  await turn()
  expect(ended).toEqual(['second', 'first'])
})

test('reading waits for no disk', async () => {
  const { db, waiting } = await opened()
  open.push(db)
  await db.selectFrom('note').selectAll().execute()
  await db.transaction().execute(tx => tx.selectFrom('note').selectAll().execute())
  await sql`pragma user_version`.execute(db)
  expect(waiting).toHaveLength(0)
})

test('a disk that cannot be written is told to who wrote', async () => {
  const { db, waiting } = await opened()
  open.push(db)
  const writing = db.insertInto('note').values({ text: 'x' }).execute()
  await turn()
  waiting[0]?.fail(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
  await expect(writing).rejects.toMatchObject({ code: 'ENOSPC' })
})
