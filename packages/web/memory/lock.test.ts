import { afterEach, expect, test } from 'vitest'
import { isLocked, setLocked, whenUnlocked } from './lock'

afterEach(() => setLocked(false))

test('who waits goes on once the window is unlocked, and at once where it is not locked', async () => {
  await whenUnlocked()
  setLocked(true)
  const done: number[] = []
  const waiting = [1, 2].map(async waiter => {
    await whenUnlocked()
    done.push(waiter)
  })
  await Promise.resolve()
  expect([isLocked(), done]).toEqual([true, []])
  setLocked(false)
  await Promise.all(waiting)
  expect(done).toEqual([1, 2])
})

test('who gives up stops waiting', async () => {
  setLocked(true)
  const leaving = new AbortController()
  const waiting = whenUnlocked(leaving.signal)
  leaving.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  await expect(whenUnlocked(leaving.signal)).rejects.toThrow('left')
})
