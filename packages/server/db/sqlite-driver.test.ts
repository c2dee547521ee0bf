import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startBench } from '../testing/bench'
import { lastly, together } from './lastly'
import { type OpenDatabase, openStore } from './open'

test('a call waits for another process that writes, and its own process is free meanwhile', async () => {
  const bench = await startBench(null)
  const doctor = await bench.doctor()
  const other = new Sqlite(join(bench.folder, 'sella.sqlite'))
  other.prepare('begin immediate').run()
  let written = false
  const writing = doctor.call('settingSave', { name: 'x', content: '{}' }).finally(() => {
    written = true
  })
  await new Promise(resolve => setTimeout(resolve, 200))
  const begun = performance.now()
  expect((await fetch(`${bench.server.address}/health`)).status).toBe(200)
  // SQLite's own way of waiting would have kept it for as long as the other process writes, ten seconds at most.
  expect(performance.now() - begun).toBeLessThan(2000)
  await new Promise(resolve => setTimeout(resolve, 2500))
  expect(written).toBe(false)
  other.prepare('commit').run()
  await writing
  other.close()
  await bench.close()
})

test('a statement that waited in vain ends as busy and leaves the store whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-busy-'))
  const store = openStore({ folder, url: null })
  const other = new Sqlite(join(folder, 'sella.sqlite'))
  other.exec('create table t (x integer); begin immediate')
  // Ten seconds pass between two looks at the clock.
  let clock = 0
  const now = vi.spyOn(performance, 'now').mockImplementation(() => {
    clock += 10_001
    return clock
  })
  const write = () => store.db.transaction().execute(async () => 'written')
  await expect(write()).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  now.mockRestore()
  other.exec('commit')
  expect(await write()).toBe('written')
  other.close()
  await store.close()
  await rm(folder, { recursive: true })
})

const withStore = async (work: (store: OpenDatabase) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-beside-'))
  const store = openStore({ folder, url: null })
  try {
    await sql`create table setting (doctor_id text, name text, content text, updated_at text)`.execute(store.db)
    await work(store)
  } finally {
    await store.close()
    await rm(folder, { recursive: true })
  }
}

const setting = (name: string) => ({ doctor_id: 'a', name, content: '{}', updated_at: '2026-01-01' })

test('while a transaction takes long, what reads is answered from before it, and what writes waits for its end', () =>
  withStore(async ({ db }) => {
    const names = async () => (await db.selectFrom('setting').select('name').execute()).map(({ name }) => name)
    await db.insertInto('setting').values(setting('before')).execute()
    const ended: string[] = []
    let goOn = (): void => undefined
    const long = db.transaction().execute(async tx => {
      await tx.insertInto('setting').values(setting('during')).execute()
      await new Promise<void>(resolve => {
        goOn = resolve
      })
    })
    const other = db.insertInto('setting').values(setting('after')).execute()
    void other.then(() => ended.push('other'))
    expect(await names()).toEqual(['before'])
    expect((await sql<{ n: number }>`select count(*) as n from setting`.execute(db)).rows).toEqual([{ n: 1 }])
    // Beside others that read, too, and for what reads several things over one connection.
    const both = await together(db, db.selectFrom('setting').select('name'), db.selectFrom('setting').select('content'))
    expect(both).toEqual([[{ name: 'before' }], [{ content: '{}' }]])
    expect(ended).toEqual([])
    goOn()
    await long
    await other
    expect(await names()).toEqual(['before', 'during', 'after'])
  }))

test('one holder may read and write at once, and gives back what it took', () =>
  withStore(async ({ db }) => {
    for (const name of ['one', 'two'])
      await db.connection().execute(async connection => {
        const written = lastly(connection, connection.insertInto('setting').values(setting(name)))
        const read = connection.selectFrom('setting').select('name').execute()
        await Promise.all([read, written])
      })
    await db.transaction().execute(tx => tx.deleteFrom('setting').where('name', '=', 'one').execute())
    expect(await db.selectFrom('setting').select('name').execute()).toEqual([{ name: 'two' }])
  }))

test('statements without end leave the loop of events its turns', () =>
  withStore(async ({ db }) => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    const end = performance.now() + 400
    while (performance.now() < end) await db.selectFrom('setting').select('name').execute()
    await db.transaction().execute(async tx => {
      const last = performance.now() + 400
      while (performance.now() < last) await tx.insertInto('setting').values(setting('x')).execute()
    })
    clearInterval(timer)
    // Without it not one.
    expect(turns).toBeGreaterThan(5)
  }))
