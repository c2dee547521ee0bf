import { expect, it } from 'vitest'
import { noSteps, type Steps, stepped, stepThrough } from './steps'

/** The steps and the present value after changes to these values, one after another. */
const after = (first: number, ...values: readonly number[]) =>
  values.reduce<{ steps: Steps<number>; now: number }>(({ steps, now }, next) => ({ steps: stepped(steps, now), now: next }), {
    steps: noSteps,
    now: first,
  })

it('steps go back one by one and forth again, and a change forgets what was undone', () => {
  const { steps, now } = after(0, 1, 2)
  const back = stepThrough(steps, now, 'past')
  expect(back).toEqual({ past: [0], present: 1, future: [2] })
  const further = back && stepThrough(back, back.present, 'past')
  expect(further).toEqual({ past: [], present: 0, future: [1, 2] })
  expect(further && stepThrough(further, further.present, 'future')).toEqual(back)
  expect(back && stepped(back, back.present)).toEqual({ past: [0, 1], future: [] })
})

it('nothing lies before the first value or after the last; a value may be nothing', () => {
  expect([stepThrough(noSteps, 0, 'past'), stepThrough(noSteps, 0, 'future')]).toEqual([null, null])
  expect(stepThrough<number | null>({ past: [null], future: [] }, 1, 'past')).toEqual({ past: [], present: null, future: [1] })
})

it('the oldest steps are dropped', () => {
  const { steps } = after(0, ...Array.from({ length: 205 }, (_, i) => i + 1))
  expect([steps.past.length, steps.past[0], steps.past.at(-1)]).toEqual([200, 5, 204])
})
