import { expect, it } from 'vitest'
import type { ParkedRow } from '../memory/parked-files'
import { besideOf, droppedAgain, type ParkedBeside } from './parked-beside'
import { makeParking } from './parking'

it('a drop that is there again after a reload still names what it left out', async () => {
  const rows = new Map<string, ParkedRow<ParkedBeside>>()
  const store = {
    all: async () => [...rows.values()],
    write: async (some: readonly ParkedRow<ParkedBeside>[]) => {
      for (const row of some) rows.set(row.id, row)
    },
    remove: async () => undefined,
  }
  const here = { owner: () => 'doctor', window: () => 'window', isOpen: () => false, now: () => 0 }
  const dropped = { files: [new File(['x'], 'film.jpg')], omitted: [{ name: 'Thumbs.db', size: 9, why: 'system' as const }] }
  makeParking(store, here).park('new', { drop: 'd', value: besideOf(dropped), files: dropped.files })
  const [left] = await makeParking(store, here).left('new')
  expect(left && droppedAgain(left.files, left.value)).toEqual(dropped)
  expect(droppedAgain(dropped.files, null).omitted).toEqual([])
})
