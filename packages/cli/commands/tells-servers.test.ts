import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openData } from '@sella/server/data'
import { demoSignIn } from '@sella/server/demo/demo'
import { type Notice, type Notices, postgresNotices } from '@sella/server/events/notices'
import { type Postgres, startPostgres, whyNoPostgres } from '@sella/server/testing/postgres'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Command } from '../command'
import { demo } from './demo'
import { exportCommand } from './export'
import { importCommand } from './import'
import { signOut } from './sign-out'
import { staff } from './staff'

const why = whyNoPostgres()

describe.skipIf(why)(`a command on a PostgreSQL database beside its servers${why ? ` (skipped, ${why})` : ''}`, () => {
  let [folder, url] = ['', '']
  let postgres: Postgres
  let data: Awaited<ReturnType<typeof openData>>
  let notices: Notices
  const heard: Notice[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sella-tells-'))
    postgres = await startPostgres()
    url = await postgres.migrated()
    vi.stubEnv('DATABASE_URL', url)
    data = await openData({ dataFolder: folder, databaseUrl: url })
    notices = await postgresNotices({ db: data.store.db, url, onError: () => undefined })
    notices.hear(notice => void heard.push(notice))
  })
  afterEach(() => void heard.splice(0))
  afterAll(async () => {
    await notices?.close()
    await data?.close()
    await postgres?.stop()
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  const run = (command: Command, ...args: readonly string[]): Promise<void> =>
    command.run({ args: [...args, '--data', folder], root: '.', out: () => undefined, err: () => undefined })

  it('tells of cases it brought in: those of the demo, those of an archive', async () => {
    await run(demo)
    await expect.poll(() => heard).toMatchObject([{ event: { type: 'cases' } }])
    const file = join(folder, 'account.zip')
    await run(exportCommand, '--user', demoSignIn.loginName, '-o', file)
    await run(importCommand, file, '--user', demoSignIn.loginName, '--same', 'merge')
    await expect.poll(() => heard).toMatchObject([{ event: { type: 'cases' } }, { event: { type: 'cases' } }])
  })

  it('tells of sessions it ended, so that open windows and addresses of pictures end too', async () => {
    await run(signOut, demoSignIn.loginName)
    await run(signOut, '--all')
    await run(staff, 'add', demoSignIn.loginName)
    await run(staff, 'remove', demoSignIn.loginName)
    await expect.poll(() => heard).toEqual(['sessions', 'sessions', 'sessions', 'sessions'])
    await run(staff, 'list')
    expect(heard).toHaveLength(4)
  })
})
