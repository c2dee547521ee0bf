import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { startEndedJobs } from './ended'

const day = 86_400_000
const today = Date.parse('2026-06-01T00:00:00.000Z')
const daysAgo = (days: number): string => new Date(today - days * day).toISOString()

onEachEngine('jobs that ended', bench => {
  test('go after two weeks, however many; what waits, runs or ended lately stays', async () => {
    const { db } = bench().server.ports.store
    const doctor = await bench().doctor()
    const { userId } = await doctor.call('cUserInfo', {})
    const usual = { doctor_id: userId, kind: 'detection', subject: 'x', input: '{}', progress: 1, step: '', attempts: 1 } as const
    const rows = [
      ...Array.from({ length: 1100 }, (_, n) => ({ uuid: `old ${n}`, state: 'done', created: 15, ended: 15 }) as const),
      { uuid: 'failed', state: 'failed', created: 30, ended: 20 },
      { uuid: 'cancelled', state: 'cancelled', created: 15, ended: 15 },
      { uuid: 'late end', state: 'done', created: 30, ended: 13 },
      { uuid: 'lately', state: 'done', created: 13, ended: 13 },
      { uuid: 'waits', state: 'waiting', created: 30, ended: 30 },
      { uuid: 'runs', state: 'running', created: 30, ended: 30 },
    ] as const
    for (let from = 0; from < rows.length; from += 100)
      await db
        .insertInto('job')
        .values(
          rows.slice(from, from + 100).map(({ uuid, state, created, ended }) => ({
            ...{ ...usual, uuid, state, created_at: daysAgo(created), updated_at: daysAgo(ended) },
            // Nobody else takes them up meanwhile.
            ...(state === 'running' ? { lease_owner: 'w', lease_until: '2999-01-01T00:00:00.000Z' } : {}),
          })),
        )
        .execute()
    const errors: unknown[] = []
    const jobs = startEndedJobs({ db, now: () => today, onError: error => errors.push(error) })
    await jobs.remove()
    await jobs.close()
    const left = await db.selectFrom('job').select('uuid').where('uuid', '!=', 'waits').orderBy('uuid').execute()
    expect([left.map(({ uuid }) => uuid), errors]).toEqual([['late end', 'lately', 'runs'], []])
    expect(await db.selectFrom('job').selectAll().where('uuid', '=', 'waits').execute()).toHaveLength(1)
  })
})
