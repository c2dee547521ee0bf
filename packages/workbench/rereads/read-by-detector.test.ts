import type { DetectionJob } from '@sella/contract/calls/detection'
import { expect, it } from 'vitest'
import { tracingFrom } from '../record/film-storing'
import { Refused } from '../server/refused'
import { photo } from '../testing/record-driver'
import { type DetectorPorts, type DetectorProgress, readByDetector } from './read-by-detector'

const job = (part: Partial<DetectionJob>): DetectionJob => ({
  ...{ uuid: 'j', state: 'waiting', progress: 0, step: '', reason: null, result: null },
  ...part,
})

const result = (model: string, isCeph = true): string =>
  JSON.stringify({ model, checks: { isCeph }, landmarks: { S: { x: 10, y: 20, confidence: 0.9, expectedErrorPx: 4 } } })

/** A server by whose films what comes of each is told. */
const bench = (films: Readonly<Record<string, Partial<DetectionJob> | Refused>>) => {
  const kept: { recordUuid: string; name: string; cephPoints: string }[] = []
  const seen: DetectorProgress[] = []
  let ended = false
  const ports: DetectorPorts = {
    start: async recordUuid => {
      const film = films[recordUuid]
      if (film instanceof Refused) throw film
      return job({ uuid: recordUuid })
    },
    look: async uuid => job({ uuid, ...(films[uuid] as Partial<DetectionJob>) }),
    keep: async (recordUuid, reading) => kept.push({ recordUuid, ...reading }),
    wait: async () => undefined,
  }
  const run = () => readByDetector(Object.keys(films), { ports, tell: progress => seen.push(progress), stopped: () => ended })
  return {
    ...{ kept, seen, run },
    stop: () => {
      ended = true
    },
  }
}

it('keeps what the detector reads of each film with its model, and goes on where one cannot be read', async () => {
  const { run, kept, seen } = bench({
    a: { state: 'done', result: result('points 3') },
    b: { state: 'failed', reason: 'NOT_A_CEPH' },
    c: new Refused(404, 'NO_LATERAL_FILM', ''),
    d: { state: 'done', result: result('points 3', false) },
    e: { state: 'done', result: result('points 4') },
  })
  expect(await run()).toEqual({ done: 5, of: 5, failed: 3 })
  expect(seen.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5])
  expect(kept.map(({ recordUuid, name }) => [recordUuid, name])).toEqual([
    ['a', 'points 3'],
    ['e', 'points 4'],
  ])
  const point = tracingFrom(kept[0]?.cephPoints ?? null, photo)?.points.S
  expect(point).toMatchObject({ x: 10, y: 20, origin: 'detected', model: 'points 3' })
})

it('ends when told to, and with the session', async () => {
  const films = { a: { state: 'done', result: result('m') }, b: { state: 'done', result: result('m') } } as const
  const stopped = bench(films)
  stopped.stop()
  expect(await stopped.run()).toEqual({ done: 0, of: 2, failed: 0 })
  await expect(bench({ a: new Refused(401, 'SESSION_EXPIRED', '') }).run()).rejects.toThrow(Refused)
})
