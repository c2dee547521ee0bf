import fc from 'fast-check'
import { expect, test } from 'vitest'
import { batchesOf, inLanes } from './lanes'

test('batches cover all rows once, in order, none over the most, and as many as the lanes do side by side', () => {
  const whole = (min: number, max: number) => fc.integer({ min, max })
  fc.assert(
    fc.property(whole(0, 60), whole(1, 9), whole(1, 16), (rows, limit, lanes) => {
      const batches = batchesOf(rows, limit, lanes)
      expect(batches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))).toEqual(
        Array.from({ length: rows }, (_, i) => i),
      )
      for (const { from, to } of batches) expect(to - from).toBeLessThanOrEqual(limit)
      expect(batches.length).toBeLessThanOrEqual(Math.ceil(rows / (limit * lanes)) * lanes)
    }),
  )
  expect(batchesOf(19, 7, 2).map(({ from, to }) => to - from)).toEqual([5, 5, 5, 4])
})

test('lanes do every item, never more at a time than there are lanes', async () => {
  const done: number[] = []
  let [running, peak] = [0, 0]
  await inLanes([1, 2, 3, 4, 5], 2, async item => {
    peak = Math.max(peak, ++running)
    await new Promise(resolve => setTimeout(resolve, item % 2))
    running--
    done.push(item)
  })
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(peak).toBe(2)
})

test('a fault ends its lane and is told once the others have stopped', async () => {
  let running = 0
  const work = inLanes([1, 2, 3], 2, async item => {
    running++
    if (item === 1) {
      running--
      throw new Error('no memory')
    }
    await new Promise(resolve => setTimeout(resolve, 5))
    running--
  })
  await expect(work).rejects.toThrow('no memory')
  expect(running).toBe(0)
})
