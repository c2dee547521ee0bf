import { expect, it } from 'vitest'
import type { ParkedRow } from '../memory/parked-files'
import { makeParking } from './parking'

type Value = { readonly kind: string }

const file = (name: string) => new File([name], name)

/** A browser whose windows are open until they are closed. */
const browser = () => {
  const rows = new Map<string, ParkedRow<Value>>()
  const open = new Set<string>()
  let now = 1
  const store = {
    all: async (owner: string) => [...rows.values()].filter(row => row.owner === owner),
    write: async (some: readonly ParkedRow<Value>[]) => some.forEach(row => void rows.set(row.id, row)),
    remove: async (ids: readonly string[]) => ids.forEach(id => void rows.delete(id)),
  }
  return {
    rows,
    close: (window: string) => open.delete(window),
    wait: (ms: number) => {
      now += ms
    },
    page: (window: string, owner = 'li') => {
      open.add(window)
      const isOpen = (other: string) => other !== window && open.has(other)
      return makeParking<Value>(store, { owner: () => owner, window: () => window, isOpen, now: () => now })
    },
  }
}

const parked = { drop: 'd', value: { kind: 'x' }, files: [file('a'), file('b'), file('c')] }

const names = async (page: ReturnType<ReturnType<typeof browser>['page']>, slot: string) =>
  (await page.left(slot)).flatMap(({ files }) => files.map(({ name }) => name))

it('what a page left undecided is asked about again, once, with what it came with', async () => {
  const { page } = browser()
  const before = page('one')
  before.park('case', parked)
  expect(await before.left('case')).toEqual([])
  before.decided('d', [file('b')])
  const after = page('one')
  expect(await after.left('other')).toEqual([])
  expect((await after.left('case')).map(({ drop, value }) => [drop, value])).toEqual([['d', { kind: 'x' }]])
  expect(await after.left('case')).toEqual([])
  after.decided('d', [file('a')])
  after.leave('d')
  expect(await names(after, 'case')).toEqual(['c'])
  expect(await names(page('one'), 'case')).toEqual(['c'])
})

it('two files of one name are two', async () => {
  const { page } = browser()
  const before = page('one')
  before.park('case', { ...parked, files: [file('a'), file('a')] })
  before.decided('d', [file('a')])
  expect(await names(page('one'), 'case')).toEqual(['a'])
})

it('another window asks only once the first is gone, another doctor never', async () => {
  const { page, close } = browser()
  page('one').park('case', parked)
  const second = page('two')
  expect(await names(second, 'case')).toEqual([])
  expect(await names(page('one', 'zhao'), 'case')).toEqual([])
  close('one')
  expect(await names(second, 'case')).toEqual(['a', 'b', 'c'])
  expect(await names(page('three'), 'case')).toEqual([])
})

it('what is decided on leaves nothing, and what nobody asked about for a week is deleted', async () => {
  const { page, rows, wait } = browser()
  const here = page('one')
  here.park('case', parked)
  here.decided('d', parked.files)
  expect(rows.size).toBe(0)
  here.park('case', parked)
  here.release('d')
  expect(rows.size).toBe(0)
  here.park('case', parked)
  wait(8 * 24 * 3_600_000)
  expect(await names(page('one'), 'elsewhere')).toEqual([])
  expect(rows.size).toBe(0)
})
