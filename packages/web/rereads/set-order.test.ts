import { describe, expect, it } from 'vitest'
import { againAddress, inOrder, orderIn } from './set'

const films = Array.from({ length: 25 }, (_, i) => ({ caseUuid: `case ${i}`, recordUuid: `record ${i}` }))
const searchOf = (address: string): URLSearchParams => new URL(address, 'http://sella.test').searchParams

describe('a set of films to be retraced', () => {
  it('has each film once, at its place in the order of one seed, which its address names', () => {
    const set = inOrder(films, 7)
    expect(set.map(({ order }) => order)).toEqual(films.map((_, i) => ({ seed: 7, place: i + 1, of: 25 })))
    const [byRecord, asChosen] = [set, films].map(all => [...all].sort((a, b) => a.recordUuid.localeCompare(b.recordUuid)))
    expect(byRecord?.map(({ caseUuid, recordUuid }) => ({ caseUuid, recordUuid }))).toEqual(asChosen)
    for (const film of set)
      expect(orderIn(searchOf(againAddress(film, { reader: 'other', name: '李 & 王' })))).toEqual(film.order)
  })

  it('is drawn anew each time', () => {
    const seeds = Array.from({ length: 20 }, () => inOrder(films)[0]?.order?.seed)
    expect(new Set(seeds).size).toBeGreaterThan(15)
  })

  it('has no place where a film is read alone, or the address names none that could be stored', () => {
    expect(orderIn(searchOf(againAddress({ caseUuid: 'c', recordUuid: 'r' }, { reader: 'self', name: '' })))).toBeNull()
    for (const order of ['', '7', '7-0-3', '7-4-3', '4294967296-1-3', '-1-1-3', '7-1-3x', '1e3-1-3'])
      expect([order, orderIn(new URLSearchParams({ order }))]).toEqual([order, null])
  })
})
