import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { expect, test } from 'vitest'
import { changed, letGo, placed, previewed, redone, resting, shownOf, takeInHand, undone } from './laid'

const at = (tx: number): PhotoAlignment => ({
  fit: { a: 1, b: 0, tx, ty: 0 },
  mirrored: false,
  residualMm: null,
  origin: 'manual',
  film: 'f',
  photo: 'p',
})

test('a gesture is one step, nudges of one key are one step, and undo brings each back', () => {
  let laid = takeInHand(resting(at(0)), at(9))
  laid = placed(previewed(laid, at(1)), at(2))
  for (const x of [3, 4, 5]) laid = placed(laid, at(x), 'ArrowRight')
  expect(shownOf(laid)).toEqual(at(5))
  laid = undone(laid)
  expect(shownOf(laid)).toEqual(at(2))
  laid = undone(laid)
  expect(shownOf(laid)).toEqual(at(0))
  expect(shownOf(redone(redone(laid)))).toEqual(at(5))
})

test('cancelled, the photo lies where the server has it; without one it lies nowhere', () => {
  expect(letGo(placed(takeInHand(resting(at(0)), at(9)), at(2)))).toEqual(resting(at(0)))
  const first = takeInHand(resting(null), at(9))
  expect(shownOf(first)).toEqual(at(9))
  expect(changed(first)).toBe(true)
  expect(shownOf(letGo(first))).toBeNull()
})

test('at rest no gesture moves it, and taken up unmoved there is nothing to save', () => {
  const laid = resting(at(0))
  expect(placed(laid, at(1))).toBe(laid)
  expect(previewed(laid, at(1))).toBe(laid)
  expect(changed(takeInHand(laid, at(9)))).toBe(false)
})
