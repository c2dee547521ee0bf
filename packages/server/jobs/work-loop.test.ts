import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { workLoop } from './work-loop'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(0)

/** A heap of pieces, each at work until it is let go on. */
const heap = (...waiting: string[]) => {
  const done: string[] = []
  const faults: unknown[] = []
  let goOn = (): void => undefined
  const loop = workLoop({
    every: 1000,
    onError: fault => faults.push(fault),
    next: async () => {
      const piece = waiting.shift()
      if (!piece) return false
      if (piece === 'broken') throw new Error(piece)
      await new Promise<void>(resolve => {
        goOn = resolve
      })
      done.push(piece)
      return true
    },
  })
  return { waiting, done, faults, loop, goOn: () => goOn() }
}

it('works through what waits one after another, at once', async () => {
  const { done, goOn } = heap('a', 'b')
  await settled()
  expect(done).toEqual([])
  goOn()
  await settled()
  expect(done).toEqual(['a'])
  goOn()
  await settled()
  expect(done).toEqual(['a', 'b'])
})

it('what comes while the last piece is at work is not left until the next look', async () => {
  const { loop, waiting, done, faults, goOn } = heap('a')
  await settled()
  loop.wake()
  waiting.push('broken', 'b')
  goOn()
  await settled()
  // The round was broken off by a fault; the waking during it makes another one.
  expect(faults).toHaveLength(1)
  goOn()
  await settled()
  expect(done).toEqual(['a', 'b'])
})

it('a fault ends the round alone: the next look goes on', async () => {
  const { waiting, done, faults, goOn } = heap('broken')
  await settled()
  expect(faults).toHaveLength(1)
  waiting.push('b')
  await settled()
  expect(waiting).toEqual(['b'])
  await vi.advanceTimersByTimeAsync(1000)
  goOn()
  await settled()
  expect(done).toEqual(['b'])
})

it('closing waits for the piece at work and starts no other, woken or not', async () => {
  const { loop, done, waiting, goOn } = heap('a', 'b')
  await settled()
  let closed = false
  const closing = loop.close().then(() => {
    closed = true
  })
  loop.wake()
  await settled()
  expect(closed).toBe(false)
  goOn()
  await closing
  await vi.advanceTimersByTimeAsync(5000)
  expect(done).toEqual(['a'])
  expect(waiting).toEqual(['b'])
})
