import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restingFor } from './resting'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a doctor who saves again and again is read once, some seconds after the first', () => {
  const read: string[] = []
  const { rest } = restingFor(doctor => void read.push(doctor))
  for (const doctor of ['a', 'a', 'b', 'a']) rest(doctor)
  vi.advanceTimersByTime(4000)
  expect(read).toEqual([])
  rest('a')
  vi.advanceTimersByTime(2000)
  expect(read).toEqual(['a', 'b'])
  rest('a')
  vi.advanceTimersByTime(6000)
  expect(read).toEqual(['a', 'b', 'a'])
})

test('nobody is read once it is closed', () => {
  const read: string[] = []
  const { rest, close } = restingFor(doctor => void read.push(doctor))
  rest('a')
  close()
  vi.advanceTimersByTime(60_000)
  expect(read).toEqual([])
})
