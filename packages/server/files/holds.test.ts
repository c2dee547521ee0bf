import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '../db/migrate'
import { type OpenDatabase, openStore } from '../db/open'
import { onEachStore } from '../testing/each-engine'
import { holdsIn, removalsDue, type SharedArrivals } from './holds'

const unused = async () => false

onEachStore('arrivals', open => {
  let store: OpenDatabase
  let here: SharedArrivals
  let there: SharedArrivals
  let ahead = 0
  const now = (): number => Date.now() + ahead
  const onError = (error: unknown): void => {
    throw error
  }
  beforeAll(async () => {
    store = openStore(open())
    await migrate(store)
    const [first, second] = [holdsIn({ ...store, now, onError }), holdsIn({ ...store, now, onError })]
    here = first
    there = second
  })
  afterAll(async () => {
    for (const process of [here, there]) process?.stop()
    await store?.close()
  })

  /** Whether another process removes a content. */
  const removed = async (hash: string, isUsed = unused): Promise<boolean> => {
    let gone = false
    await there.removing(hash, isUsed, async () => {
      gone = true
    })
    return gone
  }
  const due = () => removalsDue(store.db, now())

  test('a content that comes in is not removed elsewhere, and is not forgotten', async () => {
    const end = await here.begin('a')
    expect([await removed('a'), await due()]).toEqual([false, ['a']])
    await end()
    expect([await removed('a'), await due()]).toEqual([true, []])
  })

  test('one that a row names stays, and nobody tries again', async () => {
    const end = await here.begin('b')
    await removed('b')
    await end()
    expect([await removed('b', async () => true), await due()]).toEqual([false, []])
  })

  test('who takes in what is being removed waits until it is gone', async () => {
    const steps: string[] = []
    let finish = (): void => undefined
    const removing = there.removing('c', unused, async () => {
      steps.push('removing')
      await new Promise<void>(resolve => {
        finish = resolve
      })
      steps.push('gone')
    })
    await expect.poll(() => steps).toEqual(['removing'])
    const begun = here.begin('c').then(end => {
      steps.push('arriving')
      return end
    })
    await new Promise(resolve => setTimeout(resolve, 300))
    finish()
    await removing
    await (await begun)()
    expect(steps).toEqual(['removing', 'gone', 'arriving'])
  })

  test('what a process that died was taking in or removing is free again after minutes', async () => {
    await here.begin('d')
    await expect(there.removing('e', unused, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed')
    ahead += 301_000
    expect(await due()).toEqual(['e'])
    expect([await removed('d'), await removed('e'), await due()]).toEqual([true, true, []])
  })

  test('a hold that is still open when a server stops is renewed no more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const renewed = vi.fn(now)
      const stopping = holdsIn({ ...store, now: renewed, onError })
      await stopping.begin('f')
      const until = () => store.db.selectFrom('file_hold').select('until').where('hash', '=', 'f').executeTakeFirstOrThrow()
      const begun = await until()
      renewed.mockReset().mockImplementation(() => now() + 10_000)
      vi.advanceTimersByTime(60_000)
      expect(renewed).toHaveBeenCalledTimes(1)
      await expect.poll(until).not.toEqual(begun)
      stopping.stop()
      vi.advanceTimersByTime(120_000)
      expect(renewed).toHaveBeenCalledTimes(1)
    } finally {
      vi.useRealTimers()
    }
  })
})
