import { expect, it } from 'vitest'
import { nameFault, renamed, withoutSaved, withSaved } from './saved-searches'

const saved = [
  { name: 'ANB 大', query: 'f=gt:4:ANB' },
  { name: 'Class III', query: 'f=lt:0:ANB' },
]

it('a name is needed and is one search’s, however it is written; there is an end to them', () => {
  expect(nameFault(' ', saved, null)).toBe('needed')
  expect(nameFault(' class iii', saved, null)).toBe('taken')
  expect(nameFault('CLASS III', saved, 'Class III')).toBeNull()
  expect(nameFault('\u200b', saved, null)).toBe('needed')
  expect(nameFault('Class\u200b III', saved, null)).toBe('taken')
  const many = Array.from({ length: 50 }, (_, i) => ({ name: String(i), query: '' }))
  expect([nameFault('x', many, null), nameFault('x', many, '3')]).toEqual(['many', null])
})

it('a search is added, renamed in its place and deleted', () => {
  const added = withSaved(saved, { name: ' 新\u202e ', query: 'film=1' })
  expect(added.map(search => search.name)).toEqual(['ANB 大', 'Class III', '新'])
  expect(renamed(added, 'Class III', '三\u200b类').map(search => search.name)).toEqual(['ANB 大', '三类', '新'])
  expect(withoutSaved(added, { name: '新', query: 'film=1' })).toEqual(saved)
})

it('what another window saved, renamed or deleted meanwhile is met: no name twice, no renaming of what is gone', () => {
  const refused = (fault: string) => expect.objectContaining({ fault })
  const thrown = (change: () => unknown): unknown => {
    try {
      return change()
    } catch (error) {
      return error
    }
  }
  expect(thrown(() => withSaved(saved, { name: 'class iii', query: 'film=1' }))).toEqual(refused('taken'))
  expect(thrown(() => renamed(saved, 'ANB 大', 'Class III'))).toEqual(refused('taken'))
  expect(thrown(() => renamed(saved, '二类', '二类改'))).toEqual(refused('gone'))
})

it('of two searches that once got one name, only the deleted one goes', () => {
  const twice = [...saved, { name: 'Class III', query: 'film=1' }]
  expect(withoutSaved(twice, { name: 'Class III', query: 'film=1' })).toEqual(saved)
})
