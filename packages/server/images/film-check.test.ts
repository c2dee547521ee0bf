import type { Detection } from '@sella/detect/detector'
import { expect, test } from 'vitest'
import type { FilmDetector } from '../detection/film-detector'
import { filmCheckBy } from './film-check'

const answering = (isCeph: boolean): Detection => ({
  model: 'x',
  checks: { isCeph, mirrored: false, inverted: false, rotated: 0 },
  landmarks: {},
})
const detector = (detect: FilmDetector['detect']): FilmDetector => ({ detect, close: async () => undefined })

test('a lateral film is known before its points are, and the detection is stopped there', async () => {
  let stopped = false
  const check = filmCheckBy(
    detector((_, { report, signal }) => {
      report(0.1, 'checking')
      report(0.5, 'fine')
      stopped = signal.aborted
      return new Promise(() => undefined)
    }),
  )
  expect([await check('film'), stopped]).toEqual([true, true])
})

test('what is none is known at the end; a detector that fails says nothing', async () => {
  expect(await filmCheckBy(detector(async () => answering(false)))('x')).toBe(false)
  expect(await filmCheckBy(detector(async () => answering(true)))('x')).toBe(true)
  expect(await filmCheckBy(detector(() => Promise.reject(new Error('no weights'))))('x')).toBeNull()
})
