import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from './open'
import { logSyncOf } from './write-ahead-log'

test('the log that SQLite writes beside its file is the one that is synced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-log-'))
  const log = logSyncOf(join(folder, 'sella.sqlite-wal'))
  await expect(log.synced()).rejects.toMatchObject({ code: 'ENOENT' })
  const store = openStore({ folder, url: null })
  await sql`create table t (x integer)`.execute(store.db)
  await log.synced()
  await Promise.all(Array.from({ length: 50 }, (_, n) => sql`insert into t values (${n})`.execute(store.db)))
  await store.close()
  // SQLite has deleted it; what was opened stays good until it is closed.
  await log.synced()
  await log.close()
  await expect(log.synced()).rejects.toMatchObject({ code: 'ENOENT' })
  await rm(folder, { recursive: true })
})

/** Names of the files this process has open. */
const openFiles = async (): Promise<readonly string[]> =>
  Promise.all((await readdir('/proc/self/fd')).map(fd => readlink(`/proc/self/fd/${fd}`).catch(() => '')))

test.runIf(process.platform === 'linux')('a store syncs the log it has opened itself from its first commit on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-log-'))
  const store = openStore({ folder, url: null })
  await sql`create table t (x integer)`.execute(store.db)
  const path = join(folder, 'sella.sqlite-wal')
  // SQLite's and the driver's.
  expect((await openFiles()).filter(name => name === path)).toHaveLength(2)
  await store.close()
  expect((await openFiles()).filter(name => name.startsWith(path))).toEqual([])
  await rm(folder, { recursive: true })
})
