import type { Patient } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import type { Made } from './carry-out'
import { makeMigrationCarrying } from './carrying'
import type { Newcomer } from './newcomer'

const file = {
  index: 0,
  name: 'a.jpg',
  day: '2025-01-01',
  dayBy: 'folder',
  otherDay: null,
  guessed: false,
  refused: null,
} as const
const newcomer = (key: string): Newcomer => ({
  ...{ key, source: key, doubts: [], undated: '', goal: { at: 'new' }, likely: [] },
  draft: { name: key, number: '', sex: null, birthday: '', phone: '', agency: '', notes: '' },
  files: [{ ...file, kind: 'Smile_Photo' }],
})

const clinic = () => {
  const state = { begun: 0, ended: 0, waiting: 0, waits: [] as number[], queued: [] as string[], made: null as Made | null }
  const hooks = { onAdd: async (): Promise<void> => undefined, onWait: (): void => undefined }
  const carrying = makeMigrationCarrying({
    begin: () => {
      state.begun += 1
      return made => {
        state.made = made
      }
    },
    addPatient: async ({ name }) => {
      await hooks.onAdd()
      return { uuid: `case ${name}`, name } as Patient
    },
    patient: async () => Promise.reject(new Error('not asked')),
    updatePatient: async () => Promise.reject(new Error('not asked')),
    agency: async () => null,
    records: async () => [],
    addRecord: async ({ createday, type }) => ({ uuid: 'r', createday, type }),
    waiting: () => state.waiting,
    queue: ({ name }, files, from) => {
      state.queued.push(`${name} ${files.length} ${from}`)
      return `drop ${state.queued.length}`
    },
    wait: async ms => {
      state.waits.push(ms)
      hooks.onWait()
    },
    onEnd: () => {
      state.ended += 1
    },
  })
  return { state, hooks, carrying }
}

it('newcomers are filed one after another, with their outcomes; what was made is remembered of one migration', async () => {
  const { state, carrying } = clinic()
  expect([carrying.store.get().busy, state.begun]).toEqual([false, 0])
  const carried = carrying.carry([newcomer('a'), newcomer('b')])
  expect([carrying.store.get().busy, state.begun]).toEqual([true, 1])
  await carried
  expect([...carrying.store.get().outcomes.values()].map(({ key, end, caseUuid }) => [key, end, caseUuid])).toEqual([
    ['a', 'added', 'case a'],
    ['b', 'added', 'case b'],
  ])
  expect([state.queued, carrying.store.get().busy, state.ended]).toEqual([['a 1 a', 'b 1 b'], false, 1])
  await carrying.carry([newcomer('c')])
  expect([state.begun, state.made]).toEqual([
    1,
    { cases: ['case a', 'case b', 'case c'], filled: [], drops: ['drop 1', 'drop 2', 'drop 3'] },
  ])
})

it('asked twice, nobody is made twice', async () => {
  const { state, carrying } = clinic()
  await Promise.all([carrying.carry([newcomer('a')]), carrying.carry([newcomer('a')])])
  expect([state.made?.cases, state.ended]).toEqual([['case a'], 1])
})

it('one that fails is told and filed when it is tried again', async () => {
  const { hooks, carrying } = clinic()
  hooks.onAdd = () => Promise.reject(new Error('no'))
  await carrying.carry([newcomer('a')])
  expect([carrying.store.get().outcomes.get('a')?.end, carrying.store.get().busy]).toEqual(['failed', false])
  hooks.onAdd = async () => undefined
  await carrying.carry([newcomer('a')])
  expect(carrying.store.get().outcomes.get('a')?.end).toBe('added')
})

it('stopped, it ends with the newcomer being filed; carried on, the rest follows', async () => {
  const { state, hooks, carrying } = clinic()
  hooks.onAdd = async () => carrying.stop()
  await carrying.carry([newcomer('a'), newcomer('b')])
  expect([state.queued, carrying.store.get().busy]).toEqual([['a 1 a'], false])
  hooks.onAdd = async () => undefined
  await carrying.carry([newcomer('b')])
  expect(state.queued).toEqual(['a 1 a', 'b 1 b'])
})

it('files wait until sixty at most are queued; stopped, those of a case that was made are queued all the same', async () => {
  const { state, hooks, carrying } = clinic()
  state.waiting = 62
  hooks.onWait = () => {
    state.waiting -= 1
  }
  await carrying.carry([newcomer('a')])
  expect([state.waits, state.queued]).toEqual([[300, 300], ['a 1 a']])
  state.waiting = 61
  hooks.onWait = carrying.stop
  await carrying.carry([newcomer('b'), newcomer('c')])
  expect([state.waits.length, state.queued]).toEqual([3, ['a 1 a', 'b 1 b']])
})
