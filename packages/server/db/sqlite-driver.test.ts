import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { startBench } from '../testing/bench'
import { openStore } from './open'

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
  // Ten seconds pass at once.
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(10_001)
  const write = () => store.db.transaction().execute(async () => 'written')
  await expect(write()).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  now.mockRestore()
  other.exec('commit')
  expect(await write()).toBe('written')
  other.close()
  await store.close()
  await rm(folder, { recursive: true })
})
