import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairTurns } from './fair-turns'

/** The first piece has begun by then. */
const begun = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

const many = { each: 1000, all: 1000 }
const doctors = ['a', 'b', 'c', 'd'] as const

/** Starts all of it while the first piece holds the only place; tells in which order it was done. */
const order = async (asked: readonly (readonly [string, number])[]): Promise<readonly string[]> => {
  const turns = fairTurns({ places: 1, limits: many })
  const done: string[] = []
  let go = (): void => undefined
  const first = turns.run('first', 0, () => new Promise<void>(resolve => (go = resolve)))
  const all = asked.map(([doctor, weight]) => turns.run(doctor, weight, async () => void done.push(doctor)))
  await begun()
  go()
  await Promise.all([first, ...all])
  return done
}

test('everything that is asked for is done, and never more at once than there are places', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...doctors), { maxLength: 40 }),
      fc.integer({ min: 1, max: 4 }),
      async (asked, places) => {
        const turns = fairTurns({ places, limits: many })
        let [at, peak, done] = [0, 0, 0]
        const work = async (): Promise<void> => {
          at += 1
          peak = Math.max(peak, at)
          await Promise.resolve()
          at -= 1
          done += 1
        }
        await Promise.all(asked.map(doctor => turns.run(doctor, 1, work)))
        expect([done, peak <= places]).toEqual([asked.length, true])
      },
    ),
    { numRuns: 50 },
  )
})

test('who asks for little waits for at most one piece of each other doctor, however much they asked for before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 5, max: 60 }), fc.constantFrom(1, 2, 3), async (much, others) => {
      const busy = doctors.slice(0, others)
      const asked = busy.flatMap(doctor => Array.from({ length: much }, () => [doctor, 1] as const))
      const done = await order([...asked, ['late', 1]])
      expect(done.indexOf('late')).toBeLessThanOrEqual(others)
    }),
    { numRuns: 40 },
  )
})

test('heavy work counts for more', async () => {
  const asked = [1, 2, 3, 4].flatMap(() => [['heavy', 4] as const, ['light', 1] as const])
  const done = await order(asked)
  expect(done.slice(0, 5).filter(doctor => doctor === 'light').length).toBe(4)
})

test('a piece that fails frees its place, and too many under way or waiting are refused at once', async () => {
  const turns = fairTurns({ places: 1, limits: { each: 2, all: 3 } })
  await expect(turns.run('a', 1, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  const leave = [turns.enter('a'), turns.enter('a')]
  expect(() => turns.enter('a')).toThrow('BUSY')
  for (const go of leave) go()
  expect(() => turns.enter('a')()).not.toThrow()
  let go = (): void => undefined
  const all = [turns.run('a', 1, () => new Promise<void>(resolve => (go = resolve)))]
  for (const doctor of ['a', 'b', 'c']) all.push(turns.run(doctor, 1, async () => undefined))
  expect(() => turns.enter('d')).toThrow('BUSY')
  await begun()
  go()
  await Promise.all(all)
  expect(() => turns.enter('d')()).not.toThrow()
})

test('when tasks take long, a new one is refused that would wait longer than is worth it, and taken again when fewer wait', async () => {
  let at = 0
  const turns = fairTurns({ places: 2, limits: { ...many, seconds: 20 }, now: () => at })
  await turns.run('a', 1, async () => {
    at += 10_000
  })
  const gos: (() => void)[] = []
  const task = (): Promise<void> => turns.run('a', 1, () => new Promise<void>(resolve => gos.push(resolve)))
  // Two have begun and four wait: 4 of 10 s at 2 places are 20 s.
  const all = Array.from({ length: 6 }, task)
  expect(() => turns.enter('b')()).not.toThrow()
  all.push(task())
  expect(() => turns.enter('b')).toThrow('BUSY')
  await begun()
  at += 10_000
  gos[0]?.()
  await begun()
  expect(() => turns.enter('b')()).not.toThrow()
  for (let n = 1; n < all.length; n += 1) {
    gos[n]?.()
    await begun()
  }
  await Promise.all(all)
})
