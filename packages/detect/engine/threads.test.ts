import { afterEach, expect, test, vi } from 'vitest'
import { isCrowded, usualThreads } from './threads'

afterEach(() => vi.unstubAllEnvs())

test('two threads unless the environment names a number from 1 to 16', () => {
  for (const [text, threads] of Object.entries({ '': 2, 1: 1, 16: 16 })) {
    vi.stubEnv('SELLA_DETECTION_THREADS', text)
    expect([text, usualThreads()]).toEqual([text, threads])
  }
  for (const text of ['0', '17', '1.5', 'two', '-1']) {
    vi.stubEnv('SELLA_DETECTION_THREADS', text)
    expect(usualThreads, text).toThrow('must be a whole number from 1 to 16')
  }
})

test('the processors are wanted by others from one and a half runnable threads for each on', () => {
  expect([isCrowded(0, 2), isCrowded(3, 2), isCrowded(3.1, 2), isCrowded(3.1, 4), isCrowded(6.1, 4)]).toEqual([
    false,
    false,
    true,
    false,
    true,
  ])
})
