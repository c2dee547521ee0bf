import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachStore } from '../testing/each-engine'
import { migrate } from './migrate'
import { type OpenDatabase, openStore } from './open'

const doctor = (uuid: string) => ({
  ...{ uuid, login_name: uuid, login_key: uuid, password_hash: '', user_name: uuid, role: 'doctor' as const },
  ...{ phone: null, email: null, age: null, created_at: '', updated_at: '' },
})

/** Reads, gives others time, then writes: what every change of the product does. */
const change = (store: OpenDatabase, uuid: string): Promise<void> =>
  store.db.transaction().execute(async tx => {
    await tx.selectFrom('doctor').select('uuid').execute()
    await new Promise(resolve => setTimeout(resolve, 5))
    await tx.insertInto('doctor').values(doctor(uuid)).execute()
  })

test('a SQLite store keeps a log that its driver syncs, heeds foreign keys, and its new folder is closed to others', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'sella-open-')), 'data')
  const store = openStore({ folder, url: null })
  const pragma = async (name: string) =>
    Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(store.db)).rows[0] ?? {})[0]
  expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('foreign_keys')]).toEqual(['wal', 1, 1])
  expect((await stat(folder)).mode & 0o077).toBe(0)
  await migrate(store)
  await expect(
    store.db.insertInto('agency').values({ uuid: 'a', doctor_id: 'nobody', name: 'x', position: 0 }).execute(),
  ).rejects.toThrow('FOREIGN KEY')
  await store.close()
  await rm(folder, { recursive: true })
})

test('a change that began beside another writer waits for it instead of failing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-open-'))
  const [first, second] = [openStore({ folder, url: null }), openStore({ folder, url: null })]
  await migrate(first)
  // A second process, for one process cannot wait for itself.
  const script = `
    const file = new (require('better-sqlite3'))(process.argv[1] + '/sella.sqlite')
    file.pragma('busy_timeout = 10000')
    for (let i = 0; i < 60; i++) file.transaction(() => file.prepare("insert into sign_in_attempt values (?, 'x', 'x', '')").run('p' + i)).immediate()
  `
  const other = new Promise<void>((resolve, reject) => {
    execFile(process.execPath, ['-e', script, folder], { cwd: import.meta.dirname }, error => (error ? reject(error) : resolve()))
  })
  let ended = false
  void other.finally(() => {
    ended = true
  })
  let count = 0
  while (!ended) {
    await change(first, `d${count}`)
    count += 1
    // SQLite keeps no queue: without a pause between changes the other process may never find its turn.
    await new Promise(resolve => setTimeout(resolve, 15))
  }
  await other
  expect(await second.db.selectFrom('doctor').select('uuid').execute()).toHaveLength(count)
  await first.close()
  await second.close()
  await rm(folder, { recursive: true })
})

test('a new file that another process is just setting up is waited for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-open-'))
  const script = `
    const file = new (require('better-sqlite3'))(process.argv[1] + '/sella.sqlite')
    file.exec('begin exclusive; create table first (x)')
    process.stdout.write('begun')
    setTimeout(() => file.exec('commit'), 400)
  `
  const other = spawn(process.execPath, ['-e', script, folder], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise(resolve => other.stdout.once('data', resolve))
  const store = openStore({ folder, url: null })
  expect((await sql<{ journal_mode: string }>`pragma journal_mode`.execute(store.db)).rows).toEqual([{ journal_mode: 'wal' }])
  await store.close()
  await rm(folder, { recursive: true })
})

onEachStore('a schema', open => {
  test('that cannot be brought up to date stays what it was, and is brought up to date once it can', async () => {
    const store = openStore(open())
    const tables = async () => (await store.db.introspection.getTables()).map(({ name }) => name)
    // In the way of a late step.
    await sql`create table secret (x integer)`.execute(store.db)
    await expect(migrate(store)).rejects.toThrow('already exists')
    expect(await tables()).not.toContain('doctor')
    await sql`drop table secret`.execute(store.db)
    await migrate(store)
    expect(await tables()).toEqual(expect.arrayContaining(['doctor', 'secret']))
    await store.close()
  })
})
