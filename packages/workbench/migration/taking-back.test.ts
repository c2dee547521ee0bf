import { expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import type { Made } from './carry-out'
import { sizeOf, takeBack } from './taking-back'

const fields = { name: '张三', sex: null, birthday: null, caseNo: '', agencyUuid: null, notes: null }
const filling = (uuid: string) => ({ uuid, before: { ...fields, phone: null }, after: { ...fields, phone: '138' } })
const made: Made = { cases: ['a', 'b'], filled: [filling('c'), filling('d')], drops: ['1', '2'] }

const clinic = (refused: Readonly<Record<string, unknown>> = {}) => {
  const calls: string[] = []
  const state = { left: null as Made | null, refused }
  const call = async (name: string): Promise<void> => {
    calls.push(name)
    if (state.refused[name]) throw state.refused[name]
  }
  const ports = {
    takeBackDrop: (id: string) => call(`drop ${id}`),
    restore: ({ uuid }: { readonly uuid: string }) => call(`restore ${uuid}`),
    deleteCase: (uuid: string) => call(`delete ${uuid}`),
    remember: (left: Made) => {
      state.left = left
    },
  }
  return { calls, state, ports }
}

it('files, fields and cases are taken back, in this order', async () => {
  const { calls, state, ports } = clinic()
  const nothing = { cases: [], filled: [], drops: [] }
  expect(await takeBack(made, ports)).toEqual(nothing)
  expect(calls).toEqual(['drop 1', 'drop 2', 'restore c', 'restore d', 'delete a', 'delete b'])
  expect([state.left, sizeOf(made), sizeOf(nothing)]).toEqual([nothing, 6, 0])
})

it('what fails stops nothing else and alone is tried again', async () => {
  const conflict = new Refused(409, 'PATIENT_CONFLICT', '')
  const { calls, state, ports } = clinic({ 'drop 1': notReached(), 'restore d': conflict, 'delete a': notReached() })
  const left = await takeBack(made, ports)
  expect([left, state.left]).toEqual([{ cases: ['a'], filled: [filling('d')], drops: ['1'] }, left])
  calls.length = 0
  state.refused = {}
  expect(sizeOf(await takeBack(left, ports))).toBe(0)
  expect(calls).toEqual(['drop 1', 'restore d', 'delete a'])
})

it('a case that is gone by now counts as taken back', async () => {
  const gone = new Refused(404, 'NOT_FOUND', '')
  const { ports } = clinic({ 'delete a': gone, 'restore c': gone })
  expect(sizeOf(await takeBack(made, ports))).toBe(0)
})

it('a page that ends in between leaves the rest to be taken back', async () => {
  const { state, ports } = clinic()
  const ending = { ...ports, restore: () => new Promise<never>(() => undefined) }
  void takeBack(made, ending)
  await new Promise(resolve => setTimeout(resolve))
  expect(state.left).toEqual({ ...made, drops: [] })
})
