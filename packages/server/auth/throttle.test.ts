import { expect, test } from 'vitest'
import { migrate } from '../db/migrate'
import { openStore } from '../db/open'
import { onEachStore } from '../testing/each-engine'
import { throttleIn } from './throttle'

const minute = 60_000

onEachStore('attempts', at => {
  const opened = async () => {
    const stores = [openStore(at()), openStore(at())] as const
    await migrate(stores[0])
    const clock = { now: 1_800_000_000_000 }
    const throttles = stores.map(store => throttleIn(store, { now: () => clock.now, allowed: 8 }))
    const close = () => Promise.all(stores.map(store => store.close()))
    return { clock, throttles, close }
  }
  /** How many of so many at the same moment, at two processes, are let through. */
  const through = async (count: number, begin: (n: number) => Promise<number> | undefined) => {
    const replies = await Promise.allSettled(Array.from({ length: count }, (_, n) => begin(n)))
    return replies.filter(({ status }) => status === 'fulfilled').length
  }

  test('at two processes at the same moment are let through as many as are allowed, for a name and for an address', async () => {
    const { throttles, clock, close } = await opened()
    for (let round = 0; round < 5; round += 1) {
      const address = `10.0.0.${round}`
      expect(await through(40, n => throttles[n % 2]?.begin({ name: 'guessed', address }))).toBe(8)
      expect(await through(100, n => throttles[n % 2]?.begin({ name: `other ${n}`, address }))).toBe(72)
      expect(await through(60, n => throttles[n % 2]?.begin({ name: 'a link', address: `${address} too` }, 20))).toBe(20)
      clock.now += 1
    }
    await close()
  })

  test('are told how many are left, and until when to wait; the oldest ends the wait', async () => {
    const { throttles, clock, close } = await opened()
    const [first, second] = throttles
    const attempt = { name: 'waits', address: '10.1.0.1' }
    const left: unknown[] = []
    for (let n = 0; n < 8; n += 1) {
      left.push(await (n % 2 ? first : second)?.begin(attempt))
      clock.now += minute
    }
    expect(left).toEqual([7, 6, 5, 4, 3, 2, 1, 0])
    await expect(first?.begin(attempt)).rejects.toMatchObject({ code: 'SIGN_IN_THROTTLED', details: { minutes: 7 } })
    // What was refused does not count.
    clock.now += 7 * minute + 1
    expect(await second?.begin(attempt)).toBe(0)
    await second?.forgive({ ...attempt, address: '10.1.0.2' })
    await expect(first?.begin(attempt)).rejects.toMatchObject({ code: 'SIGN_IN_THROTTLED' })
    await second?.forgive(attempt)
    expect(await first?.begin(attempt)).toBe(7)
    await close()
  })

  test('count for a network: an IPv6 connection has no end of addresses, and no name or letter is taken for one', async () => {
    const { throttles, close } = await opened()
    const [first, second] = throttles
    const begin = (n: number) => (n % 2 ? first : second)?.begin({ name: 'guessed', address: `2001:db8:0:1:${n}::${n}` })
    expect(await through(20, begin)).toBe(8)
    await second?.forgive({ name: 'guessed', address: '2001:DB8:0:1::' })
    expect(await first?.begin({ name: 'guessed', address: '2001:db8:0:1:ffff::' })).toBe(7)
    expect(await first?.begin({ name: 'guessed', address: '2001:db8:0:2::1' })).toBe(7)
    for (const address of ['::ffff:10.2.0.1', '10.2.0.1', '10.2.0.2', 'letter to a@b.test', 'letter to b@b.test'])
      await first?.begin({ name: 'mapped', address })
    expect(await first?.begin({ name: 'mapped', address: '10.2.0.1' })).toBe(5)
    expect(await first?.begin({ name: 'mapped', address: 'letter to a@b.test' })).toBe(6)
    await close()
  })
})
