import { expect, test } from 'vitest'
import { notReached, Refused } from '../server/refused'
import type { FilingBegun } from './file-waiting'
import type { CaseChoice, RecordChoice } from './filing'
import { makeFilings } from './filings'

const goal = { at: 'new', name: '陈一', birthday: '2012-03-04', sex: null, caseNo: '' } as const
const record = { at: 'new', day: '2026-03-01', type: 1 } as const

interface Wish {
  readonly uuid: string
  readonly goal: CaseChoice
  readonly record: RecordChoice
  readonly begun: FilingBegun
}
const wish: Wish = { uuid: 'file', goal, record, begun: {} }

/** A server that gives the first reply again to what is sent again after its reply was lost, and may refuse to put the file. */
const room = () => {
  const cases: string[] = []
  const records: string[] = []
  const state = { loses: '', refuses: false, puts: 0, kept: null as FilingBegun | null }
  const lost = new Set<string>()
  const added = async <T>(call: string, { rows, row }: { rows: string[]; row: string }, made: (at: number) => T): Promise<T> => {
    if (!lost.delete(`${call} ${row}`)) rows.push(row)
    if (state.loses !== call) return made(rows.lastIndexOf(row))
    state.loses = ''
    lost.add(`${call} ${row}`)
    throw notReached()
  }
  const filings = makeFilings<Wish>({
    addCase: ({ name }) => added('addCase', { rows: cases, row: name }, at => `case ${at}`),
    changeCase: async (uuid, _, { name }) => {
      cases[Number(uuid.split(' ')[1])] = name
    },
    addRecord: ({ caseUuid, day }) =>
      added('addRecord', { rows: records, row: `${caseUuid} ${day}` }, at => ({ uuid: `record ${at}`, version: 1 })),
    changeRecord: async (uuid, version, { caseUuid, day }) => {
      records[Number(uuid.split(' ')[1])] = `${caseUuid} ${day}`
      return version + 1
    },
    nameOf: async uuid => uuid,
    put: async () => {
      state.puts += 1
      if (state.refuses) throw new Refused(409, 'IMAGE_DUPLICATE', '')
    },
    keep: (_, begun) => {
      state.kept = begun
    },
  })
  return { cases, records, state, filings }
}

test('a file is filed once however often it is asked for, and is said to be while it is', async () => {
  const { cases, state, filings } = room()
  const first = filings.file(wish)
  expect([...filings.running.get()]).toEqual(['file'])
  expect(filings.file(wish)).toBe(first)
  await first
  expect([[...filings.running.get()], cases, state.puts, state.kept]).toEqual([[], ['陈一'], 1, null])
})

test('what an attempt that failed has added is not added again from a form that was opened anew meanwhile', async () => {
  const { cases, records, state, filings } = room()
  state.refuses = true
  await expect(filings.file(wish)).rejects.toThrow()
  expect([[...filings.running.get()], state.kept]).toMatchObject([[], { newCase: { uuid: 'case 0' } }])
  expect(filings.begun('file')).toEqual(state.kept)
  state.refuses = false
  expect(await filings.file({ ...wish, begun: {} })).toMatchObject({ caseUuid: 'case 0', recordUuid: 'record 0' })
  expect([cases, records, filings.begun('file')]).toEqual([['陈一'], ['case 0 2026-03-01'], undefined])
})

test('what an earlier page has added is not added again', async () => {
  const { cases, state, filings } = room()
  const begun = { newCase: { uuid: 'case 7', as: goal } }
  expect(await filings.file({ ...wish, begun })).toMatchObject({ caseUuid: 'case 7' })
  expect([cases, state.puts]).toEqual([[], 1])
})

test('a case or record whose reply was lost is corrected, not added beside', async () => {
  const { cases, records, state, filings } = room()
  state.loses = 'addCase'
  await expect(filings.file(wish)).rejects.toThrow()
  state.loses = 'addRecord'
  const named: Wish = { ...wish, goal: { ...goal, name: '陈二' } }
  await expect(filings.file(named)).rejects.toThrow()
  await filings.file({ ...named, record: { ...record, day: '2026-04-02' } })
  expect([cases, records]).toEqual([['陈二'], ['case 0 2026-04-02']])
})

test('a record of one case whose reply was lost is not moved into another', async () => {
  const { records, state, filings } = room()
  state.loses = 'addRecord'
  await expect(filings.file(wish)).rejects.toThrow()
  expect(await filings.file({ ...wish, goal: { at: 'case', uuid: 'case 9' } })).toMatchObject({ recordUuid: 'record 1' })
  expect(records).toEqual(['case 0 2026-03-01', 'case 9 2026-03-01'])
})

test('another file has its own', async () => {
  const { cases, filings } = room()
  await Promise.all([filings.file(wish), filings.file({ ...wish, uuid: 'other', goal: { ...goal, name: '陈二' } })])
  expect(cases).toEqual(['陈一', '陈二'])
})
