import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { expect, test } from 'vitest'
import { changed, placed, previewed, redone, resting, shownOf, takeInHand, undone, withoutChanges } from './laid'

const at = (tx: number): PhotoAlignment => ({
  fit: { a: 1, b: 0, tx, ty: 0 },
  mirrored: false,
  residualMm: null,
  origin: 'manual',
  film: 'f',
  photo: 'p',
})

test('a gesture is one step, nudges of one key are one step, and undo brings each back', () => {
  let history = takeInHand(resting(at(0)), at(9))
  history = placed(previewed(history, at(1)), at(2))
  for (const x of [3, 4, 5]) history = placed(history, at(x), 'ArrowRight')
  expect(shownOf(history)).toEqual(at(5))
  history = undone(history)
  expect(shownOf(history)).toEqual(at(2))
  history = undone(history)
  expect(shownOf(history)).toEqual(at(0))
  expect(shownOf(redone(redone(history)))).toEqual(at(5))
})

test('cancelled, the photo lies where the server has it; without one it lies nowhere', () => {
  expect(withoutChanges(placed(takeInHand(resting(at(0)), at(9)), at(2)))).toEqual(resting(at(0)))
  const first = takeInHand(resting(null), at(9))
  expect(shownOf(first)).toEqual(at(9))
  expect(changed(first)).toBe(true)
  expect(shownOf(withoutChanges(first))).toBeNull()
})

test('at rest no gesture moves it, and taken up unmoved there is nothing to save', () => {
  const history = resting(at(0))
  expect(placed(history, at(1))).toBe(history)
  expect(previewed(history, at(1))).toBe(history)
  expect(changed(takeInHand(history, at(9)))).toBe(false)
})
