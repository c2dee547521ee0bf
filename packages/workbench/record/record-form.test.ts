import type { CaseRecord } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { delayedAnswers } from '../testing/delayed-answers'
import type { RecordFacts } from './facts'
import { makeRecordForm, type RecordServer } from './record-form'

const opened = { uuid: 'r', version: 1, createday: '2026-05-01T09:30:00', type: 1 } as CaseRecord
const limits = { birthday: '2012-03-18', today: '2026-11-30' }

/** A case with one record, whose server knows an addition that is sent again. */
const clinic = () => {
  const state = {
    record: opened as CaseRecord | null,
    added: [] as RecordFacts[],
    loses: false,
    away: false,
    sent: 0,
    removed: 0,
  }
  const { free, pause } = delayedAnswers()
  const reply = async <T>(value: T): Promise<T> => {
    await free()
    if (!state.loses) return value
    state.loses = false
    throw notReached()
  }
  const reached = (): void => {
    state.sent += 1
    if (state.away) throw notReached()
  }
  const server: RecordServer = {
    add: async facts => {
      reached()
      if (!state.added.some(each => each.createday === facts.createday)) state.added.push(facts)
      state.record = { ...opened, uuid: 'new', version: 1, ...facts }
      return reply(state.record)
    },
    update: async (onto, facts) => {
      reached()
      if (onto.version !== state.record?.version) throw new Refused(409, 'RECORD_CONFLICT', '')
      state.record = { ...state.record, ...facts, version: onto.version + 1 }
      return reply(state.record)
    },
    current: async () => state.record,
    remove: async () => {
      reached()
      state.removed += 1
      return reply(null)
    },
  }
  const elsewhere = (createday: string): void => {
    if (state.record) state.record = { ...state.record, createday, version: state.record.version + 1 }
  }
  const stored = () => makeRecordForm(state.record, server, 'T08:00:00')
  const fresh = () => makeRecordForm(null, server, 'T08:00:00')
  return { state, elsewhere, pause, stored, fresh }
}
const on = (day: string | null, type: 1 | 2 = 1) => ({ day, type })

describe('the form of a record', () => {
  it('sends a new one with the time its form was opened, a stored one with its own', async () => {
    const { state, stored, fresh } = clinic()
    expect(await stored().save(on('2026-05-02', 2), limits)).toMatchObject({ status: 'saved', record: { uuid: 'r', version: 2 } })
    expect([state.record?.createday, state.record?.type]).toEqual(['2026-05-02T09:30:00', 2])
    expect(await fresh().save(on('2026-06-01'), limits)).toMatchObject({ status: 'saved', record: { uuid: 'new' } })
    expect(state.added).toEqual([{ createday: '2026-06-01T08:00:00', type: 1 }])
  })

  it('of a record stored without a time sends that of its opening', async () => {
    const { state, stored } = clinic()
    state.record = { ...opened, createday: '2026-05-01' }
    await stored().save(on('2026-05-02'), limits)
    expect(state.record?.createday).toBe('2026-05-02T08:00:00')
  })

  it('is not sent with a day that cannot be read or cannot be', async () => {
    const { state, fresh } = clinic()
    const form = fresh()
    expect(await form.save(on(null), limits)).toEqual({ status: 'wrong', day: 'unread' })
    expect(await form.save(on('2026-12-01'), limits)).toEqual({ status: 'wrong', day: 'future' })
    expect(await form.save(on('2012-03-17'), limits)).toEqual({ status: 'wrong', day: 'before-birth' })
    expect(state.sent).toBe(0)
    expect((await form.save(on('2026-11-30'), limits)).status).toBe('saved')
  })

  it('is sent once however fast it is saved twice, and is not deleted meanwhile', async () => {
    const { state, pause, stored } = clinic()
    const form = stored()
    const go = pause()
    const first = form.save(on('2026-05-02'), limits)
    expect(await form.save(on('2026-05-02'), limits)).toEqual({ status: 'busy' })
    expect(await form.remove('r')).toEqual({ status: 'busy' })
    go()
    expect((await first).status).toBe('saved')
    expect([state.sent, state.removed]).toEqual([1, 0])
  })

  it('that is refused says why, and can be sent again', async () => {
    const { state, stored } = clinic()
    const form = stored()
    state.away = true
    expect(await form.save(on('2026-05-02'), limits)).toEqual({ status: 'refused', error: notReached() })
    expect(await form.remove('r')).toEqual({ status: 'refused', error: notReached() })
    state.away = false
    expect((await form.save(on('2026-05-02'), limits)).status).toBe('saved')
    expect([await form.remove('r'), state.removed]).toEqual([{ status: 'removed' }, 1])
  })
})

