import type { DetectionJob } from '@sella/contract/calls/detection'
import { expect, it } from 'vitest'
import { Refused } from '../server/refused'
import { type DetectorPorts, type DetectorProgress, readByDetector } from './read-by-detector'

const job = (part: Partial<DetectionJob>): DetectionJob => ({
  ...{ uuid: 'j', state: 'waiting', progress: 0, step: '', reason: null, result: null },
  ...part,
})

/** A server by whose films what comes of each is told. */
const bench = (films: Readonly<Record<string, Partial<DetectionJob> | Refused>>) => {
  const kept: [recordUuid: string, jobUuid: string][] = []
  const seen: DetectorProgress[] = []
  let ended = false
  const ports: DetectorPorts = {
    start: async recordUuid => {
      const film = films[recordUuid]
      if (film instanceof Refused) throw film
      return job({ uuid: `job of ${recordUuid}` })
    },
    look: async uuid => job({ uuid, ...(films[uuid.slice(7)] as Partial<DetectionJob>) }),
    keep: async (recordUuid, jobUuid) => {
      if (recordUuid === 'empty') throw new Refused(400, 'POINTS_FIRST', '')
      return kept.push([recordUuid, jobUuid])
    },
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

it('has the server keep what its job found on each film, and goes on where one cannot be read', async () => {
  const { run, kept, seen } = bench({
    a: { state: 'done' },
    b: { state: 'failed', reason: 'NOT_A_CEPH' },
    c: new Refused(404, 'NO_LATERAL_FILM', ''),
    empty: { state: 'done' },
    e: { state: 'done' },
  })
  expect(await run()).toEqual({ done: 5, of: 5, failed: 3 })
  expect(seen.map(({ done }) => done)).toEqual([1, 2, 3, 4, 5])
  expect(kept).toEqual([
    ['a', 'job of a'],
    ['e', 'job of e'],
  ])
})

it('ends when told to, and with the session', async () => {
  const films = { a: { state: 'done' }, b: { state: 'done' } } as const
  const stopped = bench(films)
  stopped.stop()
  expect(await stopped.run()).toEqual({ done: 0, of: 2, failed: 0 })
  await expect(bench({ a: new Refused(401, 'SESSION_EXPIRED', '') }).run()).rejects.toThrow(Refused)
})
