import { afterEach, expect, test, vi } from 'vitest'
import { usualThreads } from './threads'

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
