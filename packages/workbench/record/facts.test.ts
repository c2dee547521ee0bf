import type { CaseRecord } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { type RecordFacts, saveFacts } from './facts'

const opened = { uuid: 'r', version: 1, createday: '2026-05-01', type: 1 } as CaseRecord

const portal = () => {
  const state = { record: opened, loses: false }
  const put = (part: Partial<CaseRecord>): CaseRecord => {
    state.record = { ...state.record, ...part, version: state.record.version + 1 }
    return state.record
  }
  const server = {
    update: async (onto: CaseRecord, facts: RecordFacts) => {
      if (onto.version !== state.record.version) throw new Refused(409, 'RECORD_CONFLICT', '')
      const stored = put(facts)
      if (state.loses) throw notReached()
      return stored
    },
    current: async () => state.record,
  }
  return { state, put, server }
}
const wanted: RecordFacts = { createday: '2026-05-02', type: 2 }

it('points saved elsewhere meanwhile stand in nobody’s way', async () => {
  const { put, server, state } = portal()
  put({ cephPoints: 'theirs' })
  expect(await saveFacts(opened, wanted, server)).toMatchObject({ status: 'saved', record: { ...wanted, version: 3 } })
  expect(state.record.cephPoints).toBe('theirs')
})

it('whose reply was lost are saved when they are saved again', async () => {
  const { server, state } = portal()
  state.loses = true
  await expect(saveFacts(opened, wanted, server)).rejects.toThrow()
  expect(await saveFacts(opened, wanted, server)).toMatchObject({ status: 'saved', record: { version: 2 } })
})

it('changed elsewhere, differently, are not written over unseen', async () => {
  const { put, server, state } = portal()
  const theirs = put({ createday: '2026-04-30' })
  expect(await saveFacts(opened, wanted, server)).toEqual({ status: 'conflict', record: theirs })
  expect(state.record).toBe(theirs)
  expect(await saveFacts(theirs, wanted, server)).toMatchObject({ status: 'saved' })
})

it('of a record that is gone are refused as they were', async () => {
  const { server, put } = portal()
  put({})
  await expect(saveFacts(opened, wanted, { ...server, current: async () => null as CaseRecord | null })).rejects.toThrow()
})
