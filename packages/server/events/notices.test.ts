import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenDatabase, openStore } from '../db/open'
import { type Postgres, startPostgres, whyNoPostgres } from '../testing/postgres'
import { type Notice, type Notices, postgresNotices, tellServers } from './notices'

const why = whyNoPostgres()

describe.skipIf(why)(`servers of one PostgreSQL database${why ? ` (skipped, ${why})` : ''}`, () => {
  let postgres: Postgres
  let store: OpenDatabase
  let url: string
  const nodes: { notices: Notices; heard: Notice[] }[] = []
  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.database()
    store = openStore({ folder: '', url })
    for (let i = 0; i < 2; i += 1) {
      const notices = await postgresNotices({ db: store.db, url, onError: () => undefined })
      const heard: Notice[] = []
      notices.hear(notice => void heard.push(notice))
      nodes.push({ notices, heard })
    }
  })
  afterAll(async () => {
    for (const { notices } of nodes) await notices.close()
    await store.close()
    await postgres.stop()
  })

  const event = { type: 'record', uuid: 'r', caseUuid: 'c', version: 2 } as const
  const heard = () => nodes.map(node => node.heard.splice(0))

  test('hear what one of them tells, in its order', async () => {
    nodes[0]?.notices.tell({ doctor: 'a', event })
    nodes[0]?.notices.tell({ doctor: 'a', event: { ...event, version: 3 } })
    await expect.poll(() => nodes.map(node => node.heard.length)).toEqual([2, 2])
    const both = [
      { doctor: 'a', event },
      { doctor: 'a', event: { ...event, version: 3 } },
    ]
    expect(heard()).toEqual([both, both])
  })

  test('hear what a command tells them, which listens to nothing itself', async () => {
    await tellServers(store, { doctor: 'a', event: { type: 'cases' } })
    await expect.poll(() => nodes.map(node => node.heard.length)).toEqual([1, 1])
    const came = [{ doctor: 'a', event: { type: 'cases' } }]
    expect(heard()).toEqual([came, came])
  })

  test('whose connection was lost opens another and says that it may have missed something', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' and datname = current_database()`.execute(store.db)
    await expect.poll(() => nodes.map(node => node.heard), { timeout: 10_000 }).toEqual([['missed'], ['missed']])
    heard()
    nodes[1]?.notices.tell('sessions')
    await expect.poll(() => nodes.map(node => node.heard), { timeout: 10_000 }).toEqual([['sessions'], ['sessions']])
  })
})
