import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startServer } from './app/main'
import { readConfig } from './config'
import { migrate } from './db/migrate'
import { openStore } from './db/open'
import { secretNamed } from './secrets'
import { password, startBench } from './testing/bench'
import { caseWithRecord, picture } from './testing/samples'

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      dataFolder: join(process.cwd(), 'data'),
      databaseUrl: null,
      webFolder: null,
      sessionDays: 14,
      sessionLongestDays: 30,
      idleMinutes: 30,
      checkReplies: false,
    })
  })

  test.each([
    [{ PORT: 'http' }, /PORT must be a whole number from 0 to 65535, not "http"/],
    [{ PORT: '70000' }, /PORT/],
    [{ SELLA_SESSION_DAYS: '0' }, /SELLA_SESSION_DAYS/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must start with postgres/],
    [{ SELLA_LOG: 'loud' }, /SELLA_LOG must be one of/],
  ])('%j is refused in one sentence', (env, sentence) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(sentence)
  })
})

describe('a secret of the installation', () => {
  test('is made once for all its processes, or drawn from the one they are given', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sella-secret-'))
    const stores = [openStore({ folder, url: null }), openStore({ folder, url: null })] as const
    const [{ db }, { db: other }] = stores
    await migrate(stores[0])
    const [first, second] = await Promise.all([secretNamed(db, 'key', null), secretNamed(other, 'key', null)])
    expect(first).toHaveLength(32)
    expect(first.equals(second)).toBe(true)
    expect((await secretNamed(db, 'other', null)).equals(first)).toBe(false)
    const given = 'a text that somebody made up for all machines'
    const [three, four] = [await secretNamed(db, 'key', given), await secretNamed(other, 'key', given)]
    expect([three.equals(four), three.equals(first), three.length]).toEqual([true, false, 32])
    expect((await secretNamed(db, 'other', given)).equals(three)).toBe(false)
    expect(() => readConfig({ SELLA_SECRET: 'too short' })).toThrow('SELLA_SECRET')
    for (const store of stores) await store.close()
    await rm(folder, { recursive: true })
  })
})

describe('a server that is started again', () => {
  test('knows sessions, cases, images and signed addresses as before', async () => {
    const first = await startBench(null)
    const doctor = await first.doctor('again')
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const photo = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f' }, await picture())
    await first.server.close()
    const second = await startBench(null, { config: { dataFolder: first.folder } })
    expect((await second.visitor(doctor.token).call('timebarGet', { caseUuid }))[0]?.photos[0]?.hash).toBe(photo.hash)
    expect((await fetch(second.server.address + photo.url)).status).toBe(200)
    await second.close()
    await rm(first.folder, { recursive: true })
  })

  test('on a taken port says so and leaves the database free', async () => {
    const bench = await startBench(null)
    const folder = await mkdtemp(join(tmpdir(), 'sella-port-'))
    const port = Number(new URL(bench.server.address).port)
    const config = { ...readConfig({ HOST: '127.0.0.1', SELLA_DATA: folder, SELLA_LOG: 'silent' }), port }
    await expect(startServer(config)).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await (await startServer({ ...config, port: 0 })).close()
    await bench.close()
    await rm(folder, { recursive: true })
  })

  test('writes neither passwords nor tokens nor signed addresses into its files in the clear', async () => {
    const bench = await startBench(null)
    const { token } = await bench.doctor('quiet')
    for (const name of ['sella.sqlite', 'sella.sqlite-wal']) {
      const bytes = await readFile(join(bench.folder, name))
      expect(bytes.includes(password)).toBe(false)
      expect(bytes.includes(token)).toBe(false)
    }
    await bench.close()
  })
})
