import { expect, it } from 'vitest'
import { hasShapeOf } from '../../memory/same-shape'
import { beganOf, draftOf, errorAt, isUnchanged, rowsOf, withLine, withName, withoutLine } from './agency-draft'

const stored = [
  { uuid: 'a', name: '滨江' },
  { uuid: 'b', name: 'Riverside' },
]

it('half-filled lines come back from what was written down as they were, with the list they began on', () => {
  const typed = withName(withLine(withoutLine(withName(draftOf(stored), 1, 'Riverside 2'), 0)), 1, ' 城东 ')
  const left: unknown = JSON.parse(JSON.stringify(typed))
  expect(hasShapeOf(draftOf([]), left)).toBe(true)
  expect(rowsOf(left as typeof typed)).toEqual([
    { uuid: 'b', name: 'Riverside 2' },
    { uuid: undefined, name: '城东' },
  ])
  expect(beganOf(left as typeof typed)).toEqual(stored)
})

it('only lines that differ from those it began with are a change', () => {
  const draft = draftOf(stored)
  expect([isUnchanged(draft), isUnchanged(withName(withName(draft, 0, 'x'), 0, '滨江'))]).toEqual([true, true])
  expect([withLine(draft), withoutLine(draft, 1), withName(draft, 0, 'x')].map(isUnchanged)).toEqual([false, false, false])
})

it('a line without a name and a second line of a name cannot be saved', () => {
  const draft = withName(withLine(draftOf(stored)), 2, ' riverside ')
  expect([0, 1, 2].map(at => errorAt(draft, at))).toEqual([null, null, 'twice'])
  expect(errorAt(withLine(withLine(draftOf([]))), 1)).toBe('empty')
})
