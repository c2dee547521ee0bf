import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { expect, test } from 'vitest'
import {
  atStake,
  changed,
  placed,
  previewed,
  redone,
  resting,
  shownOf,
  takeInHand,
  undone,
  withoutChanges,
} from './alignment-history'

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

test('an undo ends what is previewed, and where there is nothing to take back, that only', () => {
  const taken = takeInHand(resting(at(0)), at(9))
  const pulling = previewed(placed(taken, at(2)), at(3))
  expect(undone(pulling)).toMatchObject({ present: at(0), preview: null, past: [], future: [at(2)] })
  expect(undone(previewed(taken, at(3)))).toEqual({ ...taken, preview: null })
  expect(redone(previewed(undone(placed(taken, at(2))), at(3)))).toMatchObject({
    present: at(2),
    preview: null,
    past: [at(0)],
    future: [],
  })
  expect(redone(taken)).toBe(taken)
})

test('steps are taken back and brought again in their order; a new one ends what could be brought again', () => {
  const three = [1, 2, 3].reduce((history, x) => placed(history, at(x)), takeInHand(resting(at(0)), at(9)))
  const back = undone(undone(three))
  expect([shownOf(back), back.future]).toEqual([at(1), [at(2), at(3)]])
  expect(shownOf(redone(back))).toEqual(at(2))
  expect(placed(back, at(7))).toMatchObject({ future: [], past: [at(0), at(1)], present: at(7), preview: null })
})

test('a nudge joins only one of its own key that came directly before', () => {
  const steps = (...keys: (string | null)[]) =>
    keys.reduce((history, key, i) => placed(history, at(i), key), takeInHand(resting(at(0)), at(9))).past.length
  expect(steps('ArrowRight', 'ArrowRight')).toBe(1)
  expect(steps('ArrowRight', 'ArrowLeft', 'ArrowRight')).toBe(3)
  expect(steps(null, null)).toBe(2)
  const back = undone(placed(placed(takeInHand(resting(at(0)), at(9)), at(1)), at(2), 'ArrowRight'))
  expect(placed(back, at(3), 'ArrowRight').past).toHaveLength(2)
  expect(placed(redone(back), at(3), 'ArrowRight').past).toHaveLength(3)
  expect(placed({ ...takeInHand(resting(at(0)), at(9)), nudging: 'k' }, at(1), 'k').past).toHaveLength(1)
})

test('something is at stake while the photo is in hand and moved, or was laid for the first time', () => {
  const taken = takeInHand(resting(at(0)), at(9))
  const first = takeInHand(resting(null), at(9))
  expect([resting(null), resting(at(0)), taken, placed(taken, at(1)), first].map(atStake)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
  expect([resting(null), resting(at(0)), first].map(changed)).toEqual([false, false, true])
  expect(atStake({ ...placed(taken, at(1)), mode: 'resting' })).toBe(false)
})
