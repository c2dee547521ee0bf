import type { Drop, Item } from '@sella/workbench/uploads/queue'
import { beforeEach, expect, it, vi } from 'vitest'
import type { StoredFile, StoredGroup, StoredRow } from '../memory/stored-files'
import { keepingIn } from './keeping'

const { rows, groups, files } = vi.hoisted(() => ({
  rows: new Map<string, StoredRow<Item>>(),
  groups: new Map<string, StoredGroup<Drop>>(),
  files: new Map<string, StoredFile>(),
}))
vi.mock('../memory/stored-files', () => ({
  allStored: async (owner: string) => {
    const of = <T extends { owner: string }>(table: Map<string, T>) => [...table.values()].filter(row => row.owner === owner)
    return { rows: of(rows), groups: of(groups) }
  },
  storedFiles: async (ids: readonly string[]) => ids.flatMap(id => files.get(id) ?? []),
  writeStored: async (all: { rows?: StoredRow<Item>[]; groups?: StoredGroup<Drop>[]; files?: StoredFile[] }) => {
    for (const row of all.rows ?? []) rows.set(row.id, row)
    for (const group of all.groups ?? []) groups.set(group.id, group)
    for (const file of all.files ?? []) files.set(file.id, file)
  },
  deleteStored: async (table: string, ids: readonly string[]) => {
    for (const id of ids) (table === 'rows' ? rows : table === 'groups' ? groups : files).delete(id)
  },
}))

const dropOf = (id: string): Drop => ({ id, at: 1, caseUuid: 'case', patient: '王' })
const itemOf = (id: string, drop: string, state: Item['state']): Item => ({
  ...{ id, drop, name: `${id}.jpg`, bytes: 1, place: null, guessed: false, ifKnown: 'keep', state },
})
const waiting: Item['state'] = { at: 'waiting', tries: 0, from: 0 }

let now = 0
const windowOf = (name: string) => keepingIn(name, () => now)
const put = (window: ReturnType<typeof windowOf>, drop: string, item: Item) =>
  window.save('li', { drop: dropOf(drop), item, file: new Blob(['x']) })
const namesOf = async (window: ReturnType<typeof windowOf>) => (await window.load('li')).queue.items.map(({ id }) => id)

beforeEach(() => {
  now = 0
  for (const table of [rows, groups, files]) table.clear()
})

it('a file on its way in one window is not sent by another, but by the next one once that window is silent', async () => {
  const [first, second] = [windowOf('first'), windowOf('second')]
  await put(first, 'd', itemOf('a', 'd', waiting))
  const met = await second.load('li')
  expect([met.queue.items, met.files.size, met.again]).toEqual([[], 0, 15_000])
  now = 14_000
  await first.hold('li', [itemOf('a', 'd', waiting)])
  now = 20_000
  expect(await namesOf(second)).toEqual([])
  now = 30_000
  expect(await namesOf(second)).toEqual(['a'])
  // It is the second one's now: the first, awake again, leaves it alone.
  expect(await namesOf(first)).toEqual([])
})

it('receipts cleared in one window leave what another is still sending, with its drop', async () => {
  const [first, second] = [windowOf('first'), windowOf('second')]
  await put(first, 'going', itemOf('a', 'going', waiting))
  await put(second, 'over', itemOf('b', 'over', { at: 'out', why: 'stopped' }))
  await second.clear('li', { drops: [], items: [] })
  expect([[...rows.keys()], [...groups.keys()]]).toEqual([['a'], ['going']])
})

it('another doctor’s files are never taken', async () => {
  await put(windowOf('first'), 'd', itemOf('a', 'd', waiting))
  now = 60_000
  expect((await windowOf('second').load('zhao')).queue.items).toEqual([])
})
