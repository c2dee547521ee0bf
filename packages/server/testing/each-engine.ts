import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Instead } from '../app/instead'
import type { Config } from '../config'
import type { openStore } from '../db/open'
import { startBench, type TestBench } from './bench'
import { type Postgres, startPostgres, whyNoPostgres } from './postgres'

interface Options {
  readonly config?: Partial<Config>
  readonly instead?: Instead
}

type StoreAt = Parameters<typeof openStore>[0]

/** Runs a suite against an empty database of SQLite and, where there is one, of PostgreSQL. */
export const onEachStore = (title: string, suite: (open: () => StoreAt) => void): void => {
  describe(`${title}, on SQLite`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'sella-store-'))
    afterAll(() => rmSync(folder, { recursive: true }))
    suite(() => ({ folder, url: null }))
  })
  const why = whyNoPostgres()
  describe.skipIf(why)(`${title}, on PostgreSQL${why ? ` (skipped, ${why})` : ''}`, () => {
    let postgres: Postgres | null = null
    let url = ''
    beforeAll(async () => {
      postgres = await startPostgres()
      url = await postgres.database()
    })
    afterAll(() => postgres?.stop())
    suite(() => ({ folder: '', url }))
  })
}

/** Runs a suite against a server on SQLite and, where there is one, on PostgreSQL; says so where there is none. */
export const onEachEngine = (title: string, suite: (bench: () => TestBench) => void, options: Options = {}): void => {
  const run = (engine: string, open: () => Promise<string | null>, shut: () => Promise<void> | undefined): void => {
    describe(`${title}, on ${engine}`, () => {
      let bench: TestBench
      beforeAll(async () => {
        bench = await startBench(await open(), options)
      })
      afterAll(async () => {
        await bench?.close()
        await shut()
      })
      suite(() => bench)
    })
  }
  run(
    'SQLite',
    async () => null,
    () => undefined,
  )
  const why = whyNoPostgres()
  if (why) {
    test.skip(`${title}, on PostgreSQL: skipped, ${why}`, () => undefined)
    return
  }
  let postgres: Postgres | null = null
  run(
    'PostgreSQL',
    async () => {
      postgres = await startPostgres()
      return postgres.migrated()
    },
    () => postgres?.stop(),
  )
}
