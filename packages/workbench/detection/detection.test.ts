import { emptyTracing } from '@sella/ceph/tracing/tracing'
import type { DetectionJob } from '@sella/contract/calls/detection'
import { expect, it } from 'vitest'
import { Refused } from '../server/refused'
import { openSession } from '../session/session'
import { createStore } from '../store'
import { tracingAt } from '../testing/record-driver'
import { createDetection } from './detection'

const result = (checks: object = {}) =>
  JSON.stringify({ landmarks: { S: { x: 5, y: 6, expectedErrorPx: 9 } }, checks: { isCeph: true, ...checks } })

const job = (part: Partial<DetectionJob>): DetectionJob => ({
  ...{ uuid: 'job', state: 'running', progress: 0, step: '', reason: null, result: null },
  ...part,
})

type JobAnswer = DetectionJob | Error | (() => DetectionJob)

/** A film with points, and a server whose job looks in turn as told. */
const film = (looks: readonly JobAnswer[], start = emptyTracing) => {
  const session = createStore(openSession(start))
  const [left, asked]: [JobAnswer[], string[]] = [[...looks], []]
  let time = 0
  const detection = createDetection({ recordUuid: 'record', shown: 'film' }, session, {
    start: async (record, porion, shown) => {
      asked.push(`start ${record} ${porion} on ${shown}`)
      return job({ state: 'waiting' })
    },
    look: async () => {
      const next = left.shift()
      if (next instanceof Error) throw next
      return typeof next === 'function' ? next() : (next ?? job({ state: 'failed' }))
    },
    cancel: async uuid => asked.push(`cancel ${uuid}`),
    wait: async () => undefined,
    now: () => ++time,
  })
  return { session, detection, asked, run: (yes = true) => detection.run('film', async () => yes) }
}

it('places what was found as one step of undo, each point with its error in pixels', async () => {
  const { session, detection, run, asked } = film([
    job({ progress: 0.5 }),
    job({ state: 'done', result: result({ mirrored: true }) }),
  ])
  expect(await run()).toMatchObject({ end: 'placed', checks: { mirrored: true } })
  expect(session.get().present.points.S).toMatchObject({ x: 5, y: 6, origin: 'detected', errorPx: 9 })
  expect([session.get().past.length, session.get().mode, detection.state.get()]).toEqual([1, 'editing', null])
  expect(asked).toEqual(['start record film on film'])
})

it('asks before it overwrites, and a no asks nothing of the server', async () => {
  const { session, run, asked } = film([], tracingAt({ S: 1 }))
  expect(await run(false)).toEqual({ end: 'cancelled' })
  expect([asked, session.get().present.points.S?.x]).toEqual([[], 1])
})

it('places nothing on a picture that is no lateral film, whichever way the server says so', async () => {
  for (const last of [
    job({ state: 'done', result: result({ isCeph: false }) }),
    job({ state: 'failed', reason: 'NOT_A_CEPH' }),
  ]) {
    const { session, run } = film([last], tracingAt({ S: 1 }))
    expect(await run()).toEqual({ end: 'not-a-ceph' })
    expect([session.get().present.points.S?.x, session.get().past.length]).toEqual([1, 0])
  }
})

it('that fails, or whose result cannot be read, leaves the points as they are', async () => {
  for (const last of [
    job({ state: 'failed' }),
    job({ state: 'done', result: '{"landmarks":{"S":{"x":"5","y":6}}}' }),
    job({ state: 'done' }),
  ]) {
    const { session, run } = film([last], tracingAt({ S: 1 }))
    expect(await run()).toMatchObject({ end: 'failed' })
    expect(session.get().present.points.S?.x).toBe(1)
  }
})

it('outlives a lost look: the job goes on without the network', async () => {
  const { run } = film([new Refused(0, 'NETWORK', ''), job({ state: 'done', result: result() })])
  expect(await run()).toMatchObject({ end: 'placed' })
  const refused = film([new Refused(500, 'UNEXPECTED', '')])
  expect(await refused.run()).toMatchObject({ end: 'failed', error: { reason: 'UNEXPECTED' } })
})

it('cancelled, it places nothing, even when its result was on the way', async () => {
  let stop = (): void => undefined
  const cancelled = () => {
    stop()
    return job({ state: 'done', result: result() })
  }
  const { session, detection, run, asked } = film([job({}), cancelled], tracingAt({ S: 1 }))
  stop = detection.cancel
  expect(await run()).toEqual({ end: 'cancelled' })
  expect([asked, session.get().present.points.S?.x]).toEqual([['start record film on film', 'cancel job'], 1])
})

it('cancelled while it is being started, it places nothing and its job is stopped', async () => {
  const { session, detection, run, asked } = film([job({ state: 'done', result: result() })], tracingAt({ S: 1 }))
  const running = run()
  // The question before has been answered, the server has not.
  await Promise.resolve()
  detection.cancel()
  expect(await running).toEqual({ end: 'cancelled' })
  expect([asked, session.get().present.points.S?.x, detection.state.get()]).toEqual([
    ['start record film on film', 'cancel job'],
    1,
    null,
  ])
})

it('asked for again while it is being started, the job stays: it may be the same one', async () => {
  const { detection, run, asked } = film([job({ state: 'done', result: result() })])
  const [first, second] = [run(), run()]
  expect([(await first).end, (await second).end]).toEqual(['cancelled', 'placed'])
  expect([asked, detection.state.get()]).toEqual([['start record film on film', 'start record film on film'], null])
})
