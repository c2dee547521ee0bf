import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres, whyNoPostgres } from '../testing/postgres'
import { type OpenDatabase, openStore } from './open'
import { slowTexts } from './slow-texts'

describe.skipIf(whyNoPostgres())('slow reads of some callers, on PostgreSQL', () => {
  let postgres: Postgres
  let store: OpenDatabase
  beforeAll(async () => {
    postgres = await startPostgres()
    store = openStore({ folder: '', url: await postgres.database() })
  })
  afterAll(async () => {
    await store?.close()
    await postgres?.stop()
  })

  test('do not hold up the quick reads of others, although more of them come than connections are shared', async () => {
    let going = true
    const times: number[] = []
    const quick = async (): Promise<void> => {
      while (going) {
        const begun = performance.now()
        await sql`select 1 as quick`.execute(store.db)
        times.push(performance.now() - begun)
        await pause(2)
      }
    }
    const others = Array.from({ length: 8 }, quick)
    const slow = async (n: number): Promise<void> => {
      await pause(n * 20)
      await sql`select pg_sleep(1.5), ${sql.lit(n)}`.execute(store.db)
    }
    // Of a kind never seen before, and then of the same kinds again.
    for (const _ of [1, 2]) await Promise.all([1, 2, 3, 4].map(slow))
    going = false
    await Promise.all(others)
    expect(times.length).toBeGreaterThan(100)
    expect(Math.max(...times)).toBeLessThan(1000)
  })
})

test('a statement counts as slow by its last times, and no more once it is quick again', () => {
  const texts = slowTexts()
  texts.took('search', 100)
  expect(texts.isSlow('search')).toBe(false)
  texts.took('search', 900)
  expect(texts.isSlow('search')).toBe(true)
  for (const _ of [1, 2, 3]) texts.took('search', 1)
  expect(texts.isSlow('search')).toBe(false)
  for (let n = 0; n < 600; n += 1) {
    texts.took(`a ${n}`, 1000)
    texts.took('search', 1)
  }
  expect([texts.isSlow('a 0'), texts.isSlow('a 599')]).toEqual([false, true])
})

test('where the processors are wanted by more than they bear, a statement is slow only beside the others of that time', () => {
  const texts = slowTexts()
  for (let n = 0; n < 400; n += 1) texts.took(n % 2 ? 'list' : 'record', 100 + (n % 50))
  for (const _ of [1, 2]) texts.took('search', 4000)
  expect(['list', 'record', 'search'].map(texts.isSlow)).toEqual([false, false, true])
  // And no more than before once they have it again.
  for (let n = 0; n < 400; n += 1) texts.took('list', 2)
  for (const _ of [1, 2]) texts.took('other search', 400)
  expect(['list', 'other search'].map(texts.isSlow)).toEqual([false, true])
})