describe('a record that another window changed', () => {
  it('is not written over unseen; saved again it is', async () => {
    const { state, elsewhere, stored } = clinic()
    const form = stored()
    elsewhere('2026-04-30T09:30:00')
    expect(await form.save(on('2026-05-02'), limits)).toEqual({ status: 'conflict', record: state.record })
    expect(state.record?.createday).toBe('2026-04-30T09:30:00')
    expect((await form.save(on('2026-05-02'), limits)).status).toBe('saved')
    expect(state.record?.createday).toBe('2026-05-02T09:30:00')
  })

  it('after a reply was lost is not written over unseen either', async () => {
    const { state, elsewhere, stored } = clinic()
    const form = stored()
    state.loses = true
    await form.save(on('2026-05-02'), limits)
    elsewhere('2026-04-30T09:30:00')
    expect((await form.save(on('2026-05-03'), limits)).status).toBe('conflict')
  })

  it('to what was once sent from here, and answered, is another window’s all the same', async () => {
    const { state, elsewhere, stored } = clinic()
    const form = stored()
    state.loses = true
    await form.save(on('2026-05-02'), limits)
    await form.save(on('2026-05-02'), limits)
    elsewhere('2026-04-30T09:30:00')
    expect((await form.save(on('2026-05-03'), limits)).status).toBe('conflict')
    elsewhere('2026-05-02T09:30:00')
    expect((await form.save(on('2026-05-03'), limits)).status).toBe('conflict')
  })

  it('so that it is gone is refused', async () => {
    const { state, stored } = clinic()
    const form = stored()
    state.record = null
    expect((await form.save(on('2026-05-02'), limits)).status).toBe('refused')
  })
})

describe('a reply that is lost', () => {
  it('of a change is no other window’s change, however the form is changed since', async () => {
    const { state, stored } = clinic()
    const form = stored()
    for (const day of ['2026-05-02', '2026-05-03']) {
      state.loses = true
      expect((await form.save(on(day), limits)).status).toBe('refused')
    }
    expect((await form.save(on('2026-05-04'), limits)).status).toBe('saved')
    expect(state.record?.createday).toBe('2026-05-04T09:30:00')
  })

  it('adds no second record, also where the day was changed since', async () => {
    const { state, fresh } = clinic()
    const form = fresh()
    state.loses = true
    expect((await form.save(on('2026-06-01'), limits)).status).toBe('refused')
    expect((await form.save(on('2026-06-02'), limits)).status).toBe('saved')
    expect([state.added, state.record?.createday]).toEqual([
      [{ createday: '2026-06-01T08:00:00', type: 1 }],
      '2026-06-02T08:00:00',
    ])
  })

  it('of the change of such a record adds no second one either, nor takes it for another window’s', async () => {
    const { state, fresh } = clinic()
    const form = fresh()
    state.loses = true
    await form.save(on('2026-06-01'), limits)
    const second = form.save(on('2026-06-02'), limits)
    while (state.sent < 3) await Promise.resolve()
    state.loses = true
    expect((await second).status).toBe('refused')
    expect((await form.save(on('2026-06-03'), limits)).status).toBe('saved')
    expect([state.added.length, state.record?.createday]).toEqual([1, '2026-06-03T08:00:00'])
  })
})
