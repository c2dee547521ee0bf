import type { CaseRecord, RecordType } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { delayedAnswers } from '../testing/delayed-answers'
import { makeTargetRecords } from './target-records'

const record = (uuid: string, createday: string, type: RecordType = 1) => ({ uuid, createday, type }) as CaseRecord

/** A case with one record, and a server that knows an addition sent again. */
const clinic = () => {
  const state = { records: [record('r', '2024-05-01T08:00:00')], added: [] as CaseRecord[], clock: 0, shows: true }
  const faults = { error: null as unknown, lost: false }
  const { free, pause } = delayedAnswers()
  const recordsFor = makeTargetRecords({
    records: () => state.records,
    add: async ({ createday, type }) => {
      await free()
      if (faults.error) throw faults.error
      const before = state.added.find(each => each.createday === createday && each.type === type)
      const fresh = before ?? record(`new ${state.added.length + 1}`, createday, type)
      if (!before) state.added.push(fresh)
      if (faults.lost) {
        faults.lost = false
        throw notReached()
      }
      if (state.shows) state.records = [...state.records, fresh]
      return fresh
    },
    clock: () => {
      state.clock += 1
      return `10:00:0${state.clock}`
    },
  })
  const days = () => state.added.map(({ createday, type }) => `${createday} ${type}`)
  return { state, faults, recordsFor, pause, days }
}

it('files go into the record of their day; those of new days into new ones, one a day, the earliest first', async () => {
  const { recordsFor, days } = clinic()
  const targets = [{ day: '2025-02-01' }, { day: '2024-05-01' }, { record: 'r' }, { day: '2023-01-01' }, { day: '2025-02-01' }]
  const of = await recordsFor(targets)
  expect(targets.map(of)).toEqual([
    { record: 'new 2', day: '2025-02-01' },
    { record: 'r', day: '2024-05-01' },
    { record: 'r', day: '2024-05-01' },
    { record: 'new 1', day: '2023-01-01' },
    { record: 'new 2', day: '2025-02-01' },
  ])
  expect(days()).toEqual(['2023-01-01T10:00:01 1', '2025-02-01T10:00:02 2'])
})

it('nothing is added where every file has its record', async () => {
  const { state, recordsFor } = clinic()
  expect((await recordsFor([{ record: 'r' }]))({ record: 'r' })).toEqual({ record: 'r', day: '2024-05-01' })
  expect(state.added).toEqual([])
})

it('a record that was just added is known before the case shows it; one that is gone has no day', async () => {
  const { state, recordsFor } = clinic()
  state.shows = false
  const of = await recordsFor([{ day: '2025-02-01' }])
  expect(of({ day: '2025-02-01' })).toEqual({ record: 'new 1', day: '2025-02-01' })
  expect(of({ record: 'gone' })).toEqual({ record: 'gone', day: '' })
  expect(of({ day: '2026-01-01' })).toEqual({ record: '', day: '' })
})

it('two drops for the same new day share its record', async () => {
  const { recordsFor, pause, days } = clinic()
  const go = pause()
  const drops = [recordsFor([{ day: '2025-02-01' }]), recordsFor([{ day: '2025-02-01' }])]
  go()
  const [first, second] = await Promise.all(drops)
  expect([first?.({ day: '2025-02-01' }), second?.({ day: '2025-02-01' })]).toEqual([
    { record: 'new 1', day: '2025-02-01' },
    { record: 'new 1', day: '2025-02-01' },
  ])
  expect(days()).toHaveLength(1)
})

it('a day whose reply was lost is sent as it was, so that it is added once', async () => {
  const { state, faults, recordsFor, days } = clinic()
  faults.lost = true
  await expect(recordsFor([{ day: '2025-02-01' }])).rejects.toEqual(notReached())
  state.records = [...state.records, record('s', '2026-01-01T08:00:00', 3)]
  expect((await recordsFor([{ day: '2025-02-01' }]))({ day: '2025-02-01' }).record).toBe('new 1')
  expect(days()).toEqual(['2025-02-01T10:00:01 2'])
})

it('a day that was refused begins anew, and holds up no drop behind it', async () => {
  const { faults, recordsFor, pause, days } = clinic()
  faults.error = new Refused(403, 'FORBIDDEN', '')
  const go = pause()
  const refused = recordsFor([{ day: '2025-02-01' }])
  const next = recordsFor([{ record: 'r' }])
  go()
  await expect(refused).rejects.toBe(faults.error)
  expect((await next)({ record: 'r' }).record).toBe('r')
  faults.error = null
  await recordsFor([{ day: '2025-02-01' }])
  expect(days()).toEqual(['2025-02-01T10:00:02 2'])
})
