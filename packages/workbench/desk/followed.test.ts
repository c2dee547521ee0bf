import { apply } from '@sella/ceph/tracing/edit'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commit, dropPreview, openSession, preview, shown, startEditing } from '../session/session'
import { createStore } from '../store'
import { followedSession } from './followed'

const at = (x: number): Tracing => apply(emptyTracing, { edit: 'move', name: 'A', to: { x, y: 0 } })

const followEvery = 100

/** A session whose gesture is followed by a panel, and a clock that only the test moves on. */
const panel = () => {
  const session = createStore(startEditing(openSession(emptyTracing)))
  let now = 0
  let waiting: { readonly when: number; readonly run: () => void } | null = null
  const after = (ms: number, run: () => void) => {
    const own = { when: now + ms, run }
    waiting = own
    return () => {
      if (waiting === own) waiting = null
    }
  }
  const follow = followedSession(session, { every: followEvery, after })
  const seen: { readonly when: number; readonly x: number | undefined }[] = []
  const leave = follow.subscribe(() => seen.push({ when: now, x: shown(follow.get()).points.A?.x }))
  return {
    ...{ session, follow, seen, leave },
    isWaiting: () => waiting !== null,
    drag: (x: number) => session.set(s => preview(s, at(x))),
    pass: (ms: number) => {
      const end = now + ms
      while (waiting && waiting.when <= end) {
        const { when, run } = waiting
        now = when
        waiting = null
        run()
      }
      now = end
    },
  }
}

test('the first step is seen at once, the next ones together after the pause, and a hand at rest sees its last place', () => {
  const { drag, pass, seen } = panel()
  drag(1)
  expect(seen).toEqual([{ when: 0, x: 1 }])
  for (const x of [2, 3, 4]) {
    pass(16)
    drag(x)
  }
  expect(seen).toHaveLength(1)
  pass(followEvery)
  expect(seen.slice(1)).toEqual([{ when: followEvery, x: 4 }])
})

test('the end of a gesture is seen at once, taken or dropped, and nothing comes after it', () => {
  for (const end of [() => commit, () => dropPreview]) {
    const { session, drag, pass, seen, follow, isWaiting } = panel()
    drag(1)
    pass(16)
    drag(2)
    session.set(s => end()(s, at(2)))
    expect(follow.get()).toBe(session.get())
    expect(isWaiting()).toBe(false)
    const until = seen.length
    pass(10 * followEvery)
    expect(seen).toHaveLength(until)
  }
})

const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('drag' as const), x: fc.integer({ min: 1, max: 50 }) }),
    fc.record({ act: fc.constant('end' as const), x: fc.integer({ min: 1, max: 50 }) }),
    fc.record({ act: fc.constant('wait' as const), x: fc.integer({ min: 1, max: 250 }) }),
  ),
  { minLength: 1, maxLength: 40 },
)

test('whatever the hands do: never older than the pause, exact without a gesture and after rest, and never more often than said', () => {
  fc.assert(
    fc.property(acts, steps => {
      const { session, drag, pass, seen, follow } = panel()
      for (const { act, x } of steps) {
        const before = seen.length
        if (act === 'drag') drag(x)
        else if (act === 'wait') pass(x)
        else session.set(s => commit(s, at(x)))
        if (session.get().preview === null || (act === 'wait' && x >= followEvery)) expect(follow.get()).toBe(session.get())
        if (act === 'wait') expect(seen.length - before).toBeLessThanOrEqual(1)
      }
      pass(followEvery)
      expect(follow.get()).toBe(session.get())
    }),
  )
})

test('who stops listening leaves no clock running, and without listeners it is the session itself', () => {
  const { session, drag, leave, follow, isWaiting } = panel()
  drag(1)
  leave()
  expect(isWaiting()).toBe(false)
  drag(2)
  expect(follow.get()).toBe(session.get())
})
