import { expect, it } from 'vitest'
import { hasShapeOf } from '../../memory/same-shape'
import { afterSaved, beganOf, draftOf, errorAt, isUnchanged, rowsOf, withLine, withName, withoutLine } from './agency-draft'

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

it('what is typed while a list is being saved stays; a line stored meanwhile is no new one, and one added elsewhere is not removed', () => {
  const sent = withName(withLine(draftOf(stored)), 2, '城东')
  const answer = [...stored, { uuid: 'c', name: '城东' }, { uuid: 'd', name: '别处' }]
  expect(afterSaved(sent, sent, answer)).toEqual(draftOf(answer))
  const renamed = afterSaved(sent, withName(sent, 2, '城东门诊'), answer)
  expect(rowsOf(renamed)).toEqual([...answer.slice(0, 2), { uuid: 'c', name: '城东门诊' }, answer[3]])
  expect(beganOf(renamed)).toEqual(answer)
  const shorter = afterSaved(sent, withoutLine(sent, 0), answer)
  expect(rowsOf(shorter)).toEqual(answer.slice(1))
  const longer = afterSaved(sent, withName(withLine(sent), 3, '城西'), answer)
  expect(rowsOf(longer)).toEqual([...answer.slice(0, 3), { uuid: undefined, name: '城西' }, answer[3]])
})
