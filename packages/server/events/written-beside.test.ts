import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '../db/open'
import type { Notice } from './notices'
import { watchBeside } from './written-beside'

test('a file written to by another process is announced, the server’s own writing is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sella-beside-'))
  const at = { folder, url: null }
  const [own, other] = [openStore(at), openStore(at)]
  await sql`create table t (n integer)`.execute(own.db)
  const heard: Notice[] = []
  const errors: unknown[] = []
  const ports = {
    notices: { tell: (notice: Notice) => void heard.push(notice) },
    onError: (error: unknown) => errors.push(error),
  }
  const watch = watchBeside({ ...own, ...ports }, 20)
  const pause = () => new Promise(resolve => setTimeout(resolve, 200))
  await pause()
  await sql`insert into t values (1)`.execute(own.db)
  await pause()
  expect(heard).toEqual([])
  await sql`insert into t values (2)`.execute(other.db)
  await expect.poll(() => heard).toEqual(['missed'])
  await watch.close()
  await sql`insert into t values (3)`.execute(other.db)
  await pause()
  expect([heard, errors]).toEqual([['missed'], []])
  for (const store of [own, other]) await store.close()
  await rm(folder, { recursive: true })
})
