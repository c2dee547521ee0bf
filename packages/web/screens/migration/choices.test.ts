import type { Newcomer } from '@sella/workbench/migration/newcomer'
import { expect, it } from 'vitest'
import { aimed, choicesIn, corrected, withChoice, withoutDone } from './choices'

const draft = { name: '陈一', number: '', sex: null, birthday: '2012', phone: '', agency: '', notes: '' }
const file = { index: 0, name: 'a.jpg', day: null, dayBy: null, otherDay: null, kind: null, guessed: true, refused: null }
const newcomer: Newcomer = {
  ...{ key: 'folder/a', source: 'folder/a', draft, doubts: [], undated: '', goal: null, likely: [] },
  files: [file, { ...file, index: 1, name: 'b.jpg', kind: 'Panoramic' }],
}

const left = (change: Partial<Newcomer>) => {
  const kept: unknown = JSON.parse(JSON.stringify(withChoice({ source: 'folder', chosen: {} }, { ...newcomer, ...change })))
  const choices = choicesIn(kept)
  if (!choices) throw new Error('not read')
  return choices
}

it('corrections and kinds are there again when the same folder is chosen again, whatever the order of its files', () => {
  const choices = left({
    draft: { ...draft, birthday: '2012-03-04' },
    undated: '2024-05-01',
    files: newcomer.files.map(each => ({ ...each, kind: 'Lateral_Ceph', guessed: false })),
  })
  const again = corrected(choices, { ...newcomer, files: newcomer.files.toReversed() })
  expect([again.draft.birthday, again.undated]).toEqual(['2012-03-04', '2024-05-01'])
  expect(again.files.map(({ name, kind, guessed }) => [name, kind, guessed])).toEqual([
    ['b.jpg', 'Lateral_Ceph', false],
    ['a.jpg', 'Lateral_Ceph', false],
  ])
  const other = { ...newcomer, key: 'folder/b' }
  expect(corrected(choices, other)).toBe(other)
})

it('a goal is taken again only where it can be reached', () => {
  const at = (goal: Newcomer['goal'], among: Partial<Newcomer> = {}, all: readonly Newcomer[] = []) =>
    aimed(left({ goal }), { ...newcomer, ...among }, all).goal
  expect([at({ at: 'out' }), at({ at: 'new' }), at(null)]).toEqual([{ at: 'out' }, { at: 'new' }, null])
  const likely = [{ caseUuid: 'c', name: '', birthday: null, sex: null, caseNo: '', agrees: [], differs: [], records: [] }]
  expect([at({ at: 'case', uuid: 'c' }), at({ at: 'case', uuid: 'c' }, { likely })]).toEqual([null, { at: 'case', uuid: 'c' }])
  expect(at({ at: 'with', key: 'k' })).toBeNull()
  expect(at({ at: 'with', key: 'k' }, {}, [{ ...newcomer, key: 'k' }])).toEqual({ at: 'with', key: 'k' })
})

it('of those who have been migrated nothing is chosen again', () => {
  const choices = withChoice(left({ goal: { at: 'new' } }), { ...newcomer, key: 'folder/b' })
  expect(Object.keys(withoutDone(choices, new Set(['folder/a'])).chosen)).toEqual(['folder/b'])
})

it('what is damaged is nothing', () => {
  for (const value of [null, [], { source: 'x' }, { source: 'x', chosen: { a: { draft: {} } } }])
    expect(choicesIn(value)).toBeNull()
})
