import { noTexts, ownItemOf } from '@sella/ceph/analysis/own-item-draft'
import { expect, it } from 'vitest'
import { losesTheirs } from '../../../own-values/lost-change'
import { freeName, itemLine, losesTheirItem, onlyIn } from './met-elsewhere'

const chin = (mean: number) => {
  const draft = { name: 'Chin', kind: 'angle_vertex', nodes: ['Na', 'A', 'Pog'], of: [], stages: {}, texts: noTexts } as const
  const item = ownItemOf({ ...draft, norm: { mean, sd: 3 } }, {})
  if (!item) throw new Error('the item is not sound')
  return item
}

it('only a change made elsewhere and unseen here would be lost', () => {
  const [first, mine, theirs] = [{ a: 1 }, { a: 2 }, { a: 3 }]
  expect(losesTheirs({ was: first, mine, theirs })).toBe(true)
  expect(losesTheirs({ was: null, mine, theirs })).toBe(true)
  expect(losesTheirs({ was: first, mine: null, theirs })).toBe(true)
  expect(losesTheirs({ was: first, mine, theirs: { a: 1 } })).toBe(false)
  expect(losesTheirs({ was: first, mine, theirs: { a: 2 } })).toBe(false)
  expect(losesTheirs({ was: first, mine, theirs: null })).toBe(false)
})

it('measurements are compared by what is stored of them', () => {
  expect(losesTheirItem({ was: chin(170), mine: chin(171), theirs: chin(170) })).toBe(false)
  expect(losesTheirItem({ was: chin(170), mine: chin(171), theirs: chin(172) })).toBe(true)
})

it('what two versions differ in is told', () => {
  const [here, there] = [
    ['SNA', 'ANB'],
    ['SNB', 'SNA'],
  ].map(items => ({ name: '首诊', items, lines: [] }))
  if (!here || !there) throw new Error('two versions')
  expect([onlyIn(here, there), onlyIn(there, here)]).toEqual([['ANB'], ['SNB']])
  expect(itemLine('Chin', chin(170), 'en')).toMatch(/, Na – A – Pog, 170.0 ± 3.0$/)
})

it('a free name is the next number, within what the form allows', () => {
  expect(freeName('首诊', ['首诊', '首诊 (2)'])).toBe('首诊 (3)')
  expect(freeName('x'.repeat(60), [])).toBe(`${'x'.repeat(56)} (2)`)
})
