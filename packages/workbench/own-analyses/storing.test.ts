import type { UserAnalysis } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { Refused } from '../server/refused'
import type { Editing } from './editing'
import { eraseAnalysis, type Met, saveAnalysis } from './storing'

const parts = { name: ' 我的\u200b ', items: ['SNA'], lines: [] }
const fresh: Editing = { uuid: null, saved: null, from: null, parts }
const from = { name: '我的', content: 'as seen' }
const edited: Editing = { uuid: 'a', saved: { ...parts, name: '我的' }, from, parts }
const theirs = { uuid: 'a', name: '他的', content: 'as stored' } as UserAnalysis
const conflict = new Refused(409, 'METHOD_CONFLICT', '')
const fault = new Refused(500, 'WAITING_DONE', '')

const saving = (answers: readonly (Refused | null)[], met: Met = { editing: edited, beside: null }) => {
  const left = [...answers]
  const seen = { put: [] as unknown[], stored: [] as unknown[], editing: [] as Editing[], asked: 0 }
  const save = (editing: Editing) =>
    saveAnalysis(
      {
        view: 'film',
        put: async analysis => {
          seen.put.push(analysis)
          const refusal = left.shift()
          if (refusal) throw refusal
          return theirs
        },
        met: async () => {
          seen.asked += 1
          return met
        },
        onStored: (stored, isNew) => seen.stored.push([stored.uuid, isNew]),
        onEditing: next => seen.editing.push(next),
      },
      editing,
    )
  return { save, seen }
}
const content = '{"funcs":["SNA"],"lines":[]}'

it('a new analysis is stored under its trimmed name, a changed one with what the change is made on', async () => {
  const { save, seen } = saving([])
  await save(fresh)
  await save(edited)
  expect(seen.put).toEqual([
    { name: '我的', content },
    { uuid: 'a', from, name: '我的', content },
  ])
  expect([seen.stored, seen.asked]).toEqual([
    [
      ['a', true],
      ['a', false],
    ],
    0,
  ])
})

it('one that another window changed is not stored over it: the doctor goes on, or stores hers beside', async () => {
  const onTheirs = { ...edited, from: { name: '他的', content: 'as stored' } }
  const on = saving([conflict], { editing: onTheirs, beside: null })
  await on.save(edited)
  expect([on.seen.put.length, on.seen.stored, on.seen.editing]).toEqual([1, [], [onTheirs]])
  const beside = saving([conflict], { editing: onTheirs, beside: '我的 (2)' })
  await beside.save(edited)
  expect([beside.seen.put[1], beside.seen.stored, beside.seen.editing]).toEqual([
    { name: '我的 (2)', content },
    [['a', true]],
    [],
  ])
})

it('any other refusal is thrown, and so is every refusal of a new analysis', async () => {
  const { save, seen } = saving([fault, conflict])
  await expect(save(edited)).rejects.toBe(fault)
  await expect(save(fresh)).rejects.toBe(conflict)
  expect([seen.asked, seen.stored]).toEqual([0, []])
})

const erasing = (refusals: readonly Refused[], ...met: readonly ({ from: UserAnalysis; kept: boolean } | null)[]) => {
  const [left, answers] = [[...refusals], [...met]]
  const dropped: unknown[] = []
  const drop = async (analysis: unknown) => {
    dropped.push(analysis)
    const refusal = left.shift()
    if (refusal) throw refusal
  }
  return { dropped, erase: () => eraseAnalysis({ drop, met: async () => answers.shift() ?? null }, 'a', from) }
}

it('is deleted as it was seen; one that another window changed only when the doctor says so again', async () => {
  const plain = erasing([])
  expect([await plain.erase(), plain.dropped]).toEqual([null, [{ uuid: 'a', from }]])
  const again = erasing([conflict], { from: theirs, kept: false })
  expect([await again.erase(), again.dropped[1]]).toEqual([null, { uuid: 'a', from: { name: '他的', content: 'as stored' } }])
  const kept = erasing([conflict], { from: theirs, kept: true })
  expect([await kept.erase(), kept.dropped.length]).toEqual([theirs, 1])
})

it('one that is gone already is gone; any other refusal is thrown', async () => {
  expect(await erasing([new Refused(404, 'NOT_FOUND', '')], null).erase()).toBeNull()
  await expect(erasing([fault], { from: theirs, kept: true }).erase()).rejects.toBe(fault)
})
